import * as vscode from 'vscode';
import * as z from 'zod/mini';
import type { RequestedCheck } from '../requestedCheck.ts';
import type { Sources } from '../sources.ts';

const shape = z.object({ transcript: z.string(), answer: z.int().check(z.nonnegative()) });

/** Opens an answer of a transcript as a text of its own and checks it against the tool results before it. */
export async function checkAnswer(given: unknown, check: RequestedCheck, sources: Sources): Promise<void> {
  const { transcript, answer } = shape.parse(given);
  const file = await vscode.workspace.openTextDocument(vscode.Uri.parse(transcript, true));
  const [{ readTranscript }, { readText }] = await Promise.all([
    import('../../sources/transcript/readTranscript.ts'),
    import('../../sources/readText.ts'),
  ]);
  const found = readTranscript(transcript, file.getText())[answer];
  if (!found) return;
  for (const { uri, text } of found.results) sources.give(readText(uri, text));
  const output = await sources.giveAnswer(transcript, answer, found.text);
  await vscode.window.showTextDocument(output, { preview: false, viewColumn: vscode.ViewColumn.Beside });
  await check.run(output, undefined, {
    context: found.results.map(({ uri }) => uri),
    ...(found.question === undefined ? {} : { question: found.question }),
  });
}
