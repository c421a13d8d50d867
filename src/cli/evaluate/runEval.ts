import { basename } from 'node:path';
import { Problem } from '../../check/problem.ts';
import { toCases } from '../../evaluate/case.ts';
import { evaluate } from '../../evaluate/evaluate.ts';
import type { Evaluation } from '../../evaluate/evaluation.ts';
import { summaryTables } from '../../evaluate/export/tables.ts';
import { nodeFiles } from '../../evaluate/nodeFiles.node.ts';
import { openDataset } from '../../evaluate/openDataset.ts';
import type { RunHeader } from '../../evaluate/result.ts';
import type { MeasureId } from '../../evaluate/rowCheck.ts';
import { RunWriter } from '../../evaluate/runWriter.node.ts';
import { type Summary, SummaryBuilder } from '../../evaluate/summary.ts';
import { readText } from '../../sources/readText.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { printProblem } from '../printProblem.ts';
import type { Terminal } from '../terminal.ts';
import { checkThreshold, type Threshold } from '../threshold.ts';
import { judgeByName } from './judgeByName.ts';
import { meansGate } from './meansGate.ts';
import { ModelSource } from './modelSource.ts';
import { ProblemLines } from './problemLines.ts';
import { ProgressLine } from './progressLine.ts';
import { tableText } from './tableText.ts';
import { toVariants } from './variants.ts';

export interface EvalOptions extends Threshold {
  readonly scorer: MeasureId;
  readonly judge: string;
  readonly compare?: readonly string[];
  readonly grader?: string;
  readonly provider?: readonly string[];
  readonly prompt?: readonly string[];
  readonly baseUrl?: string;
  readonly scale: number;
  readonly threshold: number;
  readonly concurrency: number;
  readonly out?: string;
  readonly restart?: true;
  readonly format: 'text' | 'json';
}

/** Runs an evaluation from beginning to end: opens everything first, so that no row is paid for in vain. */
export async function runEval(path: string, options: EvalOptions, terminal: Terminal): Promise<ExitCode> {
  checkThreshold(options, options.scorer);
  const models = new ModelSource(terminal.env, options);
  const ignored = new Set<string>();
  const dataset = await openDataset(path, nodeFiles, (type) => ignored.add(type));
  const judges = await Promise.all(
    [options.judge, ...(options.compare ?? [])].map((name) => judgeByName(name, models)),
  );
  const prompts = options.prompt?.map((template) => ({ label: template, template })) ?? dataset.prompts;
  const variants = await toVariants(
    options.provider ?? dataset.providers,
    prompts.length > 0 ? prompts : [{ label: 'input', template: '{{input}}' }],
    models,
  );
  const evaluation: Evaluation = {
    judges,
    measure: options.scorer,
    scale: options.scale,
    threshold: options.threshold,
    readContext: readText,
  };
  const header: RunHeader = {
    type: 'run',
    version: 1,
    dataset: basename(path),
    scorer: options.scorer,
    scale: options.scale,
    threshold: options.threshold,
    judges: judges.map((judge) => judge.id),
    providers: [...new Set(variants.map((variant) => variant.provider))],
    prompts: [...new Set(variants.map((variant) => variant.prompt))],
  };

  const writer = options.out
    ? await RunWriter.open(options.out, header, options.restart ?? false)
    : undefined;
  const summary = new SummaryBuilder();
  const problems = new ProblemLines();
  const progress = new ProgressLine(terminal);
  try {
    const run = {
      concurrency: options.concurrency,
      ...(writer?.finished ? { finished: writer.finished } : {}),
    };
    for await (const { result, finished } of evaluate(
      toCases(dataset.rows, variants),
      evaluation,
      run,
      terminal.stop,
    )) {
      if (!finished) await writer?.append(result);
      summary.add(result);
      problems.add(result);
      progress.add(result);
    }
  } finally {
    progress.end();
    await writer?.close();
  }
  for (const type of ignored)
    terminal.writeError(`claimlight: assertions of type ${type} are not evaluated.\n`);
  terminal.writeError(problems.text());
  return report(summary.summary(), path, options, terminal);
}

function report(summary: Summary, path: string, options: EvalOptions, terminal: Terminal): ExitCode {
  terminal.write(
    options.format === 'json'
      ? `${JSON.stringify(summary, null, 2)}\n`
      : summaryTables(summary).map(tableText).join('\n'),
  );
  if (terminal.stop.aborted) {
    printProblem(new Problem('cancelled'), terminal);
    return exitCode.failed;
  }
  if (summary.cases === 0) throw new Problem('datasetEmpty', { file: path });
  return meansGate(options, summary);
}
