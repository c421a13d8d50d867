import * as vscode from 'vscode';
import { Problem } from '../../check/problem.ts';
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
): Promise<void> {
  const args =
    given instanceof vscode.Uri ? { context: [given.toString()] } : await parseCheckArguments(given);
  const chosen = [selected].flat().filter((one) => one instanceof vscode.Uri);
  const uris = chosen.length > 0 ? chosen.map((one) => one.toString()) : (args.context ?? []);
  const document = await outputOf({ output: args.output });
  const output = document.uri.toString();
  const files = (await Promise.all(uris.map(readableFiles))).flat().filter((uri) => uri !== output);
  if (files.length === 0) return;
  await bindings.setContext(output, [...new Set([...contexts.known(output).context, ...files])]);
  const names = files.map(fileName).join(', ');
  vscode.window.setStatusBarMessage(vscode.l10n.t('Context for “{0}”: {1}', fileName(output), names), 5000);
}

async function readableFiles(uri: string): Promise<readonly string[]> {
  try {
    return await filesBelow(vscode.Uri.parse(uri, true));
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
