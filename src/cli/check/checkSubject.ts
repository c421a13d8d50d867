import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { t } from '@vscode/l10n';
import type { LeftOut } from '../../check/leftOut.ts';
import { Problem } from '../../check/problem.ts';
import { plainLine } from '../../report/escape.ts';
import { copyText } from '../../report/problems/copyText.ts';
import { readProblem } from '../../sources/fileSystem.node.ts';
import { frontMatterBinding } from '../../sources/frontMatter.ts';
import { copiesOf } from '../../sources/outputCopies.ts';
import { readOutputText } from '../../sources/readSource.ts';
import { type Bounds, realPathWithin } from '../../sources/realPath.node.ts';
import { readRegularFile } from '../../sources/regularFile.node.ts';
import type { Source } from '../../text/passage.ts';
import type { Span } from '../../text/span.ts';
import type { TranscriptFile } from '../../worker/workerPort.ts';
import { boundsOf, pathOfArgument } from '../fileArgument.ts';
import { readBeside, transcripts } from '../readBeside.ts';
import type { Terminal } from '../terminal.ts';
import { readContext } from './contextFiles.ts';
import { watchTranscript } from './watchTranscript.ts';

/** What is checked, against what, and what it answers. */
export interface CheckSubject extends OutputText {
  readonly sources: readonly Source[];
  readonly leftOut?: readonly LeftOut[];
  /** URIs of the sources that say word for word what the output says. */
  readonly copies?: readonly string[];
  readonly question?: string;
}

/** What reading a text and its context needs of a terminal. */
export type SubjectTerminal = Pick<Terminal, 'readStdin' | 'writeError' | 'stop'>;

export interface GivenContext {
  readonly context?: readonly string[];
  readonly query?: string;
  readonly allowOutside?: true;
}

/**
 * Opens what the command line names. Without `--context`, a document names its own in its front matter, and of a
 * chat transcript the last answer is checked against the tool results before it. Throws a `Problem`: `noContext`
 * where none of these is there, or that a file is missing, not readable or out of bounds.
 */
export const openSubject = (
  argument: string,
  given: GivenContext,
  terminal: Terminal,
): Promise<CheckSubject> =>
  readSubject(
    parseOutputArgument(argument),
    { ...given, bounds: boundsOf(given, terminal), typed: true },
    terminal,
  );

/** Who names the files, and how far that reaches. */
interface NamedContext extends Pick<GivenContext, 'context' | 'query'> {
  readonly bounds: Bounds;
  /** On the command line, by the person. */
  readonly typed: boolean;
}

/** The same where it is known which text is meant. */
export async function readSubject(
  where: OutputArgument,
  given: NamedContext,
  terminal: SubjectTerminal,
): Promise<CheckSubject> {
  const { bounds, typed, query: question } = given;
  if (given.context) {
    const [output, context] = await Promise.all([
      readOutput(where, terminal, given),
      readContext(given.context, { bounds, typed, output: fileOf(where) }, terminal),
    ]);
    return tellCopies({ ...output, ...context, question }, terminal);
  }
  const output = await readOutput(where, terminal, given);
  const own = frontMatterBinding(output.document);
  if (own) {
    const folder = where.path === '-' ? '.' : dirname(where.path);
    const named = own.context.map((path) => resolve(folder, path));
    const context = await readContext(named, { bounds, typed: false, output: fileOf(where) }, terminal);
    return tellCopies({ ...output, ...context, question: question ?? own.question }, terminal);
  }
  const answer = await lastAnswer(output, terminal.stop);
  if (answer) return tellCopies({ ...answer, question: question ?? answer.question }, terminal);
  throw new Problem('noContext');
}

/**
 * The answers that a transcript gains, as they come: each against the tool results before it, or against `--context`.
 * What has neither is passed by.
 */
export async function* watchSubjects(
  argument: string,
  given: GivenContext,
  terminal: Terminal,
): AsyncGenerator<CheckSubject> {
  const bounds = boundsOf(given, terminal);
  const context =
    given.context && (await readContext(given.context, { bounds, typed: true, output: argument }, terminal));
  const ready = (answers: number) => terminal.writeError(`claimlight: ${watchingText(argument, answers)}\n`);
  for await (const { file, position } of watchTranscript(argument, bounds, terminal.stop, ready)) {
    const subject = await answerSubject(file, position, terminal.stop);
    if (subject && (context || subject.sources.length > 0))
      yield tellCopies({ ...subject, ...context, question: given.query ?? subject.question }, terminal);
  }
}

const watchingText = (name: string, answers: number): string =>
  answers === 1
    ? t('Watching {0} for new answers; 1 is already there. Press Ctrl+C to stop.', name)
    : t('Watching {0} for new answers; {1} are already there. Press Ctrl+C to stop.', name, answers);

/** What says the very same supports all of it, which is told. */
function tellCopies(subject: CheckSubject, terminal: Pick<Terminal, 'writeError'>): CheckSubject {
  const { document, span, sources } = subject;
  const copies = copiesOf([document, document.slice(span.start, span.end)], sources);
  for (const uri of copies) terminal.writeError(`claimlight: ${plainLine(copyText(uri))}\n`);
  return { ...subject, copies };
}

/** The last answer of a transcript that tool results go before. */
async function lastAnswer(
  { uri = 'stdin', document }: OutputText,
  stop: AbortSignal,
): Promise<CheckSubject | undefined> {
  const file = { uri, text: document };
  const { results } = await transcripts().outline(file, stop);
  const position = results.findLastIndex((count) => count > 0);
  return position < 0 ? undefined : answerSubject(file, position, stop);
}

async function answerSubject(
  file: TranscriptFile,
  position: number,
  stop: AbortSignal,
): Promise<CheckSubject | undefined> {
  const answer = await transcripts().answer(file, position, stop);
  if (!answer) return undefined;
  const sources: Source[] = [];
  for (const uri of answer.results) {
    const source = await transcripts().result(file, uri, stop);
    if (source) sources.push(source);
  }
  const { text, question } = answer;
  const span = { start: 0, end: text.length };
  return { uri: `${file.uri}#answer-${position + 1}`, document: text, span, sources, question };
}

interface OutputText {
  /** Absent for the standard input. */
  readonly uri?: string;
  readonly document: string;
  readonly span: Span;
}

/** Reads the text under check. Throws a `Problem` when it is missing, not text, or has too few lines. */
async function readOutput(
  { path, lines }: OutputArgument,
  terminal: Pick<SubjectTerminal, 'readStdin' | 'stop'>,
  naming: Pick<NamedContext, 'bounds' | 'typed'>,
): Promise<OutputText> {
  const document =
    path === '-' ? await terminal.readStdin() : await readOutputFile(path, naming, terminal.stop);
  const span = lines ? lineSpan(document, lines) : { start: 0, end: document.length };
  if (!span) throw new Problem('nothingToCheck');
  return { document, span, uri: path === '-' ? undefined : pathToFileURL(resolve(path)).href };
}

async function readOutputFile(
  path: string,
  { bounds, typed }: Pick<NamedContext, 'bounds' | 'typed'>,
  stop: AbortSignal,
): Promise<string> {
  try {
    const real = await (typed ? pathOfArgument : realPathWithin)(path, bounds);
    const bytes = await readRegularFile(real, path, stop);
    const uri = pathToFileURL(resolve(path)).href;
    return await readOutputText({ uri, bytes }, (file) => readBeside(file, stop));
  } catch (cause) {
    stop.throwIfAborted();
    throw readProblem(path, cause, { missing: 'outputUnreadable', unreadable: 'outputUnreadable' });
  }
}

function lineSpan(
  document: string,
  { first, last }: { readonly first: number; readonly last: number },
): Span | undefined {
  const starts = [0, ...[...document.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const start = starts[first - 1];
  return start === undefined || last < first ? undefined : { start, end: starts[last] ?? document.length };
}

/** Which text to check: a file or the standard input, and which of its lines, counted from 1, inclusive. */
export interface OutputArgument {
  readonly path: string | '-';
  readonly lines?: { readonly first: number; readonly last: number };
}

const fileOf = ({ path }: OutputArgument): string | undefined => (path === '-' ? undefined : path);

const lineRange = /^(?<path>.+):(?<first>\d+)(?:-(?<last>\d+))?$/;

/** Reads `FILE`, `FILE:10-20`, `FILE:10` or `-`. A file of just that name wins over a range. */
function parseOutputArgument(
  argument: string,
  exists: (path: string) => boolean = existsSync,
): OutputArgument {
  const parts = lineRange.exec(argument)?.groups;
  if (!parts || exists(argument)) return { path: argument };
  const first = Number(parts.first);
  return { path: parts.path!, lines: { first, last: Number(parts.last ?? first) } };
}
