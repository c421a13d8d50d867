import * as vscode from 'vscode';
import { Problem } from '../../check/problem.ts';
import { fileName } from '../../report/place.ts';
import { limitFiles } from '../../sources/limits.ts';
import type { ContextBindings } from '../context/contextBindings.ts';
import type { ContextPicker } from '../context/contextPicker.ts';
import type { ContextResolver } from '../context/contextResolver.ts';
import type { FolderFiles } from '../context/filePatterns.ts';
import { folderContext } from '../context/folderContext.ts';
import type { LeftOutFiles } from '../context/leftOutFiles.ts';
import { outputOf, parseCheckArguments } from './checkArguments.ts';

/** With context in the arguments it is bound without asking. */
export async function chooseContext(
  given: unknown,
  picker: ContextPicker,
  bindings: ContextBindings,
): Promise<void> {
  const args = await parseCheckArguments(given);
  const document = await outputOf(args);
  if (args.context) await bindings.setContext(document.uri.toString(), args.context);
  else await picker.pick(document);
}

/** Files that the status bar has room for. */
const mostNamed = 5;

/**
 * Adds files or folders to what a text is checked against: the one in front, or the one that `given` names.
 * @param given what the explorer's menu was opened on, or a text and what was dropped onto the view that shows it
 * @param selected all that are selected in the explorer
 * @throws {Problem} noDocument, contextUnreadable
 */
export async function useAsContext(
  given: unknown,
  selected: unknown,
  bindings: ContextBindings,
  contexts: Pick<ContextResolver, 'known'>,
  leftOut: LeftOutFiles,
): Promise<void> {
  const args =
    given instanceof vscode.Uri ? { context: [given.toString()] } : await parseCheckArguments(given);
  const chosen = [selected].flat().filter((one) => one instanceof vscode.Uri);
  const uris = chosen.length > 0 ? chosen.map((one) => one.toString()) : (args.context ?? []).map(uriHere);
  const document = await outputOf({ output: args.output });
  const output = document.uri.toString();
  const found = await Promise.all(uris.map((uri) => readableFiles(uri, bindings)));
  const files = found.flatMap((one) => one.files);
  if (files.length > 0) {
    const context = [...new Set([...contexts.known(output).context, ...files])];
    await bindings.setContext(output, limitFiles(context, fileName(output)));
  }
  leftOut.ofFolders(
    output,
    found.flatMap((one) => one.leftOut),
  );
  if (files.length === 0) return;
  const more = files.length - mostNamed;
  const names = [
    ...files.slice(0, mostNamed).map(fileName),
    ...(more > 0 ? [vscode.l10n.t('{0} more', more)] : []),
  ].join(', ');
  vscode.window.setStatusBarMessage(vscode.l10n.t('Context for “{0}”: {1}', fileName(output), names), 5000);
}

/** What is dragged bears the name that the window has for it, which for files beside a remote extension is not theirs. */
function uriHere(uri: string): string {
  const parsed = vscode.Uri.parse(uri, true);
  const remote = 'vscode-remote';
  if (parsed.scheme !== remote || vscode.workspace.workspaceFolders?.some((one) => one.uri.scheme === remote))
    return uri;
  return parsed.with({ scheme: 'file', authority: '' }).toString();
}

async function readableFiles(uri: string, bindings: ContextBindings): Promise<FolderFiles> {
  try {
    return await folderContext(vscode.Uri.parse(uri, true), bindings);
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('contextUnreadable', { uri }, error);
  }
}

export async function setQuestion(given: unknown, bindings: ContextBindings): Promise<void> {
  const args = await parseCheckArguments(given);
  const uri = (await outputOf(args)).uri.toString();
  const question = args.question ?? (await askQuestion(bindings.get(uri)?.question ?? ''));
  if (question !== undefined) await bindings.setQuestion(uri, question.trim());
}

const askQuestion = (value: string): Thenable<string | undefined> =>
  vscode.window.showInputBox({
    value,
    title: vscode.l10n.t('Question'),
    prompt: vscode.l10n.t('Question or prompt that the text answers. Leave empty for none.'),
  });
