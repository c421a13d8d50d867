import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { codesOf } from './_check.ts';
import { file, write } from './_workspace.ts';

const wrong = 'Free accounts can store up to 5 GB of files.\n';
const right = 'Free accounts can store up to 10 GB of files.\n';

const problemsOf = (name: string): readonly unknown[] => codesOf({ uri: file(name) } as vscode.TextDocument);

describe('Check Documents That Use This File', () => {
  it('finds what the file now contradicts in documents that nobody opened, however they are bound', async () => {
    await write('spec.md', right);
    await write('other.md', right);
    await write('chosen.md', wrong);
    await write('matter.md', `---\nclaimlight: spec.md\n---\n\n${wrong}`);
    await write('elsewhere.md', `---\nclaimlight: other.md\n---\n\n${wrong}`);
    await write('unbound.md', wrong);
    await vscode.commands.executeCommand('claimlight.chooseContext', {
      output: file('chosen.md'),
      context: [file('spec.md')],
    });
    await vscode.commands.executeCommand('claimlight.checkDependents', file('spec.md'));
    assert.deepEqual(problemsOf('chosen.md'), ['claim.contradicted']);
    assert.deepEqual(problemsOf('matter.md'), ['claim.contradicted']);
    assert.deepEqual(problemsOf('elsewhere.md'), []);
    assert.deepEqual(problemsOf('unbound.md'), []);
  });

  it('follows the mapping of the settings', async () => {
    const settings = vscode.workspace.getConfiguration('claimlight');
    const key = file('mapped.md').path.split('/').slice(-2).join('/');
    const spec = file('spec.md').path.split('/').slice(-2).join('/');
    await write('spec.md', right);
    await write('mapped.md', wrong);
    await settings.update('contextFiles', { [key]: [spec] }, vscode.ConfigurationTarget.Workspace);
    try {
      await vscode.commands.executeCommand('claimlight.checkDependents', file('spec.md'));
      assert.deepEqual(problemsOf('mapped.md'), ['claim.contradicted']);
    } finally {
      await settings.update('contextFiles', undefined, vscode.ConfigurationTarget.Workspace);
    }
  });
});
