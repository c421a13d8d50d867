import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { check, codesOf, openContext, openOutput, until } from './_check.ts';

const context = 'Free accounts can store up to 10 GB of files. Teams can have 50 members.\n';
const wrong = 'Free accounts can store up to 5 GB of files. Teams can have 60 members.\n';

describe('Replace Contradicted Values', () => {
  it('changes nothing before its list is accepted, then all at once, and is undone at once', async () => {
    const { document } = await openOutput(wrong);
    await check(document, await openContext(context));
    assert.equal(codesOf(document).length, 2);
    const fixed = vscode.commands.executeCommand('claimlight.fixClashes', { output: document.uri });
    // The list comes by itself, and has nothing to accept before.
    const accept = setInterval(
      () => void vscode.commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem'),
      200,
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    assert.equal(document.getText(), wrong);
    await fixed;
    clearInterval(accept);
    assert.equal(document.getText(), context);
    await until('no finding', () => codesOf(document).length === 0);
    await vscode.window.showTextDocument(document);
    await vscode.commands.executeCommand('undo');
    assert.equal(document.getText(), wrong);
  });
});
