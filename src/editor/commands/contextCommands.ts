import * as vscode from 'vscode';
import { fileName } from '../../report/place.ts';
import type { ContextBindings } from '../context/contextBindings.ts';
import type { ContextPicker } from '../context/contextPicker.ts';
import type { ContextResolver } from '../context/contextResolver.ts';
import { filesBelow } from '../context/filePatterns.ts';
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

/**
 * Adds files or folders of the explorer to what the text in front is checked against.
 * @param given the one that the menu was opened on
 * @param selected all that are selected there
 */
export async function useAsContext(
  given: unknown,
  selected: unknown,
  bindings: ContextBindings,
  contexts: Pick<ContextResolver, 'known'>,
): Promise<void> {
  const chosen = [selected].flat().filter((one) => one instanceof vscode.Uri);
  const uris = chosen.length > 0 ? chosen : [given].filter((one) => one instanceof vscode.Uri);
  const document = await outputOf({});
  const output = document.uri.toString();
  const files = (await Promise.all(uris.map(filesBelow))).flat().filter((uri) => uri !== output);
  if (files.length === 0) return;
  await bindings.setContext(output, [...new Set([...contexts.known(output).context, ...files])]);
  const names = files.map(fileName).join(', ');
  vscode.window.setStatusBarMessage(vscode.l10n.t('Context for “{0}”: {1}', fileName(output), names), 5000);
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
