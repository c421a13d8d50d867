import assert from 'node:assert/strict';
import * as vscode from 'vscode';

/** A document on show that no file stands behind. */
export async function openOutput(content: string, language = 'markdown'): Promise<vscode.TextEditor> {
  const document = await vscode.workspace.openTextDocument({ content, language });
  return vscode.window.showTextDocument(document);
}

export async function openContext(content: string): Promise<vscode.Uri> {
  return (await vscode.workspace.openTextDocument({ content, language: 'markdown' })).uri;
}

/** Checks the whole of a text against a context, through the command that a person uses. */
export async function check(output: vscode.TextDocument, ...context: vscode.Uri[]): Promise<void> {
  await vscode.commands.executeCommand('claimlight.checkDocument', {
    output: output.uri,
    context,
  });
}

/**
 * The extension's diagnostics of a document that was checked. Hints in references are none of them: a document without
 * a file may have the name of an earlier one that was a context, and then gets some when it is left for a while.
 */
export const diagnosticsOf = (document: vscode.TextDocument): vscode.Diagnostic[] =>
  vscode.languages
    .getDiagnostics(document.uri)
    .filter((one) => one.source === 'Claimlight' && !String(codeOf(one)).startsWith('reference.'));

export const codesOf = (document: vscode.TextDocument): unknown[] => diagnosticsOf(document).map(codeOf);

export const codeOf = ({ code }: vscode.Diagnostic): unknown =>
  typeof code === 'object' ? code.value : code;

/** Waits until `condition` yields something; fails with `what` after what a busy machine may take. */
export async function until<T>(what: string, condition: () => T | undefined | false): Promise<T> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const value = condition();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.fail(`Waited in vain: ${what}`);
}

/** What hovers say at a place, as their Markdown. */
export async function hoverAt(document: vscode.TextDocument, words: string): Promise<string> {
  const at = document.positionAt(document.getText().indexOf(words));
  const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
    'vscode.executeHoverProvider',
    document.uri,
    at,
  );
  return hovers
    .flatMap(({ contents }) => contents)
    .map((content) => (typeof content === 'string' ? content : content.value))
    .join('\n');
}

/** What is offered at the words. */
export async function fixesAt(document: vscode.TextDocument, words: string): Promise<vscode.CodeAction[]> {
  const at = document.positionAt(document.getText().indexOf(words));
  return vscode.commands.executeCommand(
    'vscode.executeCodeActionProvider',
    document.uri,
    new vscode.Range(at, at),
  );
}

/** What opens the list “More for this claim…”; VS Code and others have entries too. */
export async function furtherAt(document: vscode.TextDocument, words: string): Promise<vscode.Command> {
  const fixes = await fixesAt(document, words);
  const more = fixes.find(({ command }) => command?.command === 'claimlight.claimChoices')?.command;
  assert.ok(more, fixes.map(({ title, command }) => `${title} (${command?.command})`).join('; '));
  return more;
}

/** Does what the list “More for this claim…” has for the claim at the words, without the list. */
export async function doFurther(
  document: vscode.TextDocument,
  words: string,
  request: Readonly<Record<string, unknown>>,
): Promise<void> {
  const more = await furtherAt(document, words);
  await vscode.commands.executeCommand('claimlight.claim', { ...more.arguments![0], ...request });
}

/** Picks one of them by its title. */
export async function applyFix(document: vscode.TextDocument, words: string, title: RegExp): Promise<void> {
  const fixes = await fixesAt(document, words);
  const fix = fixes.find((one) => title.test(one.title));
  assert.ok(fix?.command, `${title} is offered among: ${fixes.map((one) => one.title).join(', ')}`);
  await vscode.commands.executeCommand(fix.command.command, ...(fix.command.arguments ?? []));
}
