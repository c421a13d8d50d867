import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { t } from '@vscode/l10n';
import { Command } from 'commander';
import * as z from 'zod/mini';
import { Problem } from '../check/problem.ts';
import type { Report, ReportClaim } from '../check/report.ts';
import { findingLines } from '../report/compact.ts';
import { type CheckSubject, readSubject } from './check/checkSubject.ts';
import { reportOn } from './check/subjectReport.ts';
import { faultText } from './faultText.ts';
import { isOpenError } from './gates.ts';
import { judgeByName, ModelSource } from './namedModels.ts';
import type { MakeCommand } from './options.ts';
import { printProblem, type Terminal } from './terminal.ts';

/** What an agent obeys: 2 alone keeps it from stopping, so that nothing else may end with it. */
const hookCode = { mayStop: 0, broken: 1, wrong: 2 } as const;

type HookCode = (typeof hookCode)[keyof typeof hookCode];

/** The event of an agent that is about to stop, as Claude Code writes it. */
const stopEvent = z.object({
  transcript_path: z.string(),
  stop_hook_active: z.optional(z.boolean()),
  cwd: z.optional(z.string()),
});

export const hookCommand: MakeCommand = (terminal, conclude) =>
  new Command('hook')
    .description(
      'Check the last answer of an agent that is about to stop against its tool results; the event is read from standard input.',
    )
    // The error of an unknown option ends with 2, by which an agent would never come to its end.
    .allowUnknownOption()
    .allowExcessArguments()
    .action(async (_options: object, { args }: Command) => {
      conclude(await runHook(args, terminal));
    });

/** Whatever goes wrong on the way does not hold the agent up. */
async function runHook(args: readonly string[], terminal: Terminal): Promise<HookCode> {
  try {
    if (args.length > 0)
      throw new Problem('badInput', { detail: t('claimlight hook takes no arguments: {0}', args.join(' ')) });
    return await checkLastAnswer(await terminal.readStdin(), terminal);
  } catch (error) {
    if (error instanceof Problem) printProblem(error, terminal);
    else if (!terminal.stop.aborted) terminal.writeError(`claimlight: ${faultText(error)}\n`);
    return hookCode.broken;
  }
}

async function checkLastAnswer(stdin: string, terminal: Terminal): Promise<HookCode> {
  const event = readEvent(stdin);
  // It was kept from stopping once already, and had its chance to correct.
  if (event.stop_hook_active) return hookCode.mayStop;
  const subject = await lastAnswerOf(event, terminal);
  const report = subject && (await reportOf(subject, terminal));
  if (!report || report.claims.length === 0) {
    terminal.writeError(`claimlight: ${nothingToCheck()}\n`);
    return hookCode.mayStop;
  }
  const errors = report.claims.filter(isOpenError);
  if (errors.length === 0) return hookCode.mayStop;
  terminal.writeError(`${errorsText(report, errors, subject.document)}\n`);
  return hookCode.wrong;
}

const nothingToCheck = (): string =>
  t('There was nothing to check: the last answer makes no claim, or no tool result comes before it.');

/** Throws {Problem} badInput. */
function readEvent(stdin: string): z.infer<typeof stopEvent> {
  try {
    return stopEvent.parse(JSON.parse(stdin));
  } catch (error) {
    const detail = t('The standard input is no stop event: JSON with “transcript_path” is expected.');
    throw new Problem('badInput', { detail }, error);
  }
}

/** What claims nothing, or comes before any tool result, is `undefined`. Throws {Problem} outputUnreadable, fileTooLarge. */
async function lastAnswerOf(
  { transcript_path, cwd }: z.infer<typeof stopEvent>,
  { workingDirectory, stop, readStdin }: Terminal,
): Promise<CheckSubject | undefined> {
  const path = resolve(cwd ?? workingDirectory, transcript_path.replace(/^~(?=[\\/])/, homedir()));
  try {
    const subject = await readSubject(
      { path, name: path, isNamed: true },
      { bounds: 'anywhere', typed: true },
      { readStdin, writeError: () => {}, stop },
    );
    const sources = subject.sources.filter(({ uri }) => !isOwnResult(uri));
    return sources.length === 0 ? undefined : { ...subject, sources };
  } catch (error) {
    if (error instanceof Problem && error.code === 'noContext') return undefined;
    throw error;
  }
}

/** What our own tools said quotes the very claims. */
const isOwnResult = (uri: string): boolean => /claimlight/i.test(partOf(uri));

/** "Read-3", the name of a tool result within its transcript. */
const partOf = (uri: string): string => uri.slice(uri.lastIndexOf('#') + 1);

async function reportOf(subject: CheckSubject, terminal: Terminal): Promise<Report | undefined> {
  const judge = await judgeByName('offline', new ModelSource({}));
  try {
    return (await reportOn(subject, { judge }, terminal.stop)).report;
  } catch (error) {
    if (error instanceof Problem && error.code === 'nothingToCheck') return undefined;
    throw error;
  }
}

function errorsText(report: Report, errors: readonly ReportClaim[], document: string): string {
  const head =
    errors.length === 1
      ? t(
          '1 statement of the last answer contradicts or misattributes the tool results. Correct it, or say why it holds.',
        )
      : t(
          '{0} statements of the last answer contradict or misattribute the tool results. Correct them, or say why they hold.',
          errors.length,
        );
  return [`claimlight: ${head}`, ...findingLines(report, errors, { document, pathOf: partOf })].join('\n');
}
