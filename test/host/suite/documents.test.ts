import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { check, codeOf, diagnosticsOf, openContext, openOutput, until } from './_check.ts';

const facts = 'Free accounts can store up to 10 GB of files.\n';
const wrong = 'Free accounts can store up to 5 GB of files.\n';

const folder = () => vscode.workspace.workspaceFolders![0]!.uri;
const file = (name: string) => vscode.Uri.joinPath(folder(), name);
const write = (name: string, text: string) =>
  vscode.workspace.fs.writeFile(file(name), new TextEncoder().encode(text));
const remove = async (...names: string[]) => {
  for (const name of names) await vscode.workspace.fs.delete(file(name), { recursive: true });
};
const codesOf = (document: vscode.TextDocument) => diagnosticsOf(document).map(codeOf);

describe('a file that is renamed', () => {
  it('takes its findings and its context with it, and shows nothing under the old name', async () => {
    await write('draft.md', wrong);
    await write('limits.md', facts);
    const draft = await vscode.workspace.openTextDocument(file('draft.md'));
    await vscode.window.showTextDocument(draft);
    await check(draft, file('limits.md'));
    const edit = new vscode.WorkspaceEdit();
    edit.renameFile(file('draft.md'), file('final.md'));
    await vscode.workspace.applyEdit(edit);
    const final = await vscode.workspace.openTextDocument(file('final.md'));
    await until('the finding', () => codesOf(final)[0] === 'claim.contradicted');
    assert.deepEqual(vscode.languages.getDiagnostics(file('draft.md')), []);
    await vscode.commands.executeCommand('claimlight.checkDocument', { output: final.uri });
    assert.deepEqual(codesOf(final), ['claim.contradicted']);
    await remove('final.md', 'limits.md');
  });
});

describe('a document that names its own context', () => {
  it('is checked against the file of its front matter without being asked', async () => {
    await write('limits.md', facts);
    await write('own.md', `---\nclaimlight:\n  context: [limits.md]\n---\n\n${wrong}`);
    const own = await vscode.workspace.openTextDocument(file('own.md'));
    await vscode.window.showTextDocument(own);
    await vscode.commands.executeCommand('claimlight.checkDocument', { output: own.uri });
    assert.deepEqual(codesOf(own), ['claim.contradicted']);
    await remove('own.md', 'limits.md');
  });

  it('is checked against what the settings map it to', async () => {
    await write('limits.md', facts);
    await write('mapped.md', wrong);
    const settings = vscode.workspace.getConfiguration('claimlight');
    const target = vscode.ConfigurationTarget.Global;
    await settings.update('contextFiles', { 'mapped*.md': ['lim*.md'] }, target);
    const mapped = await vscode.workspace.openTextDocument(file('mapped.md'));
    await vscode.commands.executeCommand('claimlight.checkDocument', { output: mapped.uri });
    assert.deepEqual(codesOf(mapped), ['claim.contradicted']);
    await settings.update('contextFiles', undefined, target);
    await remove('mapped.md', 'limits.md');
  });
});

describe('a notebook cell', () => {
  it('is checked like any other text', async () => {
    const cell = new vscode.NotebookCellData(vscode.NotebookCellKind.Markup, wrong, 'markdown');
    const notebook = await vscode.workspace.openNotebookDocument(
      'jupyter-notebook',
      new vscode.NotebookData([cell]),
    );
    const { document } = notebook.cellAt(0);
    await check(document, await openContext(facts));
    assert.deepEqual(codesOf(document), ['claim.contradicted']);
  });
});

describe('a diff editor', () => {
  it('shows findings in its right side', async () => {
    await write('left.md', facts);
    await write('right.md', wrong);
    await vscode.commands.executeCommand('vscode.diff', file('left.md'), file('right.md'));
    const right = await vscode.workspace.openTextDocument(file('right.md'));
    await check(right, file('left.md'));
    assert.deepEqual(codesOf(right), ['claim.contradicted']);
    await vscode.commands.executeCommand('workbench.action.closeActiveEditor');
    await remove('left.md', 'right.md');
  });
});

describe('decisions of a team', () => {
  const target = vscode.ConfigurationTarget.Global;
  const share = (value: boolean | undefined) =>
    vscode.workspace.getConfiguration('claimlight').update('decisions.share', value, target);

  it('are written to a file of the workspace, and hold for whoever reads it', async () => {
    await share(true);
    await write('team.md', wrong);
    const team = await vscode.workspace.openTextDocument(file('team.md'));
    await vscode.window.showTextDocument(team);
    await check(team, await openContext(facts));
    const fixes = await vscode.commands.executeCommand<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      team.uri,
      diagnosticsOf(team)[0]!.range,
    );
    const ignore = fixes.find(({ title }) => /^Ignore/.test(title))!.command!;
    await vscode.commands.executeCommand(ignore.command, ...(ignore.arguments ?? []));
    await until('no finding', () => diagnosticsOf(team).length === 0);
    const text = new TextDecoder().decode(
      await vscode.workspace.fs.readFile(file('.claimlight/decisions.json')),
    );
    assert.match(text, /"kind":"ignored","text":"Free accounts can store up to 5 GB of files\."/);
    await write('.claimlight/decisions.json', '{"version":1,"decisions":[]}');
    await until('the finding', () => codesOf(team)[0] === 'claim.contradicted');
    await share(undefined);
    await remove('team.md', '.claimlight');
  });
});

describe('settings', () => {
  const set = (key: string, value: unknown) =>
    vscode.workspace.getConfiguration('claimlight').update(key, value, vscode.ConfigurationTarget.Global);

  it('decide how a verdict is shown, at once', async () => {
    const { document } = await openOutput(wrong);
    await check(document, await openContext(facts));
    await set('severity.contradicted', 'error');
    await until('an error', () => diagnosticsOf(document)[0]?.severity === vscode.DiagnosticSeverity.Error);
    await set('severity.contradicted', 'off');
    await until('nothing', () => diagnosticsOf(document).length === 0);
    await set('severity.contradicted', undefined);
    await until(
      'a warning',
      () => diagnosticsOf(document)[0]?.severity === vscode.DiagnosticSeverity.Warning,
    );
  });

  it('cap the number of squiggles, and say so', async () => {
    await set('maxDiagnostics', 2);
    const many = ['5 GB', '6 GB', '7 GB', '8 GB'].map(
      (size) => `Free accounts can store up to ${size} of files.\n\n`,
    );
    const { document } = await openOutput(many.join(''));
    await check(document, await openContext(facts));
    const found = diagnosticsOf(document);
    assert.equal(found.length, 3);
    assert.match(found[2]!.message, /2 more findings/);
    await set('maxDiagnostics', undefined);
  });
});
