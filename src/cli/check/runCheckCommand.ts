import { Problem } from '../../check/problem.ts';
import type { Report } from '../../check/report.ts';
import { type FormatId, reportFormats } from '../../report/formats.ts';
import { toReport } from '../../report/json.ts';
import { segment } from '../../text/segment.ts';
import { judgeByName } from '../evaluate/judgeByName.ts';
import { ModelSource } from '../evaluate/modelSource.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { printProblem } from '../printProblem.ts';
import type { Terminal } from '../terminal.ts';
import { checkThreshold, gate, type Threshold } from '../threshold.ts';
import { checkOnce } from './checkOnce.ts';
import { findFactuality } from './findFactuality.ts';
import { type Given, openSubject } from './openSubject.ts';

export interface CheckOptions extends Threshold, Given {
  /** "offline", "openai" (with a model), or a model's id. */
  readonly judge: string;
  readonly model?: string;
  readonly baseUrl?: string;
  readonly scorer: Report['scorer'];
  readonly grader?: string;
  readonly scale: number;
  readonly format: FormatId;
}

/** `claimlight check`: reads, checks, reports, and says by its exit code how it went. */
export async function runCheckCommand(
  argument: string,
  options: CheckOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  checkThreshold(options, options.scorer);
  const models = new ModelSource(
    terminal.env,
    options.baseUrl === undefined ? {} : { baseUrl: options.baseUrl },
  );
  const subject = await openSubject(argument, options, terminal);
  const { document, span, uri, sources } = subject;
  const judge = await judgeByName(options.judge, models, options.model);
  const sentences = segment(document, { range: span });
  if (sentences.length === 0) throw new Problem('nothingToCheck');

  const question = subject.question === undefined ? {} : { question: subject.question };
  const order = { sentences, sources, judge, ...question };
  const { outcome, timings, problem } = await checkOnce(order, terminal.stop);
  const { scorer, scale } = options;
  const factuality =
    scorer === 'factuality' &&
    (await findFactuality(
      {
        ...order,
        outcome,
        scale,
        output: document.slice(span.start, span.end),
        ...(options.grader === undefined ? {} : { grader: options.grader }),
      },
      models,
      terminal.stop,
    ));
  const report = toReport({
    output: { ...(uri === undefined ? {} : { uri }), ...span },
    ...question,
    sources,
    judge: judge.id,
    ...(judge.id === 'offline' ? {} : { model: judge.id.slice(judge.id.indexOf(':') + 1) }),
    outcome,
    ...(scorer === 'factuality' ? {} : { scorer }),
    ...(factuality ? { factuality } : {}),
    options: { scale },
    timings,
  });
  terminal.write(reportFormats[options.format].write(report, document));
  if (report.status === 'notApplicable') terminal.writeError(`claimlight: ${report.reason}\n`);
  if (problem) printProblem(problem, terminal);
  return terminal.stop.aborted ? exitCode.failed : gate(options, report);
}
