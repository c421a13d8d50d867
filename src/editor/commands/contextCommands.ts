import * as vscode from 'vscode';
import type { ContextBindings } from '../context/contextBindings.ts';
import type { ContextPicker } from '../context/contextPicker.ts';
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
