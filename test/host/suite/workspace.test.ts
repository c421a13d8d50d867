import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { check, codesOf, openContext, openOutput, until } from './_check.ts';
import { openFile, write } from './_workspace.ts';

const facts = 'Free accounts can store up to 10 GB of files.\n';
const wrong = 'Free accounts can store up to 5 GB of files.\n';

/** What happens to a text and its workspace while findings stand in it: nothing is lost, and nothing shown twice. */
describe('two checks started in haste', () => {
  it('show each finding once', async () => {
    const context = await openContext(facts);
    const { document } = await openOutput(wrong);
    await Promise.all([check(document, context), check(document, context), check(document, context)]);
    assert.deepEqual(codesOf(document), ['claim.contradicted']);
    const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>(
      'vscode.executeCodeLensProvider',
      document.uri,
      10,
    );
    assert.equal(lenses.filter(({ command }) => /Faithfulness/.test(command?.title ?? '')).length, 1);
  });
});

describe('a workspace of two folders', () => {
  const first = vscode.workspace.workspaceFolders![0]!.uri;
  const second = vscode.Uri.joinPath(first, '../second');

  before(async () => {
    await write(vscode.Uri.joinPath(second, 'limits.md'), facts);
    await write(vscode.Uri.joinPath(second, 'mapped.md'), wrong);
    vscode.workspace.updateWorkspaceFolders(1, 0, { uri: second });
    await until('the second folder', () => vscode.workspace.workspaceFolders?.length === 2);
  });

  after(async () => {
    vscode.workspace.updateWorkspaceFolders(1, 1);
    await until('one folder', () => vscode.workspace.workspaceFolders?.length === 1);
    await vscode.workspace.fs.delete(second, { recursive: true });
  });

  it('takes the files that the settings name from the folder of the text', async () => {
    const target = vscode.ConfigurationTarget.Global;
    const settings = vscode.workspace.getConfiguration('claimlight');
    await settings.update('contextFiles', { 'mapped.md': 'limits.md' }, target);
    const document = await vscode.workspace.openTextDocument(vscode.Uri.joinPath(second, 'mapped.md'));
    await vscode.commands.executeCommand('claimlight.checkDocument', { output: document.uri });
    assert.deepEqual(codesOf(document), ['claim.contradicted']);
    await settings.update('contextFiles', undefined, target);
  });

  it('takes the files that the configuration of the project names, from its folder', async () => {
    const project = vscode.Uri.joinPath(second, 'project');
    const config = { contexts: { 'docs/*.md': 'specs/lim*.md' } };
    await write(vscode.Uri.joinPath(project, 'claimlight.config.json'), `// Ours\n${JSON.stringify(config)}`);
    await write(vscode.Uri.joinPath(project, 'specs/limits.md'), facts);
    await write(vscode.Uri.joinPath(project, 'docs/answer.md'), wrong);
    const document = await vscode.workspace.openTextDocument(vscode.Uri.joinPath(project, 'docs/answer.md'));
    await vscode.commands.executeCommand('claimlight.checkDocument', { output: document.uri });
    assert.deepEqual(codesOf(document), ['claim.contradicted']);
  });

  for (const path of ['../../second/limits.md', 'second/limits.md', 'second/lim*.md'])
    it(`takes context from the other folder that a text names as ${path}`, async () => {
      await write('own.md', `---\nclaimlight:\n  context: ${path}\n---\n\n${wrong}`);
      const { document } = await openFile('own.md');
      await vscode.commands.executeCommand('claimlight.checkDocument', { output: document.uri });
      assert.deepEqual(codesOf(document), ['claim.contradicted']);
    });
});
