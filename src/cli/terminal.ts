import { addAbortSignal } from 'node:stream';
import { styleText } from 'node:util';
import type { ProblemData } from '../check/problem.ts';
import { withoutEscapes } from '../report/escape.ts';
import { problemText } from '../report/problems/problemText.ts';
import type { Screen } from '../report/text.ts';
import { decode } from '../sources/encoding.ts';
import { errorCode } from '../sources/fileSystem.node.ts';
import { limitSize } from '../sources/limits.ts';
import { openInBrowser } from './browser.ts';

/** What a command reads from and writes to, so that it can be run inside a test. */
export interface Terminal {
  readStdin(): Promise<string>;
  write(text: string): void;
  writeError(text: string): void;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder that documents and configurations may name files of. */
  readonly workingDirectory: string;
  /** Characters of a line of the standard output, where that is known. */
  readonly columns?: number;
  /** The standard output, where a person looks at it and it shows colours. */
  readonly screen?: WritableScreen | undefined;
  /** The last line of the standard error can be written over. */
  readonly live?: boolean;
  /** Opens a page in the browser, and tells whether it could; absent where nobody would see it. */
  readonly openPage?: (path: string) => Promise<boolean>;
  /** Aborts when the person asks the command to stop. */
  readonly stop: AbortSignal;
}

/** A screen that takes what was painted for it. */
export interface WritableScreen extends Screen {
  write(painted: string): void;
}

/** The process's own streams and environment. */
export function processTerminal(): Terminal {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  // The reader of a pipe may leave early (`claimlight … | head`); that is no fault.
  process.stdout.on('error', (error) => {
    if (errorCode(error) !== 'EPIPE') throw error;
    stop.abort();
  });
  return {
    readStdin: () => readAll(process.stdin, stop.signal),
    write: (written) => process.stdout.write(withoutEscapes(written)),
    writeError: (written) => process.stderr.write(withoutEscapes(written)),
    env: process.env,
    workingDirectory: process.cwd(),
    columns: process.stdout.columns || undefined,
    screen: showsColours(process.stdout, process.env) ? screenOf(process.stdout) : undefined,
    live: process.stderr.isTTY === true,
    openPage: process.stdout.isTTY === true && !process.env.CI ? openInBrowser : undefined,
    stop: stop.signal,
  };
}

/** FORCE_COLOR and NO_COLOR have the last word (https://no-color.org). */
const showsColours = (
  stream: Partial<NodeJS.WriteStream>,
  { FORCE_COLOR, NO_COLOR }: Terminal['env'],
): boolean => (NO_COLOR ? false : FORCE_COLOR ? FORCE_COLOR !== '0' : stream.hasColors?.() === true);

const styles = {
  supported: 'green',
  unsupported: 'yellow',
  contradicted: 'red',
  failed: 'magenta',
  place: 'bold',
  gutter: 'dim',
} as const satisfies Record<Parameters<Screen['paint']>[0], string>;

export const screenOf = (
  stream: Pick<NodeJS.WriteStream, 'write'> & { columns?: number },
): WritableScreen => ({
  columns: stream.columns || 100,
  paint: (style, text) => styleText(styles[style], text, { validateStream: false }),
  write: (painted) => stream.write(onlyColours(painted)),
});

/** What was painted has no other escapes than colours. */
const onlyColours = (painted: string): string =>
  painted
    .split(/\p{Cc}(\[\d{1,2}m)/u)
    .map((part, i) => (i % 2 === 1 ? `\u001B${part}` : withoutEscapes(part)))
    .join('');

/** A stream as text. Throws {Problem} fileTooLarge, and the signal's reason. */
async function readAll(stream: NodeJS.ReadStream, stop: AbortSignal): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const piece of addAbortSignal(stop, stream)) {
      pieces.push(piece);
      length += piece.length;
      limitSize(length, { file: '-' });
    }
  } catch (error) {
    stop.throwIfAborted();
    throw error;
  }
  return decode({ uri: '-', bytes: Buffer.concat(pieces) });
}

/** What the command's end tells a script. */
export const exitCode = {
  /** Ran, and found nothing against the text. */
  passed: 0,
  /** Ran, and found a contradiction, or a claim that nobody could judge, or missed a threshold. */
  missed: 1,
  /** Could not run, or judged nothing. */
  failed: 2,
  /** Passed, but not all that was asserted could be evaluated (`--strict`). */
  incomplete: 3,
  /** Was stopped by Ctrl+C, as shells have it. */
  stopped: 130,
} as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];

/** One line that says what is wrong and one that says what to do, on the standard error. */
export function printProblem(problem: ProblemData, terminal: Terminal): void {
  const { message, nextStep } = problemText(problem, 'commandLine');
  terminal.writeError(`claimlight: ${message}\n${nextStep}\n`);
}
