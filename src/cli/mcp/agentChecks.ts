import { t } from '@vscode/l10n';
import type { Judge } from '../../check/judge.ts';
import { Problem } from '../../check/problem.ts';
import type { Report } from '../../check/report.ts';
import { type CompactNames, explainClaim, toCompact } from '../../report/compact.ts';
import { problemText } from '../../report/problems/problemText.ts';
import { limitSize } from '../../sources/limits.ts';
import { type CheckSubject, readSubject } from '../check/checkSubject.ts';
import type { OutputArgument } from '../check/outputArgument.ts';
import { configWithin } from '../check/projectConfig.ts';
import { reportOn } from '../check/subjectReport.ts';
import type { ClientFiles } from '../clientFiles.ts';

/** What an agent is told. */
export interface AgentAnswer {
  readonly text: string;
  readonly isError?: true;
}

/** Beside the text, what a check is about. */
interface AgentContext {
  /** Names of files, or globs. */
  readonly context?: readonly string[] | undefined;
  readonly question?: string | undefined;
}

interface TextCheck extends AgentContext {
  readonly text: string;
}

interface FileCheck extends AgentContext {
  readonly path: string;
  /** From 1; the first of the file where absent. */
  readonly firstLine?: number | undefined;
  /** Inclusive; the last of the file where absent. */
  readonly lastLine?: number | undefined;
}

/** The checks of one agent, of which the last report is kept. */
export class AgentChecks {
  #last: { readonly report: Report; readonly names: CompactNames } | undefined;

  constructor(private readonly judge: Judge) {}

  get lastReport(): Report | undefined {
    return this.#last?.report;
  }

  /** Throws what stops a check: {Problem}, or the signal's reason. */
  text({ text, ...given }: TextCheck, files: ClientFiles, stop: AbortSignal): Promise<AgentAnswer> {
    return this.#check({ path: '-', name: 'output', isNamed: true }, { ...given, text }, files, stop);
  }

  /** The same of a file. Without context, it names its own in its front matter, the project's configuration does, or it is a chat transcript. */
  file(asked: FileCheck, files: ClientFiles, stop: AbortSignal): Promise<AgentAnswer> {
    const { path, firstLine, lastLine, ...given } = asked;
    const whole = firstLine === undefined && lastLine === undefined;
    const lines = whole ? undefined : { first: firstLine ?? 1, last: lastLine ?? Number.MAX_SAFE_INTEGER };
    const where = { path: files.path(path), name: path, isNamed: true, ...(lines && { lines }) };
    return this.#check(where, given, files, stop);
  }

  /** All that the last report says of one of its claims. */
  explain(id: string): AgentAnswer {
    if (!this.#last) return { text: nothingChecked(), isError: true };
    const { report, names } = this.#last;
    const claim = report.claims.find((one) => one.id === id);
    if (!claim)
      return {
        text: t('The last report has no finding “{0}”. Use an id of its findings.', id),
        isError: true,
      };
    return { text: explainClaim(report, claim, names) };
  }

  async #check(
    where: OutputArgument,
    { context, question, text = '' }: AgentContext & { readonly text?: string },
    files: ClientFiles,
    stop: AbortSignal,
  ): Promise<AgentAnswer> {
    limitSize(text.length, { file: 'text' });
    const isFile = where.path !== '-' && context === undefined;
    const config = isFile ? await configWithin(where.path, files.folders) : undefined;
    const subject = await readSubject(
      where,
      {
        ...(config ? { config } : {}),
        context: context?.map((name) => files.path(name)),
        query: question,
        bounds: files.folders,
        typed: false,
      },
      { readStdin: async () => text, writeError: () => {}, stop },
    );
    return this.#report(subject, files, stop);
  }

  async #report(subject: CheckSubject, files: ClientFiles, stop: AbortSignal): Promise<AgentAnswer> {
    if (subject.document.slice(subject.span.start, subject.span.end).trim() === '')
      throw new Problem('nothingToCheck');
    const { report, problem } = await reportOn(subject, { judge: this.judge }, stop);
    stop.throwIfAborted();
    const names = { document: subject.document, pathOf: files.nameOf };
    this.#last = { report, names };
    const found = toCompact(report, names);
    return problem ? { text: `${found}\n${problemSentences(problem)}`, isError: true } : { text: found };
  }
}

export const nothingChecked = (): string => t('Nothing has been checked yet. Check a text or a file first.');

/** What is wrong, and what to do about it. */
export function problemSentences(problem: Parameters<typeof problemText>[0]): string {
  const { message, nextStep } = problemText(problem, 'agent');
  return `${message} ${nextStep}`;
}
