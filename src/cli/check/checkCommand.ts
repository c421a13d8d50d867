import { t } from '@vscode/l10n';
import { Command, Option } from 'commander';
import { cacheAnswers } from '../../check/cache.ts';
import { Problem } from '../../check/problem.ts';
import { scorerIds } from '../../check/score/catalogue.ts';
import { outputName } from '../../report/place.ts';
import { claimsNothing, type RunReport } from '../../report/runReport.ts';
import type { Bounds } from '../../sources/realPath.node.ts';
import { boundsOf } from '../fileArgument.ts';
import { checkThreshold, gateRun, tooManyFindings } from '../gates.ts';
import { judgeOptions, modelOptions } from '../modelOptions.ts';
import { judgeByName, ModelSource } from '../namedModels.ts';
import {
  collected,
  type MakeCommand,
  parsePositive,
  parseShare,
  parseWhole,
  withOptions,
} from '../options.ts';
import { allowOutside } from '../permissions.ts';
import { type ExitCode, exitCode, printProblem, type Terminal } from '../terminal.ts';
import { baselineText, type OpenBaseline, openBaseline, otherBaselineText } from './baseline.ts';
import { changedOutputs } from './changedOutputs.ts';
import { type CheckOptions, withProject } from './checkOptions.ts';
import { OutputChecker } from './checkOutput.ts';
import { checkOutputs, type FinishedRun } from './checkOutputs.ts';
import { type CheckSubject, watchSubjects } from './checkSubject.ts';
import { fileScorerIds } from './findRowScore.ts';
import { diffText, fixedTexts, writeFixes } from './fixOutputs.ts';
import { changedSince } from './gitChanges.ts';
import { KeptAnswers } from './keptAnswers.ts';
import { fileOfOutput, type OutputArgument, outputArguments } from './outputArgument.ts';
import { printNotices, printReports } from './printRun.ts';
import { findProjectConfig } from './projectConfig.ts';
import { type ReportTarget, reportOptions, reportTargets } from './reportTargets.ts';

export const checkCommand: MakeCommand = (terminal, conclude) =>
  withOptions(new Command('check'), [...modelOptions(), ...judgeOptions(), ...reportOptions()])
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
    .addOption(
      new Option('--scorer <scorer>', t('score to compute'))
        .choices([...scorerIds, 'factuality', ...fileScorerIds])
        .default('faithfulness'),
    )
    .option('--grader <model>', t('model that grades factuality, such as openai:gpt-4o'))
    .option('--scale <number>', t('value of a full score'), parsePositive, 1)
    .option('--stdin-filename <file>', t('file that standard input is the text of, for names and context'))
    .option('--fail-under <share>', t('exit with 1 if a score is below this share of the scale'), parseShare)
    .option('--fail-over <share>', t('exit with 1 if a score is above this share of the scale'), parseShare)
    .option(
      '--max-findings <number>',
      t('exit with 1 if there are more contradicted, unsupported or failed claims than this in all'),
      parseWhole,
    )
    .option('--exit-zero', t('exit with 0 whatever was found; with 2 only if nothing could be judged'))
    .option(
      '--changed-since <revision>',
      t('check only texts that changed since this revision of git, or whose context did'),
    )
    .option(
      '--baseline <file>',
      t('file of findings that are there already: they are reported, but only others count'),
    )
    .option('--update-baseline', t('write the present findings to the file of --baseline'))
    .option('--fix', t('correct values in plain text files where the context proves another one'))
    .option('--diff', t('show what --fix would change, and write nothing'))
    .option('--cache', t('keep answers on this machine, and take those of earlier checks of the same claims'))
    .option('--quiet', t('print findings and errors only'))
    .option('--watch', t('check each new answer of a chat transcript as it arrives, until Ctrl+C'))
    .addOption(allowOutside())
    .action(async (outputs: readonly string[], given: CheckOptions, command: Command) => {
      const config = await findProjectConfig(terminal.workingDirectory);
      const options = config ? withProject(given, config, command) : given;
      if (config && !options.quiet)
        terminal.writeError(`claimlight: ${t('Configuration: {0}', config.path)}\n`);
      conclude(await runCheckCommand(outputs, options, terminal));
    });

/** What was answered stays kept, however a run ends. */
async function runCheckCommand(
  names: readonly string[],
  options: CheckOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const kept = options.cache ? await KeptAnswers.open() : undefined;
  try {
    return await runCheck(names, options, terminal, kept);
  } finally {
    await kept?.save();
  }
}

/** `claimlight check`: reads, checks, reports, and says by its exit code how it went. */
async function runCheck(
  names: readonly string[],
  options: CheckOptions,
  terminal: Terminal,
  kept: KeptAnswers | undefined,
): Promise<ExitCode> {
  checkThreshold(options, [options.scorer]);
  const models = new ModelSource(terminal.env, options);
  const open = async () => {
    const judge = await judgeByName(options.judge, models, options);
    const asked = kept ? cacheAnswers(judge, kept) : judge;
    return new OutputChecker(asked, models, options, terminal.stop);
  };
  const told = options.quiet ? { ...terminal, writeError() {} } : terminal;
  if (options.watch) return watch(names, options, await open(), { terminal, told });
  const bounds = boundsOf(options, terminal);
  const { outputs, several } = await outputsToCheck(names, options, bounds, told);
  const files = outputs.flatMap((output) => fileOfOutput(output) ?? []);
  const read = [...files, ...(options.context ?? []), ...[options.baseline ?? []].flat()];
  const targets = await reportTargets(options, read, bounds);
  const opened = await openBaseline(options, bounds);
  if (options.updateBaseline && outputs.some(({ lines }) => lines))
    throw new Problem('badInput', { detail: t('--update-baseline takes whole files.') });
  const checker = await open();
  const first = await checkOutputs(outputs, checker, options, told);
  const found = await fixRun(first, outputs, { checker, options, bounds }, { terminal, told });
  const run = opened ? { ...found, checked: found.checked.map((one) => opened.baseline.mark(one)) } : found;
  // What is stopped while it is printed was judged.
  const { aborted } = terminal.stop;
  const manner = { several, quiet: options.quiet, changedSince: options.changedSince };
  const printed = options.diff ? targets.filter(({ path }) => path !== undefined) : targets;
  const written = await printReports(run, printed, manner, bounds, terminal);
  printNotices(run, manner, terminal);
  if (aborted) return exitCode.stopped;
  if (!written) return exitCode.failed;
  const held = opened ? await holdAgainst(opened, options, run, told) : run;
  return conclusion(options, held, terminal);
}

/** Writes or shows corrections where it is asked to; what was written is checked again, so that the report is on that. */
async function fixRun(
  run: FinishedRun,
  outputs: readonly OutputArgument[],
  { checker, options, bounds }: { checker: OutputChecker; options: CheckOptions; bounds: Bounds },
  { terminal, told }: Terminals,
): Promise<FinishedRun> {
  if ((!options.fix && !options.diff) || terminal.stop.aborted) return run;
  const fixed = await fixedTexts(run.checked, bounds, terminal);
  if (options.diff) terminal.write(await diffText(fixed, terminal));
  if (options.diff || fixed.length === 0) return run;
  await writeFixes(fixed, bounds, terminal);
  const written = new Set(fixed.map(({ of }) => of.output));
  const silent = { ...told, writeError() {} };
  const again = await checkOutputs(outputs, checker, options, silent, (output) => written.has(output));
  const checked = run.checked.map((one) => again.checked.find(({ output }) => output === one.output) ?? one);
  return { ...run, checked, problems: [...run.problems, ...again.problems] };
}

/** Those that are named, but for what the configuration ignores and what did not change. */
async function outputsToCheck(
  names: readonly string[],
  options: CheckOptions,
  bounds: Bounds,
  terminal: Terminal,
): Promise<Awaited<ReturnType<typeof outputArguments>>> {
  const { outputs: named, several } = await outputArguments(names, options, bounds);
  const outputs = named.filter((output) => output.isNamed || !options.config?.ignores(output.path));
  if (outputs.length === 0) throw new Problem('noOutputs', { file: names.join(' ') });
  const { changedSince: revision } = options;
  if (revision === undefined) return { outputs, several };
  const changed = await changedSince(revision, terminal.workingDirectory, terminal.stop);
  const found = await changedOutputs(outputs, changed, options);
  const told = t(
    'Changed since {0}, or their context: {1} of {2} texts.',
    revision,
    found.length,
    outputs.length,
  );
  terminal.writeError(`claimlight: ${told}\n`);
  return { outputs: found, several: true };
}

/** Tells how the run is to its baseline, and writes that anew where it is asked to. */
async function holdAgainst(
  { baseline, bounds }: OpenBaseline,
  { updateBaseline }: CheckOptions,
  run: RunReport,
  terminal: Terminal,
): Promise<RunReport> {
  if (!updateBaseline) {
    terminal.writeError(`claimlight: ${baselineText(baseline.counts(run.checked))}\n`);
    if (baseline.isOfOther(run.checked)) terminal.writeError(`claimlight: ${otherBaselineText()}\n`);
    return run;
  }
  const updated = baseline.updated(run.checked);
  await updated.write(bounds);
  const held = { ...run, checked: run.checked.map((one) => updated.mark(one)) };
  terminal.writeError(
    `claimlight: ${t('Findings written to the baseline: {0}.', updated.counts(held.checked).known)}\n`,
  );
  return held;
}

function conclusion(options: CheckOptions, run: RunReport, terminal: Terminal): ExitCode {
  const findings = tooManyFindings(options, run);
  if (findings !== undefined)
    terminal.writeError(
      `${t('Findings: {0}. At most {1} are allowed (--max-findings).', findings, options.maxFindings ?? 0)}\n`,
    );
  return gateRun(options, run);
}

interface Terminals {
  readonly terminal: Terminal;
  /** For notices that the person may not want. */
  readonly told: Terminal;
}

/** @returns the worst of all answers; that nothing was judged is no pass */
async function watch(
  [name = '', ...more]: readonly string[],
  options: CheckOptions,
  checker: OutputChecker,
  { terminal, told }: Terminals,
): Promise<ExitCode> {
  if (more.length > 0) throw new Problem('badInput', { detail: t('--watch takes one transcript.') });
  if (options.fix || options.diff || options.baseline !== undefined || options.changedSince !== undefined)
    throw new Problem('badInput', {
      detail: t('--watch goes with none of --fix, --diff, --baseline and --changed-since.'),
    });
  const bounds = boundsOf(options, terminal);
  const targets = await reportTargets(options, [], bounds);
  let worst: ExitCode | undefined;
  for await (const subject of watchSubjects(name, options, told)) {
    const code = await checkAnswer(subject, options, checker, targets, terminal).catch((error) => {
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
  targets: readonly ReportTarget[],
  terminal: Terminal,
): Promise<ExitCode | undefined> {
  const { report, problem } = await checker.check(subject);
  const { aborted } = terminal.stop;
  const { document } = subject;
  const run = {
    checked: [{ name: outputName(report), report, document }],
    notChecked: [],
    problems: problem ? [problem] : [],
  };
  const manner = { several: false, quiet: options.quiet };
  await printReports(run, targets, manner, boundsOf(options, terminal), terminal);
  printNotices(run, manner, terminal);
  return aborted || claimsNothing(report) ? undefined : conclusion(options, run, terminal);
}
