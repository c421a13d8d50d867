import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { check, codesOf, diagnosticsOf, openContext, openOutput, until } from './_check.ts';
import { file, folderName, openFile, read, rootFile, write } from './_workspace.ts';

const facts = 'Free accounts can store up to 10 GB of files.\n';
const wrong = 'Free accounts can store up to 5 GB of files.\n';

describe('a document that names its own context', () => {
  it('is checked against the file of its front matter without being asked', async () => {
    await write('limits.md', facts);
    await write('own.md', `---\nclaimlight:\n  context: [limits.md]\n---\n\n${wrong}`);
    const { document: own } = await openFile('own.md');
    await vscode.commands.executeCommand('claimlight.checkDocument', { output: own.uri });
    assert.deepEqual(codesOf(own), ['claim.contradicted']);
  });

  it('is checked against what the settings map it to', async () => {
    await write('limits.md', facts);
    await write('mapped.md', wrong);
    const settings = vscode.workspace.getConfiguration('claimlight');
    const target = vscode.ConfigurationTarget.Global;
    await settings.update('contextFiles', { '**/mapped*.md': [`${folderName()}/lim*.md`] }, target);
    const mapped = await vscode.workspace.openTextDocument(file('mapped.md'));
    await vscode.commands.executeCommand('claimlight.checkDocument', { output: mapped.uri });
    assert.deepEqual(codesOf(mapped), ['claim.contradicted']);
    await settings.update('contextFiles', undefined, target);
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

describe('a notebook', () => {
  it('is checked in all its cells of prose, against one context', async () => {
    const prose = [wrong, '', wrong].map(
      (text) => new vscode.NotebookCellData(vscode.NotebookCellKind.Markup, text, 'markdown'),
    );
    const code = new vscode.NotebookCellData(vscode.NotebookCellKind.Code, wrong, 'python');
    const notebook = await vscode.workspace.openNotebookDocument(
      'jupyter-notebook',
      new vscode.NotebookData([...prose, code]),
    );
    const cells = notebook.getCells().map(({ document }) => document);
    await check(cells[0]!, await openContext(facts));
    assert.deepEqual(cells.map(codesOf), [['claim.contradicted'], [], ['claim.contradicted'], []]);
  });
});

describe('a text without a file', () => {
  it('leaves its context to no other of its name', async () => {
    const { document } = await openOutput(wrong);
    await check(document, await openContext(facts));
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
    await until('the closed text', () => document.isClosed);
    await until('no finding', () => codesOf(document).length === 0);
    // A closed text keeps its name for a second, which a change of its language takes.
    await new Promise((resolve) => setTimeout(resolve, 1200));
    const next = await vscode.workspace.openTextDocument(document.uri);
    const edit = new vscode.WorkspaceEdit();
    edit.insert(next.uri, new vscode.Position(0, 0), wrong);
    await vscode.workspace.applyEdit(edit);
    await vscode.commands.executeCommand('claimlight.recheckStale', { output: next.uri });
    assert.deepEqual(codesOf(next), []);
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
  });
});

describe('decisions of a team', () => {
  const target = vscode.ConfigurationTarget.Global;
  const share = (value: boolean | undefined) =>
    vscode.workspace.getConfiguration('claimlight').update('decisions.share', value, target);

  it('are written to a file of the workspace, and hold for whoever reads it', async () => {
    await share(true);
    await write('team.md', wrong);
    const { document: team } = await openFile('team.md');
    await check(team, await openContext(facts));
    const fixes = await vscode.commands.executeCommand<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      team.uri,
      diagnosticsOf(team)[0]!.range,
    );
    const ignore = fixes.find(({ title }) => /^Ignore/.test(title))!.command!;
    await vscode.commands.executeCommand(ignore.command, ...(ignore.arguments ?? []));
    await until('no finding', () => diagnosticsOf(team).length === 0);
    const text = await read(rootFile('.claimlight/decisions.json'));
    assert.match(text, /"kind":"ignored","text":"Free accounts can store up to 5 GB of files\."/);
    // Another window takes the decision away and makes one of its own; this one makes another at once.
    const theirs = { kind: 'verified', claim: 'theirs', evidence: 'e', text: 'Theirs.' };
    await write(rootFile('.claimlight/decisions.json'), JSON.stringify({ version: 1, decisions: [theirs] }));
    await vscode.commands.executeCommand(ignore.command, ...(ignore.arguments ?? []));
    const both = await read(rootFile('.claimlight/decisions.json'));
    assert.ok(both.includes('Theirs.') && both.includes('Free accounts'), both);
    for (const broken of [
      '{"version":2}',
      'null',
      '[]',
      '{"__proto__":{"version":1,"decisions":[]}}',
      '\0',
    ]) {
      await write(rootFile('.claimlight/decisions.json'), broken);
      await vscode.commands.executeCommand(ignore.command, ...(ignore.arguments ?? []));
      assert.equal(await read(rootFile('.claimlight/decisions.json')), broken, 'it is left as it is');
    }
    await write(rootFile('.claimlight/decisions.json'), '{"version":1,"decisions":[]}');
    await until('the finding', () => codesOf(team)[0] === 'claim.contradicted');
    await share(undefined);
    await vscode.workspace.fs.delete(rootFile('.claimlight'), { recursive: true });
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
