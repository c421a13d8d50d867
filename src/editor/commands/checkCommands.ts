import * as vscode from 'vscode';
import * as z from 'zod/mini';
import { Problem } from '../../check/problem.ts';
import type { Findings } from '../../review/findings.ts';
import type { RequestedCheck } from '../checking/requestedCheck.ts';
import type { ContextBindings } from '../context/contextBindings.ts';
import type { TranscriptAnswers } from '../context/transcriptAnswers.ts';
import { activeUri } from '../documents.ts';
import type { JudgeFactory } from '../judging/judgeFactory.ts';
import type { ReviewStorage } from '../storage/reviewStorage.ts';
import { outputOf, parseCheckArguments, proseCells, selectedSpan } from './checkArguments.ts';

/** The whole document; of a notebook every cell of prose, against the same context. */
export async function checkDocument(
  given: unknown,
  check: RequestedCheck,
  bindings: ContextBindings,
): Promise<void> {
  const args = await parseCheckArguments(given);
  const document = await outputOf(args);
  const cells = args.range ? [] : cellsBeside(document);
  if (cells.length === 0) {
    await check.run(document, args.range && selectedSpan(document, args), args);
    return;
  }
  if (!(await check.prepare(document, args))) return;
  const context = [...(bindings.get(document.uri.toString())?.context ?? [])];
  for (const cell of cells)
    await check.run(cell, undefined, { ...args, context }).catch(unlessNothingToCheck);
}

/** Cells of prose of the notebook that a cell belongs to; none where it belongs to none. */
function cellsBeside(document: vscode.TextDocument): readonly vscode.TextDocument[] {
  const notebook = vscode.workspace.notebookDocuments.find((one) =>
    one.getCells().some((cell) => cell.document === document),
  );
  return notebook ? proseCells(notebook) : [];
}

function unlessNothingToCheck(error: unknown): void {
  if (!(error instanceof Problem) || error.code !== 'nothingToCheck') throw error;
}

/** What was checked before, by the offline judge: the way around an endpoint that is down. */
export async function checkOffline(
  given: unknown,
  check: RequestedCheck,
  findings: Pick<Findings, 'spanOf'>,
  judges: Pick<JudgeFactory, 'create'>,
): Promise<void> {
  const args = await parseCheckArguments(given);
  const document = await outputOf(args);
  const judge = await judges.create({ kind: 'offline' });
  await check.run(document, findings.spanOf(document.uri.toString()), args, judge);
}

export async function checkSelection(given: unknown, check: RequestedCheck): Promise<void> {
  const args = await parseCheckArguments(given);
  const document = await outputOf(args);
  const span = selectedSpan(document, args);
  if (!span) throw new Problem('noSelection');
  await check.run(document, span, args);
}

const answerSchema = z.object({ transcript: z.string(), answer: z.int().check(z.nonnegative()) });

/** Opens an answer of a transcript as a text of its own and checks it against the tool results before it. */
export async function checkAnswer(
  given: unknown,
  check: RequestedCheck,
  answers: TranscriptAnswers,
): Promise<void> {
  const { transcript, answer } = answerSchema.parse(given);
  const file = await vscode.workspace.openTextDocument(vscode.Uri.parse(transcript, true));
  const found = await answers.reader.answer(file, answer);
  if (!found) return;
  const output = await answers.open(transcript, answer);
  await vscode.window.showTextDocument(output, { preview: false, viewColumn: vscode.ViewColumn.Beside });
  await check.run(output, undefined, {
    context: [...found.results],
    question: found.question,
  });
}

/**
 * Checks what was edited since, and what its context may have changed; all else keeps its verdict.
 * @throws {Problem} notChecked
 */
export async function recheckStale(given: unknown, check: RequestedCheck, findings: Findings): Promise<void> {
  const document = await outputOf(await parseCheckArguments(given));
  const uri = document.uri.toString();
  if (!findings.get(uri)) throw new Problem('notChecked', { uri });
  try {
    await check.recheck(document);
  } catch (error) {
    unlessNothingToCheck(error);
    vscode.window.setStatusBarMessage(vscode.l10n.t('Claimlight: nothing to recheck'), 3000);
  }
}

/** Stops the check of the document in front; what it found so far stays. */
export async function cancel(given: unknown, check: Pick<RequestedCheck, 'cancel'>): Promise<void> {
  const { output } = await parseCheckArguments(given);
  const uri = output ?? activeUri();
  if (uri !== undefined) check.cancel(uri);
}

/** Removes the findings of the document in front; where it has none, all that is found anywhere, also from disk. */
export async function clear(
  given: unknown,
  findings: Findings,
  saved: Pick<ReviewStorage, 'forgetAll'>,
): Promise<void> {
  const { output } = await parseCheckArguments(given);
  const uri = output ?? activeUri();
  if (uri !== undefined && findings.get(uri)) {
    findings.clear(uri);
    return;
  }
  findings.clearAll();
  await saved.forgetAll();
}
