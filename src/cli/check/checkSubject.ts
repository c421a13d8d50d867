import { dirname, resolve } from 'node:path';
import { t } from '@vscode/l10n';
import type { LeftOut } from '../../check/leftOut.ts';
import { Problem } from '../../check/problem.ts';
import { plainLine } from '../../report/escape.ts';
import { copyText } from '../../report/problems/copyText.ts';
import type { ContextRead } from '../../sources/contextRead.ts';
import { frontMatterBinding } from '../../sources/frontMatter.ts';
import { copiesOf } from '../../sources/outputCopies.ts';
import type { Bounds } from '../../sources/realPath.node.ts';
import type { Source } from '../../text/passage.ts';
import { boundsOf } from '../fileArgument.ts';
import type { Terminal } from '../terminal.ts';
import { answerAt, lastAnswer } from './answerSubject.ts';
import { readContext, refuseOwn } from './contextFiles.ts';
import { fileOfOutput, type OutputArgument } from './outputArgument.ts';
import { type Naming, type OutputText, readOutputArgument } from './outputText.ts';
import type { ProjectConfig } from './projectConfig.ts';
import { watchTranscript } from './watchTranscript.ts';

/** What is checked, against what, and what it answers. */
export interface CheckSubject extends OutputText {
  readonly sources: readonly Source[];
  readonly leftOut?: readonly LeftOut[];
  /** URIs of the sources that say word for word what the output says. */
  readonly copies?: readonly string[];
  readonly question?: string;
}

export interface GivenContext {
  readonly context?: readonly string[];
  readonly query?: string;
  readonly allowOutside?: true;
  /** Names contexts for texts that have none by the command line or of their own. */
  readonly config?: ProjectConfig;
}

/** What reading a text and its context needs of a terminal. */
export type SubjectTerminal = Pick<Terminal, 'readStdin' | 'writeError' | 'stop'>;

/** Who names the files, and how far that reaches. */
export interface SubjectContext extends Pick<GivenContext, 'context' | 'query' | 'config'>, Naming {}

/** Opens the outputs of a run. A context that several share is read once, as long as they follow each other. */
export class Subjects {
  readonly #outputs: readonly string[];
  readonly #told = new Set<string>();
  #latest: { readonly names: string; readonly read: Promise<ContextRead> } | undefined;

  /** @param outputs all that the run checks */
  constructor(
    outputs: readonly OutputArgument[],
    private readonly given: SubjectContext,
    private readonly terminal: SubjectTerminal,
  ) {
    this.#outputs = outputs.flatMap((output) => fileOfOutput(output) ?? []);
  }

  /**
   * Without `--context`, a document names its own in its front matter, or the project's configuration does, and of a chat
   * transcript the last answer is checked against the tool results before it. Throws a `Problem`: `noContext` where none of these is there, or that a
   * file is missing, not readable or out of bounds.
   */
  async open(output: OutputArgument): Promise<CheckSubject> {
    const { context, query, typed, config } = this.given;
    const text = readOutputArgument(output, this.terminal, this.given);
    if (context) {
      const [read, opened] = await Promise.all([this.#read(context, typed), text]);
      return tellCopies({ ...opened, ...read, question: query }, this.#told, this.terminal);
    }
    const opened = await text;
    const own = frontMatterBinding(opened.document);
    const file = fileOfOutput(output);
    if (own) {
      const folder = file === undefined ? '.' : dirname(file);
      const names = own.context.map((path) => resolve(folder, path));
      const read = await this.#read(names, false);
      if (file !== undefined) await refuseOwn(names, file);
      return tellCopies({ ...opened, ...read, question: query ?? own.question }, this.#told, this.terminal);
    }
    const configured = file === undefined ? undefined : config?.contextOf(file);
    if (config && configured) {
      const read = await this.#read(configured, false, [config.folder]);
      return tellCopies({ ...opened, ...read, question: query }, this.#told, this.terminal);
    }
    const answer = await lastAnswer(opened, this.terminal.stop);
    if (!answer) throw new Problem('noContext');
    return tellCopies({ ...answer, question: query ?? answer.question }, this.#told, this.terminal);
  }

  /** @param within in the place of the working directory */
  #read(names: readonly string[], typed: boolean, within?: Bounds): Promise<ContextRead> {
    const key = JSON.stringify(names);
    if (this.#latest?.names !== key) {
      const { bounds: given } = this.given;
      const bounds = given === 'anywhere' ? given : (within ?? given);
      const naming = { bounds, typed, outputs: this.#outputs };
      this.#latest = { names: key, read: readContext(names, naming, this.terminal) };
    }
    return this.#latest.read;
  }
}

/** Opens one output alone. Throws as `Subjects` does, and `ownContext` where it is named as its own context. */
export async function readSubject(
  output: OutputArgument,
  given: SubjectContext,
  terminal: SubjectTerminal,
): Promise<CheckSubject> {
  const file = fileOfOutput(output);
  if (given.context && file !== undefined) await refuseOwn(given.context, file);
  return new Subjects([output], given, terminal).open(output);
}

/**
 * The answers that a transcript gains, as they come: each against the tool results before it, or against `--context`.
 * What has neither is passed by.
 */
export async function* watchSubjects(
  path: string,
  given: GivenContext,
  terminal: Terminal,
): AsyncGenerator<CheckSubject> {
  const bounds = boundsOf(given, terminal);
  if (given.context) await refuseOwn(given.context, path);
  const context =
    given.context && (await readContext(given.context, { bounds, typed: true, outputs: [path] }, terminal));
  const ready = (answers: number) => terminal.writeError(`claimlight: ${watchingText(path, answers)}\n`);
  for await (const { file, position } of watchTranscript(path, bounds, terminal.stop, ready)) {
    const subject = await answerAt(file, position, terminal.stop);
    if (subject && (context || subject.sources.length > 0))
      yield tellCopies(
        { ...subject, ...context, question: given.query ?? subject.question },
        new Set(),
        terminal,
      );
  }
}

const watchingText = (name: string, answers: number): string =>
  answers === 1
    ? t('Watching {0} for new answers; 1 is already there. Press Ctrl+C to stop.', name)
    : t('Watching {0} for new answers; {1} are already there. Press Ctrl+C to stop.', name, answers);

/** What says the very same supports all of it, which is told once a file. */
function tellCopies(
  subject: CheckSubject,
  told: Set<string>,
  terminal: Pick<Terminal, 'writeError'>,
): CheckSubject {
  const { document, span, sources } = subject;
  const copies = copiesOf([document, document.slice(span.start, span.end)], sources);
  for (const uri of copies.filter((one) => !told.has(one)))
    terminal.writeError(`claimlight: ${plainLine(copyText(uri))}\n`);
  for (const uri of copies) told.add(uri);
  return { ...subject, copies };
}
