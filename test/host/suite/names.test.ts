import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { check, codesOf, until } from './_check.ts';
import { file, openFile, read, write } from './_workspace.ts';

const facts = 'Free accounts can store up to 10 GB of files.\n';
const wrong = 'Free accounts can store up to 5 GB of files.';

const contradicted = (document: vscode.TextDocument) =>
  until('the finding', () => codesOf(document)[0] === 'claim.contradicted');

async function rename(from: string, to: string): Promise<void> {
  const edit = new vscode.WorkspaceEdit();
  edit.renameFile(file(from), file(to));
  await vscode.workspace.applyEdit(edit);
}

/** Lets go of the document too, which `openTextDocument` would hold on to. */
async function showAndClose(name: string, meanwhile: (document: vscode.TextDocument) => Promise<void>) {
  await vscode.commands.executeCommand('vscode.open', file(name));
  const { document } = await until('the editor', () => {
    const editor = vscode.window.activeTextEditor;
    return editor?.document.uri.path.endsWith(name) && editor;
  });
  await meanwhile(document);
  await vscode.commands.executeCommand('workbench.action.closeActiveEditor');
  await until('its end', () => document.isClosed);
}

const recheck = (document: vscode.TextDocument) =>
  vscode.commands.executeCommand('claimlight.checkDocument', { output: document.uri });

describe('a file that gets another name', () => {
  beforeEach(async () => {
    await write('draft.md', `${wrong}\n`);
    await write('limits.md', facts);
  });

  it('takes its findings and its context with it, and shows nothing under the old name', async () => {
    const { document } = await openFile('draft.md');
    await check(document, file('limits.md'));
    await rename('draft.md', 'final.md');
    const final = await vscode.workspace.openTextDocument(file('final.md'));
    await contradicted(final);
    assert.deepEqual(vscode.languages.getDiagnostics(file('draft.md')), []);
    await recheck(final);
    assert.deepEqual(codesOf(final), ['claim.contradicted']);
  });

  it('has them when it is opened later, too', async () => {
    await showAndClose('draft.md', (document) => check(document, file('limits.md')));
    await rename('draft.md', 'later.md');
    const { document } = await openFile('later.md');
    await contradicted(document);
  });

  it('is named anew where it is the context', async () => {
    const { document } = await openFile('draft.md');
    await check(document, file('limits.md'));
    await rename('limits.md', 'quotas.md');
    await vscode.commands.executeCommand('claimlight.exportReport', {
      output: document.uri.toString(),
      format: 'json',
      file: file('report.json').toString(),
    });
    const text = await read(file('report.json'));
    assert.match(text, /quotas\.md/);
    assert.doesNotMatch(text, /limits\.md/);
    // Until the renamed file has been read again the finding may be stale.
    await contradicted(document);
  });
});

describe('a text without a file that is saved', () => {
  const target = vscode.ConfigurationTarget.Global;
  const files = () => vscode.workspace.getConfiguration('files');
  beforeEach(() => write('limits.md', facts));
  afterEach(() => files().update('insertFinalNewline', undefined, target));

  async function checkAndSave(name: string): Promise<vscode.TextDocument> {
    const uri = file(name).with({ scheme: 'untitled' });
    const untitled = await vscode.workspace.openTextDocument(uri);
    const editor = await vscode.window.showTextDocument(untitled);
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), wrong));
    await check(untitled, file('limits.md'));
    assert.deepEqual(codesOf(untitled), ['claim.contradicted']);
    assert.ok(await untitled.save());
    assert.deepEqual(vscode.languages.getDiagnostics(untitled.uri), []);
    return vscode.workspace.openTextDocument(file(name));
  }

  it('takes its findings and its context into the file', async () => {
    const saved = await checkAndSave('new.md');
    await contradicted(saved);
    await recheck(saved);
    assert.deepEqual(codesOf(saved), ['claim.contradicted']);
  });

  it('does so when saving tidies it', async () => {
    await files().update('insertFinalNewline', true, target);
    const saved = await checkAndSave('tidied.md');
    assert.equal(saved.getText(), `${wrong}\n`);
    await contradicted(saved);
  });
});

describe('a file that is closed', () => {
  it('has its findings when it is opened again, moved with what changed meanwhile', async () => {
    await write('limits.md', facts);
    await write('closed.md', `${wrong}\n`);
    await showAndClose('closed.md', (document) => check(document, file('limits.md')));
    await write('closed.md', `News.\n\n${wrong}\n`);
    await showAndClose('closed.md', async (document) => {
      const moved = () => vscode.languages.getDiagnostics(document.uri).map(({ range }) => range.start.line);
      await until('the squiggle on line 3', () => moved().join() === '2');
    });
  });
});
