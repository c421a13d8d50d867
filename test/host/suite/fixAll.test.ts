import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { check, codesOf, openContext, openOutput, until } from './_check.ts';

const context = 'Free accounts can store up to 10 GB of files. Teams can have 50 members.\n';
const wrong = 'Free accounts can store up to 5 GB of files. Teams can have 60 members.\n';

describe('Replace Contradicted Values', () => {
  it('changes nothing before its preview is accepted, then what is ticked, and is undone at once', async () => {
    const { document } = await openOutput(wrong);
    await check(document, await openContext(context));
    assert.equal(codesOf(document).length, 2);
    let isDone = false;
    const fixed = vscode.commands
      .executeCommand('claimlight.fixClashes', { output: document.uri })
      .then(() => (isDone = true));
    // The preview comes by itself, and has nothing to tick or to apply before.
    const steps = ['list.focusFirst', 'refactorPreview.toggleCheckedState', 'refactorPreview.apply'];
    await new Promise((resolve) => setTimeout(resolve, 500));
    assert.equal(document.getText(), wrong);
    for (const deadline = Date.now() + 30_000; !isDone && Date.now() < deadline; )
      for (const step of steps) {
        await vscode.commands.executeCommand(step);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    await fixed;
    assert.equal(document.getText(), context);
    await until('no finding', () => codesOf(document).length === 0);
    await vscode.window.showTextDocument(document);
    await vscode.commands.executeCommand('undo');
    assert.equal(document.getText(), wrong);
  });

  it('changes nothing where its preview is discarded', async () => {
    const { document } = await openOutput(wrong);
    await check(document, await openContext(context));
    let isDone = false;
    const fixed = vscode.commands
      .executeCommand('claimlight.fixClashes', { output: document.uri })
      .then(() => (isDone = true));
    for (const deadline = Date.now() + 30_000; !isDone && Date.now() < deadline; ) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      await vscode.commands.executeCommand('refactorPreview.discard');
    }
    await fixed;
    assert.equal(document.getText(), wrong);
    assert.equal(codesOf(document).length, 2);
  });
});
