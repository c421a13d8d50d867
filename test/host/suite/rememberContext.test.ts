import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { codesOf, openOutput, until } from './_check.ts';
import { file, openFile, write } from './_workspace.ts';

describe('Remember Context in This Document', () => {
  it('writes front matter, which holds from then on', async () => {
    await write('specs/limits.md', 'Free accounts can store up to 10 GB of files.\n');
    await write('docs/draft.md', 'Free accounts can store up to 5 GB of files.\n');
    const { document } = await openFile('docs/draft.md');
    const context = [file('specs/limits.md')];
    await vscode.commands.executeCommand('claimlight.chooseContext', { output: document.uri, context });
    await vscode.commands.executeCommand('claimlight.rememberContext', document.uri);
    assert.match(
      document.getText(),
      /^---\nclaimlight:\n {2}context:\n {4}- \.\.\/specs\/limits\.md\n---\n\nFree/,
    );
    await vscode.commands.executeCommand('claimlight.checkDocument', { output: document.uri });
    await until('the finding', () => codesOf(document)[0] === 'claim.contradicted');
    await vscode.commands.executeCommand('undo');
    await document.save();
  });

  it('writes nothing into a text that has no front matter', async () => {
    await write('specs/limits.md', 'Free accounts can store up to 10 GB of files.\n');
    const { document } = await openOutput('Free accounts can store up to 5 GB of files.', 'plaintext');
    const context = [file('specs/limits.md')];
    await vscode.commands.executeCommand('claimlight.chooseContext', { output: document.uri, context });
    await vscode.commands.executeCommand('claimlight.rememberContext', document.uri);
    assert.equal(document.getText(), 'Free accounts can store up to 5 GB of files.');
  });
});
