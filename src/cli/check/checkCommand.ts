import { Command, Option } from 'commander';
import { Problem } from '../../check/problem.ts';
import type { Report } from '../../check/report.ts';
import { scorerIds } from '../../check/score/catalogue.ts';
import type { Outcome } from '../../check/types.ts';
import { type FormatId, formatIds, reportFormats } from '../../report/formats.ts';
import { type CheckGate, checkThreshold, gate } from '../gates.ts';
import { judgeOptions, modelOptions, type NamedJudge } from '../modelOptions.ts';
import { judgeByName, ModelSource } from '../namedModels.ts';
import { type MakeCommand, parsePositive, parseShare, withOptions } from '../options.ts';
import { allowOutside } from '../permissions.ts';
import { type ExitCode, exitCode, printProblem, type Terminal } from '../terminal.ts';
import { type CheckSubject, type GivenContext, openSubject, watchSubjects } from './checkSubject.ts';
import { findFactuality } from './findFactuality.ts';
import { fileScorerIds } from './findRowScore.ts';
import { reportOn } from './subjectReport.ts';

export const checkCommand: MakeCommand = (terminal, conclude) =>
  withOptions(new Command('check'), [...modelOptions(), ...judgeOptions()])
    .description('Check every statement of a text against the files it must agree with.')
    .argument('<output>', 'text to check: a file, lines of a file (FILE:10-20), or - for standard input')
    .option(
      '-c, --context <file...>',
      'files, folders or globs that the text must agree with; optional if the text names them in its front matter, or is a chat transcript, whose last answer is checked against its tool results',
    )
    .option('-q, --query <text>', 'question that the text answers')
    .addOption(
      new Option('--scorer <scorer>', 'score to compute')
        .choices([...scorerIds, 'factuality', ...fileScorerIds])
        .default('faithfulness'),
    )
    .option('--grader <model>', 'model that grades factuality, such as openai:gpt-4o')
    .option('--scale <number>', 'value of a full score', parsePositive, 1)
    .addOption(new Option('--format <format>', 'output format').choices(formatIds).default('text'))
    .option('--fail-under <share>', 'exit with 1 if the score is below this share of the scale', parseShare)
    .option('--fail-over <share>', 'exit with 1 if the score is above this share of the scale', parseShare)
    .option('--exit-zero', 'exit with 0 whatever was found; with 2 only if nothing could be judged')
    .option('--watch', 'check each new answer of a chat transcript as it arrives, until Ctrl+C')
    .addOption(allowOutside())
    .action(async (output: string, options: CheckOptions) => {
      conclude(await runCheckCommand(output, options, terminal));
    });

interface CheckOptions extends CheckGate, GivenContext, NamedJudge {
  readonly scorer: Report['scorer'];
  readonly grader?: string;
  readonly scale: number;
  readonly format: FormatId;
  readonly watch?: true;
}

/** `claimlight check`: reads, checks, reports, and says by its exit code how it went. */
async function runCheckCommand(
  argument: string,
  options: CheckOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  checkThreshold(options, [options.scorer]);
  const models = new ModelSource(terminal.env, options);
  if (!options.watch) {
    const subject = await openSubject(argument, options, terminal);
    return (await checkOne(subject, options, models, terminal)) ?? exitCode.stopped;
  }
  return watch(argument, options, models, terminal);
}

/** @returns the worst of all answers; that nothing was judged is no pass */
async function watch(
  argument: string,
  options: CheckOptions,
  models: ModelSource,
  terminal: Terminal,
): Promise<ExitCode> {
  let worst: ExitCode | undefined;
  for await (const subject of watchSubjects(argument, options, terminal)) {
    const code = await checkOne(subject, options, models, terminal).catch((error) => {
      if (!(error instanceof Problem)) throw error;
      printProblem(error, terminal);
      return exitCode.failed;
    });
    if (code !== undefined && code > (worst ?? -1)) worst = code;
  }
  return worst ?? exitCode.failed;
}

/** @returns `undefined` where it was stopped before it had judged all, and of a transcript where it claims nothing */
async function checkOne(
  subject: CheckSubject,
  options: CheckOptions,
  models: ModelSource,
  terminal: Terminal,
): Promise<ExitCode | undefined> {
  const { document, span, sources, question } = subject;
  const judge = await judgeByName(options.judge, models, options);
  const { scorer, scale } = options;
  const factualityOf = (outcome: Outcome) =>
    findFactuality(
      {
        question,
        sources,
        judge,
        outcome,
        scale,
        output: document.slice(span.start, span.end),
        grader: options.grader,
      },
      models,
      terminal.stop,
    );
  const { report, problem } = await reportOn(subject, { judge, scorer, scale, factualityOf }, terminal.stop);
  terminal.write(reportFormats[options.format].write(report, document));
  if (report.status === 'notApplicable') terminal.writeError(`claimlight: ${report.reason}\n`);
  if (problem) printProblem(problem, terminal);
  const claimsNothing = options.watch && report.status === 'notApplicable';
  return terminal.stop.aborted || claimsNothing ? undefined : gate(options, report);
}
