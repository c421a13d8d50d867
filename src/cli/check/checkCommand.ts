import { t } from '@vscode/l10n';
import { Command, Option } from 'commander';
import { Problem } from '../../check/problem.ts';
import { scorerIds } from '../../check/score/catalogue.ts';
import { type FormatId, formatIds } from '../../report/formats.ts';
import { outputName } from '../../report/place.ts';
import { claimsNothing } from '../../report/runReport.ts';
import { boundsOf } from '../fileArgument.ts';
import { type CheckGate, checkThreshold, gateRun } from '../gates.ts';
import { type ModelConnection, modelOptions } from '../modelOptions.ts';
import { judgeByName, ModelSource } from '../namedModels.ts';
import { collected, type MakeCommand, parsePositive, parseShare, withOptions } from '../options.ts';
import { allowOutside } from '../permissions.ts';
import { type ExitCode, exitCode, printProblem, type Terminal } from '../terminal.ts';
import { type Measure, OutputChecker } from './checkOutput.ts';
import { checkOutputs } from './checkOutputs.ts';
import { type CheckSubject, type GivenContext, watchSubjects } from './checkSubject.ts';
import { outputArguments } from './outputArgument.ts';
import { printNotices, runText } from './printRun.ts';

export const checkCommand: MakeCommand = (terminal, conclude) =>
  withOptions(new Command('check'), modelOptions())
    .description(t('Check every statement of texts against the files that they must agree with.'))
    .argument(
      '<outputs...>',
      t('texts to check: files, lines of a file (FILE:10-20), folders, globs, or - for standard input'),
    )
    .option(
      '-c, --context <file>',
      t(
        'file, folder or glob that the texts must agree with; repeat it for several; optional for a text that names its own in its front matter, and for a chat transcript, whose last answer is checked against its tool results',
      ),
      collected,
    )
    .option('-q, --query <text>', t('question that the text answers'))
    .option(
      '--judge <judge>',
      t(
        'judge: offline, wording (offline, rules alone), openai (with --model), or a model such as openai:gpt-4o',
      ),
      'offline',
    )
    .option('--model <id>', t('model of the judge, such as gpt-4o'))
    .option(
      '--model-folder <folder>',
      t('local model of the offline judge: config.json, tokenizer.json, model.onnx'),
    )
    .option('--base-url <url>', t('address of an OpenAI-compatible endpoint'))
    .addOption(
      new Option('--scorer <scorer>', t('score to compute'))
        .choices([...scorerIds, 'factuality'])
        .default('faithfulness'),
    )
    .option('--grader <model>', t('model that grades factuality, such as openai:gpt-4o'))
    .option('--scale <number>', t('value of a full score'), parsePositive, 1)
    .addOption(new Option('--format <format>', t('output format')).choices(formatIds).default('text'))
    .option('--fail-under <share>', t('exit with 1 if a score is below this share of the scale'), parseShare)
    .option('--fail-over <share>', t('exit with 1 if a score is above this share of the scale'), parseShare)
    .option('--exit-zero', t('exit with 0 whatever was found; with 2 only if nothing could be judged'))
    .option('--watch', t('check each new answer of a chat transcript as it arrives, until Ctrl+C'))
    .addOption(allowOutside())
    .action(async (outputs: readonly string[], options: CheckOptions) => {
      conclude(await runCheckCommand(outputs, options, terminal));
    });

interface CheckOptions extends CheckGate, GivenContext, Measure, ModelConnection {
  /** "offline", "wording", "openai" (with a model), or a model's id. */
  readonly judge: string;
  readonly model?: string;
  readonly modelFolder?: string;
  readonly baseUrl?: string;
  readonly format: FormatId;
  readonly watch?: true;
}

/** `claimlight check`: reads, checks, reports, and says by its exit code how it went. */
async function runCheckCommand(
  names: readonly string[],
  options: CheckOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  checkThreshold(options, [options.scorer]);
  const models = new ModelSource(terminal.env, options);
  const open = async () =>
    new OutputChecker(await judgeByName(options.judge, models, options), models, options, terminal.stop);
  if (options.watch) return watch(names, options, await open(), terminal);
  const { outputs, several } = await outputArguments(names, boundsOf(options, terminal));
  const run = await checkOutputs(outputs, await open(), options, terminal);
  terminal.write(runText(run, options.format, several));
  printNotices(run, several, terminal);
  if (terminal.stop.aborted) return exitCode.stopped;
  return gateRun(options, run);
}

/** @returns the worst of all answers; that nothing was judged is no pass */
async function watch(
  [name = '', ...more]: readonly string[],
  options: CheckOptions,
  checker: OutputChecker,
  terminal: Terminal,
): Promise<ExitCode> {
  if (more.length > 0) throw new Problem('badInput', { detail: t('--watch takes one transcript.') });
  let worst: ExitCode | undefined;
  for await (const subject of watchSubjects(name, options, terminal)) {
    const code = await checkAnswer(subject, options, checker, terminal).catch((error) => {
      if (!(error instanceof Problem)) throw error;
      printProblem(error, terminal);
      return exitCode.failed;
    });
    if (code !== undefined && code > (worst ?? -1)) worst = code;
  }
  return worst ?? exitCode.failed;
}

/** @returns `undefined` where it was stopped before it had judged all, and where the answer claims nothing */
async function checkAnswer(
  subject: CheckSubject,
  options: CheckOptions,
  checker: OutputChecker,
  terminal: Terminal,
): Promise<ExitCode | undefined> {
  const { report, problem } = await checker.check(subject);
  const { document } = subject;
  const run = {
    checked: [{ name: outputName(report), report, document }],
    notChecked: [],
    problems: problem ? [problem] : [],
  };
  terminal.write(runText(run, options.format, false));
  printNotices(run, false, terminal);
  return terminal.stop.aborted || claimsNothing(report) ? undefined : gateRun(options, run);
}
