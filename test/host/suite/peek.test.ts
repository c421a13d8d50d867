import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { check, openContext, openOutput, until } from './_check.ts';

const context = 'Free accounts can store up to 10 GB of files.\n';

describe('Peek Evidence', () => {
  it('shows the source at the claim, and puts its value in when it is accepted', async () => {
    const { document } = await openOutput('Free accounts can store up to 5 GB of files.\n');
    await check(document, await openContext(context));
    const editor = await vscode.window.showTextDocument(document);
    const at = new vscode.Position(0, 3);
    editor.selection = new vscode.Selection(at, at);
    await vscode.commands.executeCommand('claimlight.peekEvidence');
    assert.equal(document.offsetAt(editor.selection.active), document.getText().indexOf('5 GB'));
    await vscode.commands.executeCommand('claimlight.acceptPeek');
    await until('the value of the source', () => document.getText() === context);
  });

  it('puts in nothing where nothing was peeked at', async () => {
    const { document } = await openOutput('Free accounts can store up to 5 GB of files.\n');
    await check(document, await openContext(context));
    await vscode.commands.executeCommand('claimlight.acceptPeek');
    assert.match(document.getText(), /5 GB/);
  });
});
