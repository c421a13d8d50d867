import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { check, codeOf, diagnosticsOf, hoverAt, openContext, openOutput, until } from './_check.ts';

const facts = 'Free accounts can store up to 10 GB of files.\n\nDeleted files are kept for 30 days.\n';
const page = 'Free accounts can store up to 10 GB of files. Deleted files are kept for 30 days.\n';

describe('live mode', () => {
  const settings = () => vscode.workspace.getConfiguration('claimlight');
  const set = (key: string, value: unknown) =>
    settings().update(key, value, vscode.ConfigurationTarget.Global);

  before(() => set('live.mode', 'onType'));
  after(async () => {
    await set('live.mode', undefined);
    await set('live.pause', undefined);
  });

  async function typeOver(editor: vscode.TextEditor, what: string, by: string): Promise<void> {
    const start = editor.document.getText().indexOf(what);
    const at = (offset: number) => editor.document.positionAt(offset);
    await editor.edit((edit) => edit.replace(new vscode.Range(at(start), at(start + what.length)), by));
  }

  it('rechecks an edited sentence by itself, soon after the pause', async () => {
    await set('live.pause', 200);
    const editor = await openOutput(page);
    await check(editor.document, await openContext(facts));
    assert.deepEqual(diagnosticsOf(editor.document), []);
    await typeOver(editor, '10 GB', '50 GB');
    const edited = performance.now();
    const [found] = await until('the finding', () => {
      const all = diagnosticsOf(editor.document);
      return all.map(codeOf).includes('claim.contradicted') && all;
    });
    const afterPause = performance.now() - edited - 200;
    assert.match(editor.document.getText(found!.range), /50/);
    assert.ok(afterPause < 2000, `${afterPause.toFixed(0)} ms after the pause`);
    await typeOver(editor, '50 GB', '10 GB');
    await until('no finding', () => diagnosticsOf(editor.document).length === 0);
  });

  it('leaves the sentence in peace that is still being typed', async () => {
    await set('live.pause', 100);
    const editor = await openOutput(page);
    await check(editor.document, await openContext(facts));
    const end = editor.document.positionAt(editor.document.getText().length);
    await editor.edit((edit) => edit.insert(end, '\nFree accounts can store up to 70 GB'));
    const cursor = editor.document.positionAt(editor.document.getText().length);
    editor.selection = new vscode.Selection(cursor, cursor);
    await new Promise((resolve) => setTimeout(resolve, 600));
    assert.doesNotMatch(await hoverAt(editor.document, '70 GB'), /Contradicted|Not in the context/);
    await editor.edit((edit) => edit.insert(cursor, ' of files.\n'));
    await until('the finding', () =>
      diagnosticsOf(editor.document).map(codeOf).includes('claim.contradicted'),
    );
  });

  it('does nothing to a document without context', async () => {
    const editor = await openOutput(page);
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), 'Free accounts can store 90 GB. '));
    await new Promise((resolve) => setTimeout(resolve, 400));
    assert.deepEqual(diagnosticsOf(editor.document), []);
  });
});
