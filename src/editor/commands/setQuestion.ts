import * as vscode from 'vscode';
import type { Bindings } from '../bindings.ts';
import { outputOf, parseCheckArguments } from '../checkArguments.ts';

export async function setQuestion(given: unknown, bindings: Bindings): Promise<void> {
  const args = await parseCheckArguments(given);
  const uri = (await outputOf(args)).uri.toString();
  const question = args.question ?? (await ask(bindings.get(uri)?.question ?? ''));
  if (question !== undefined) await bindings.setQuestion(uri, question.trim());
}

const ask = (value: string): Thenable<string | undefined> =>
  vscode.window.showInputBox({
    value,
    title: vscode.l10n.t('Question'),
    prompt: vscode.l10n.t('The question or prompt that the text answers. Leave it empty for none.'),
  });
