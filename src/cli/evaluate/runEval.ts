import { t } from '@vscode/l10n';
import { Problem } from '../../check/problem.ts';
import { evaluate } from '../../evaluate/evaluate.ts';
import { summaryTables, type Table } from '../../evaluate/export/tables.ts';
import { TestsTable } from '../../evaluate/export/testsTable.ts';
import { hasFailed } from '../../evaluate/result.ts';
import { type Continuation, RunWriter } from '../../evaluate/runWriter.node.ts';
import { type Summary, SummaryBuilder } from '../../evaluate/summary.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { printProblem } from '../printProblem.ts';
import type { Terminal } from '../terminal.ts';
import { checkThreshold, type Threshold } from '../threshold.ts';
import { answerInBatches, startBatchesOver } from './batch/answerInBatches.ts';
import { BatchedModels } from './batch/batchedModels.ts';
import { BatchStore } from './batch/batchStore.ts';
import { meansGate } from './meansGate.ts';
import { ModelSource } from './modelSource.ts';
import { type OpenOptions, openEvaluation } from './openEvaluation.ts';
import { ProblemLines } from './problemLines.ts';
import { ProgressLine } from './progressLine.ts';
import { tableText } from './tableText.ts';

export interface EvalOptions extends OpenOptions, Threshold {
  readonly concurrency: number;
  readonly out?: string;
  readonly restart?: true;
  readonly retryFailed?: true;
  readonly batch?: true;
  readonly batchPoll: number;
  readonly format: 'text' | 'json';
}

/** Runs an evaluation from beginning to end: opens everything first, so that no row is paid for in vain. */
export async function runEval(path: string, options: EvalOptions, terminal: Terminal): Promise<ExitCode> {
  checkThreshold(options, options.scorer);
  const store = options.batch ? await BatchStore.open(batchFolder(options)) : undefined;
  const asked = options.baseUrl === undefined ? {} : { baseUrl: options.baseUrl };
  const models = store ? new BatchedModels(terminal.env, asked, store) : new ModelSource(terminal.env, asked);
  const open = () => openEvaluation(path, options, models, terminal.env);
  const { cases, evaluation, header, leftOut } = await open();
  if (options.restart && models instanceof BatchedModels) await startBatchesOver(models);
  const writer = options.out ? await RunWriter.open(options.out, header, continuation(options)) : undefined;
  const run = () => ({
    concurrency: options.concurrency,
    ...(writer?.finished ? { finished: writer.finished() } : {}),
    ...(options.retryFailed ? { retry: hasFailed } : {}),
  });
  const summary = new SummaryBuilder();
  const tests = new TestsTable();
  const problems = new ProblemLines();
  const progress = new ProgressLine(terminal);
  let complete = false;
  try {
    if (models instanceof BatchedModels) {
      const rehearse = async (between: () => Promise<void>) => {
        const again = await open();
        for await (const _ of evaluate(again.cases, again.evaluation, run(), terminal.stop)) await between();
      };
      await answerInBatches({ models, rehearse, pollSeconds: options.batchPoll }, terminal);
    }
    for await (const evaluated of evaluate(cases, evaluation, run(), terminal.stop)) {
      await writer?.append(evaluated);
      summary.add(evaluated.result);
      tests.add(evaluated.result);
      problems.add(evaluated.result);
      progress.add(evaluated.result);
    }
    complete = !terminal.stop.aborted;
    if (complete) await store?.remove();
  } finally {
    progress.end();
    await writer?.close(complete);
  }
  for (const text of leftOut.texts) terminal.writeError(`${text}\n`);
  terminal.writeError(problems.text());
  return report(summary.summary(), tests.table(), options, terminal);
}

/** Beside the results, so that a later process finds it. */
function batchFolder({ out }: EvalOptions): string {
  if (out === undefined)
    throw new Problem('badInput', { detail: '--batch keeps its state beside --out FILE.' });
  return `${out}.batches`;
}

const continuation = ({ restart, retryFailed }: EvalOptions): Continuation =>
  restart ? 'restart' : retryFailed ? 'retry' : 'resume';

function report(
  summary: Summary,
  tests: Table | undefined,
  options: EvalOptions,
  terminal: Terminal,
): ExitCode {
  terminal.write(
    options.format === 'json'
      ? `${JSON.stringify(summary, null, 2)}\n`
      : [...(tests ? [tests] : []), ...summaryTables(summary)].map(tableText).join('\n'),
  );
  if (terminal.stop.aborted) {
    printProblem(new Problem(options.out === undefined ? 'cancelled' : 'runStopped'), terminal);
    return exitCode.failed;
  }
  if (options.out !== undefined)
    terminal.writeError(
      `${t('Results: {0}; look at them with: {1}', options.out, `claimlight view ${options.out}`)}\n`,
    );
  return meansGate(options, summary, terminal);
}
