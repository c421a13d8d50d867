import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { check, codesOf, doFurther, fixesAt, openContext, openOutput, until } from './_check.ts';
import { openFile, write } from './_workspace.ts';

const context = 'Free accounts can store up to 10 GB of files. Teams can have 50 members.\n';
const text = 'Free accounts can store up to 5 GB of files.\n\nTeams can have 60 members.\n';
const both = ['claim.contradicted', 'claim.contradicted'];

describe('a comment in the text', () => {
  let editor: vscode.TextEditor;
  beforeEach(async () => {
    editor = await openOutput(text);
    await check(editor.document, await openContext(context));
    assert.deepEqual(codesOf(editor.document), both);
  });

  it('ignores its line at once, is written by the light bulb, and is taken back with an undo', async () => {
    await doFurther(editor.document, '5 GB', { act: 'ignoreInText', scope: 'line' });
    assert.match(editor.document.getText(), /files\. <!-- claimlight-ignore -->\n/);
    await until('one finding', () => codesOf(editor.document).length === 1);
    assert.deepEqual(await fixesAt(editor.document, '5 GB'), []);
    await vscode.commands.executeCommand('undo');
    await until('both findings', () => codesOf(editor.document).length === 2);
  });

  it('ignores its line in a file that was saved until then', async () => {
    await write('saved.md', text);
    const { document } = await openFile('saved.md');
    await check(document, await openContext(context));
    await doFurther(document, '5 GB', { act: 'ignoreInText', scope: 'line' });
    await until('one finding', () => codesOf(document).length === 1);
  });

  it('ignores its block, and the file', async () => {
    await doFurther(editor.document, '60', { act: 'ignoreInText', scope: 'block' });
    await until('one finding', () => codesOf(editor.document).length === 1);
    await doFurther(editor.document, '5 GB', { act: 'ignoreInText', scope: 'file' });
    await until('no finding', () => codesOf(editor.document).length === 0);
  });
});
