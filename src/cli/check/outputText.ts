import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Problem } from '../../check/problem.ts';
import { readProblem } from '../../sources/fileSystem.node.ts';
import { readOutputText } from '../../sources/readSource.ts';
import { type Bounds, realPathWithin } from '../../sources/realPath.node.ts';
import { readRegularFile } from '../../sources/regularFile.node.ts';
import type { Span } from '../../text/span.ts';
import { pathOfArgument } from '../fileArgument.ts';
import { readBeside } from '../readBeside.ts';
import type { Terminal } from '../terminal.ts';
import { fileOfOutput, type OutputArgument } from './outputArgument.ts';

/** Who names a file, and how far that reaches. */
export interface Naming {
  readonly bounds: Bounds;
  /** On the command line, by the person. */
  readonly typed: boolean;
}

export interface OutputText {
  /** Absent for the standard input. */
  readonly uri?: string;
  readonly document: string;
  /** The lines to check. */
  readonly span: Span;
}

/** Reads a text under check. Throws a `Problem` when it is missing, not text, or has too few lines. */
export async function readOutputArgument(
  output: OutputArgument,
  terminal: Pick<Terminal, 'readStdin' | 'stop'>,
  { bounds, typed }: Naming,
): Promise<OutputText> {
  const { path, lines } = output;
  const file = fileOfOutput(output);
  const real = typed ? pathOfArgument : realPathWithin;
  const text = (name: string, bytes: () => Promise<Uint8Array>) => readText(name, bytes, terminal.stop);
  const document =
    file === undefined
      ? await terminal.readStdin()
      : await text(file, async () =>
          path === '-'
            ? new TextEncoder().encode(await terminal.readStdin())
            : readRegularFile(await real(path, bounds), path, terminal.stop),
        );
  const span = lines ? lineSpan(document, lines) : { start: 0, end: document.length };
  if (!span) throw new Problem('nothingToCheck');
  return { document, span, uri: file === undefined ? undefined : uriOf(file) };
}

const uriOf = (file: string): string => pathToFileURL(resolve(file)).href;

/** The text of what has this name, got as its ending says. */
async function readText(name: string, bytes: () => Promise<Uint8Array>, stop: AbortSignal): Promise<string> {
  try {
    return await readOutputText({ uri: uriOf(name), bytes: await bytes() }, (file) => readBeside(file, stop));
  } catch (cause) {
    stop.throwIfAborted();
    throw readProblem(name, cause, { missing: 'outputUnreadable', unreadable: 'outputUnreadable' });
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
