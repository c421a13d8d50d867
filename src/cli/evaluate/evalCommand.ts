import { t } from '@vscode/l10n';
import { Command, InvalidArgumentError, Option } from 'commander';
import { type CategoryWeights, toCategoryWeights } from '../../check/factuality/category.ts';
import { Problem } from '../../check/problem.ts';
import { type MeasureId, measureIds } from '../../check/score/measureCatalogue.ts';
import { ComparisonTable } from '../../evaluate/export/comparisonTable.ts';
import { summaryTables, type Table } from '../../evaluate/export/tables.ts';
import { type CaseResult, hasFailed } from '../../evaluate/results/result.ts';
import { RunLock } from '../../evaluate/results/runLock.node.ts';
import { type Continuation, RunWriter } from '../../evaluate/results/runWriter.node.ts';
import { Seals } from '../../evaluate/results/seals.node.ts';
import { type Summary, SummaryBuilder } from '../../evaluate/results/summary.ts';
import { evaluate } from '../../evaluate/run/evaluate.ts';
import { boundsOf, pathToWrite } from '../fileArgument.ts';
import { AssertionCounter, checkThreshold, type EvalGate, evalGate } from '../gates.ts';
import { installationSecret } from '../installationSecret.ts';
import { judgeOptions, type ModelConnection, modelOptions } from '../modelOptions.ts';
import { ModelSource } from '../namedModels.ts';
import { type MakeCommand, parseCount, parsePositive, parseShare, withOptions } from '../options.ts';
import { allowCode, allowEnv, allowOutside, allowUrl } from '../permissions.ts';
import { type ExitCode, exitCode, printProblem, type Terminal } from '../terminal.ts';
import { BatchedModels } from './batch/batchedModels.ts';
import { answerInBatches, startBatchesOver } from './batch/batchRounds.ts';
import { BatchStore } from './batch/batchStore.ts';
import { ProblemLines, ProgressLine } from './evaluationText.ts';
import { type OpenOptions, openEvaluation } from './openEvaluation.ts';
import { tableText } from './tableText.ts';

export const evalCommand: MakeCommand = (terminal, conclude) =>
  withOptions(new Command('eval'), [...modelOptions(), ...judgeOptions()])
    .description('Check and score every row of a data set.')
    .argument(
      '<dataset>',
      'rows (.jsonl, .json, .csv, .yaml), a promptfoo configuration, or file://loader.ts:function',
    )
    .addOption(
      new Option('--scorer <scorer>', 'score to compute, or several: faithfulness,hallucination')
        .choices(measureIds)
        .argParser(parseMeasures)
        .default(['faithfulness'], 'faithfulness'),
    )
    .option('--compare <judge...>', 'additional judges for the same rows')
    .option(
      '--grader <model>',
      'model that grades factuality, such as openai:gpt-4o; offline derives the category',
    )
    .option('--weights <weights>', 'weights of factuality categories: subset=0.5,superset=0.8', parseWeights)
    .option('--rubric <file>', 'prompt of the grader: text, or a chat in JSON or YAML')
    .addOption(
      new Option('--unit <unit>', 'what contradiction counts of the context').choices([
        'auto',
        'item',
        'statement',
      ]),
    )
    .option('--provider <model...>', 'models that answer rows without an output')
    .option('--prompt <text...>', 'prompt for the providers; {{input}} and other fields are filled in')
    .option('--scale <number>', 'value of a full score', parsePositive, 1)
    .option(
      '--threshold <share>',
      'share of the scale at which a row passes: at least, or at most where lower is better (default: only a perfect score passes)',
      parseShare,
    )
    .option('--concurrency <number>', 'number of rows processed at a time', parseCount, 4)
    .option('--out <file>', 'file for the results; an interrupted run resumes from it')
    .option(
      '--batch',
      'send requests in batches (OpenAI Batch API): cheaper, answered within a day; can be stopped and resumed',
    )
    .option('--batch-poll <seconds>', 'interval between requests for the batch status', parsePositive, 60)
    .option('--retry-failed', 'run failed rows again and keep the others')
    .option(
      '--trust-results',
      'also take existing results that were not written by this installation; else their rows are run again',
    )
    .option('--restart', 'start over, discarding existing results and cancelling pending batches')
    .addOption(new Option('--format <format>', 'output format').choices(['text', 'json']).default('text'))
    .option(
      '--fail-under <share>',
      'exit with 1 if a mean, at its worst, is below this share of the scale',
      parseShare,
    )
    .option(
      '--fail-over <share>',
      'exit with 1 if a mean, at its worst, is above this share of the scale',
      parseShare,
    )
    .option(
      '--fail-under-pass-rate <share>',
      'exit with 1 if a pass rate, at its worst, is below this share',
      parseShare,
    )
    .option(
      '--strict',
      'exit with 3 where all passed, but parts of a promptfoo configuration were not evaluated',
    )
    .addOption(allowOutside())
    .addOption(allowCode())
    .addOption(allowEnv())
    .addOption(allowUrl())
    .action(async (dataset: string, options: EvalOptions) => {
      conclude(await runEvalCommand(dataset, options, terminal));
    });

/** Throws what commander shows beside the option's name. */
function parseMeasures(value: string): readonly MeasureId[] {
  const names = value.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !(measureIds as readonly string[]).includes(name));
  if (unknown !== undefined) throw new InvalidArgumentError(`Allowed choices are ${measureIds.join(', ')}.`);
  return [...new Set(names as MeasureId[])];
}

function parseWeights(value: string): Partial<CategoryWeights> {
  const given = Object.fromEntries(
    value.split(',').map((pair) => {
      const [name = '', share = ''] = pair.split('=').map((part) => part.trim());
      return [name, share === '' ? Number.NaN : Number(share)];
    }),
  );
  toCategoryWeights(given);
  return given;
}

interface EvalOptions extends OpenOptions, EvalGate, ModelConnection {
  readonly concurrency: number;
  readonly out?: string;
  readonly restart?: true;
  readonly retryFailed?: true;
  readonly trustResults?: true;
  readonly batch?: true;
  readonly batchPoll: number;
  readonly format: 'text' | 'json';
}

/** Runs an evaluation from beginning to end: opens everything first, so that no row is paid for in vain. */
async function runEvalCommand(path: string, options: EvalOptions, terminal: Terminal): Promise<ExitCode> {
  checkThreshold(options, options.scorer);
  const out = await resultsPath(options, terminal);
  const lock = out === undefined ? undefined : await RunLock.take(out);
  try {
    return await runInto(out, path, options, terminal);
  } finally {
    await lock?.release();
  }
}

async function runInto(
  out: string | undefined,
  path: string,
  options: EvalOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const secret = await installationSecret();
  const store = options.batch
    ? await BatchStore.open(batchFolder(out), new Seals(secret, 'batch'), options.trustResults)
    : undefined;
  const models = store
    ? new BatchedModels(terminal.env, options, store)
    : new ModelSource(terminal.env, options);
  const open = () => openEvaluation(path, options, models, terminal);
  const { cases, evaluation, header, leftOut } = await open();
  if (options.restart && models instanceof BatchedModels) await startBatchesOver(models);
  const trust = { secret, trustsAll: options.trustResults };
  const writer =
    out === undefined ? undefined : await RunWriter.open(out, header, continuation(options), trust);
  const foreign = new Set<number>();
  const run = () => ({
    concurrency: options.concurrency,
    finished: writer?.finished?.(),
    retry: (result: CaseResult) => {
      if (writer?.isForeign(result)) foreign.add(result.line);
      return foreign.has(result.line) || (options.retryFailed === true && hasFailed(result));
    },
  });
  const summary = new SummaryBuilder();
  const tests = new ComparisonTable();
  const problems = new ProblemLines();
  const assertions = new AssertionCounter();
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
      assertions.add(evaluated);
      progress.add(evaluated.result);
    }
    complete = !terminal.stop.aborted;
    if (complete) await store?.remove();
  } finally {
    progress.end();
    await writer?.close(complete);
  }
  for (const text of leftOut.texts) terminal.writeError(`${text}\n`);
  if (foreign.size > 0) terminal.writeError(`${foreignText(foreign.size)}\n`);
  terminal.writeError(problems.text());
  return printSummary(summary.summary(), tests.table(), options, terminal, {
    assertions,
    notEvaluated: leftOut.notEvaluated,
  });
}

const foreignText = (rows: number): string =>
  t(
    'Existing results that were written elsewhere: {0}. Their rows were run again; to take the results, add --trust-results.',
    rows,
  );

/** Where the results go, and what is kept beside them. Throws `unwritable`. */
async function resultsPath(options: EvalOptions, terminal: Terminal): Promise<string | undefined> {
  if (options.out === undefined) return undefined;
  const bounds = boundsOf(options, terminal);
  const out = await pathToWrite(options.out, bounds);
  for (const beside of [
    '.lock',
    '.earlier',
    '.batches',
    '.batches/batches.json.new',
    '.batches/answers.jsonl',
  ])
    await pathToWrite(out + beside, bounds);
  return out;
}

/** Beside the results, so that a later process finds it. */
function batchFolder(out: string | undefined): string {
  if (out === undefined)
    throw new Problem('badInput', { detail: '--batch needs --out FILE, beside which its state is kept.' });
  return `${out}.batches`;
}

const continuation = ({ restart, retryFailed }: EvalOptions): Continuation =>
  restart ? 'restart' : retryFailed ? 'retry' : 'resume';

function printSummary(
  summary: Summary,
  tests: Table | undefined,
  options: EvalOptions,
  terminal: Terminal,
  { assertions, notEvaluated }: { readonly assertions: AssertionCounter; readonly notEvaluated: number },
): ExitCode {
  terminal.write(
    options.format === 'json'
      ? `${JSON.stringify(summary, null, 2)}\n`
      : [...(tests ? [tests] : []), ...summaryTables(summary)]
          .map((table) => tableText(table, terminal.columns))
          .join('\n'),
  );
  if (terminal.stop.aborted) {
    printProblem(new Problem(options.out === undefined ? 'cancelled' : 'runStopped'), terminal);
    return exitCode.stopped;
  }
  if (options.out !== undefined)
    terminal.writeError(
      `${t('Results: {0}. To view them, run: {1}', options.out, `claimlight view ${options.out}`)}\n`,
    );
  return evalGate(options, summary, assertions, notEvaluated, terminal);
}
