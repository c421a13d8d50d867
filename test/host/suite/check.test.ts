import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { check, codeOf, diagnosticsOf, hoverAt, openContext, openOutput, until } from './_check.ts';

const specification = [
  '# Limits',
  '',
  'Plans differ. Free accounts can store up to 10 GB of files.',
  'Uploads are scanned for viruses before they are stored.',
  'Deleted files are kept for 30 days.',
].join('\n');

describe('checking a document', () => {
  it('marks a contradicted claim at the words at fault, with the evidence as related information', async () => {
    const context = await openContext(specification);
    const { document } = await openOutput(
      'Free accounts can store up to 5 GB of files. Deleted files are kept for 30 days.',
    );
    await check(document, context);
    const [diagnostic, ...rest] = diagnosticsOf(document);
    assert.deepEqual(rest, []);
    assert.equal(codeOf(diagnostic!), 'claim.contradicted');
    assert.equal(diagnostic!.severity, vscode.DiagnosticSeverity.Warning);
    assert.match(document.getText(diagnostic!.range), /5 GB/);
    assert.match(diagnostic!.message, /5 GB.*10 GB/);
    const related = diagnostic!.relatedInformation?.[0];
    assert.equal(related?.location.uri.toString(), context.toString());
    assert.deepEqual(related?.location.range.start, new vscode.Position(2, 'Plans differ. '.length));
    assert.doesNotMatch(await hoverAt(document, '5 GB'), /10 GB/, 'words that stand above are not repeated');
  });

  it('marks a claim that the context does not back as information', async () => {
    const context = await openContext(specification);
    const { document } = await openOutput('The service was founded in Lisbon by two sisters.');
    await check(document, context);
    const [diagnostic] = diagnosticsOf(document);
    assert.equal(codeOf(diagnostic!), 'claim.unsupported');
    assert.equal(diagnostic!.severity, vscode.DiagnosticSeverity.Information);
  });

  it('tells a difference that the text is careful about as information', async () => {
    const context = await openContext(specification);
    const { document } = await openOutput('Deleted files are possibly kept for 90 days.');
    await check(document, context);
    const [diagnostic] = diagnosticsOf(document);
    assert.equal(codeOf(diagnostic!), 'claim.contradicted');
    assert.equal(diagnostic!.severity, vscode.DiagnosticSeverity.Information);
    assert.match(diagnostic!.message, /^Contradicted, but hedged: The text says 90 days/);
  });

  it('tells the verdict, the evidence and its place on a supported claim too', async () => {
    const context = await openContext(specification);
    const { document } = await openOutput('Deleted files are kept for 30 days.');
    await check(document, context);
    assert.deepEqual(diagnosticsOf(document), []);
    const hover = await hoverAt(document, 'kept');
    assert.match(hover, /Supported/);
    assert.match(hover, /line 5/);
    assert.match(hover, /command:claimlight\.openEvidence/);
  });

  it('checks only what is selected', async () => {
    const context = await openContext(specification);
    const editor = await openOutput(
      'Free accounts can store up to 5 GB of files.\n\nDeleted files are kept for 90 days.',
    );
    const line = editor.document.lineAt(2).range;
    editor.selection = new vscode.Selection(line.start, line.end);
    await vscode.commands.executeCommand('claimlight.checkSelection', { context: [context] });
    const marked = diagnosticsOf(editor.document).map(({ range }) => range.start.line);
    assert.deepEqual(marked, [2]);
  });

  it('moves a squiggle with what is typed before it, and marks an edited claim as stale', async () => {
    const context = await openContext(specification);
    const editor = await openOutput('Free accounts can store up to 5 GB of files.');
    await check(editor.document, context);
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), 'News.\n\n'));
    await until('the squiggle on line 3', () => diagnosticsOf(editor.document)[0]?.range.start.line === 2);
    await editor.edit((edit) => edit.replace(new vscode.Range(2, 0, 2, 4), 'Paid'));
    await until('a stale finding', () => diagnosticsOf(editor.document).map(codeOf)[0] === 'claim.stale');
    await vscode.commands.executeCommand('undo');
    await until('a fresh one', () => diagnosticsOf(editor.document).map(codeOf)[0] === 'claim.contradicted');
  });

  it('forgets a document on Clear', async () => {
    const context = await openContext(specification);
    const { document } = await openOutput('Free accounts can store up to 5 GB of files.');
    await check(document, context);
    assert.equal(diagnosticsOf(document).length, 1);
    await vscode.commands.executeCommand('claimlight.clear');
    assert.deepEqual(diagnosticsOf(document), []);
    assert.doesNotMatch(await hoverAt(document, 'store'), /Contradicted/);
  });
});
