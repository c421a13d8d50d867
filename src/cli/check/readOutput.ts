import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Problem } from '../../check/problem.ts';
import type { Span } from '../../text/span.ts';
import type { Terminal } from '../terminal.ts';
import type { OutputArgument } from './outputArgument.ts';

export interface OutputText {
  /** Absent for the standard input. */
  readonly uri?: string;
  readonly document: string;
  readonly span: Span;
}

/** Reads the text under check. Throws a `Problem` when it is missing, not text, or has too few lines. */
export async function readOutput({ path, lines }: OutputArgument, terminal: Terminal): Promise<OutputText> {
  const document = path === '-' ? await terminal.readStdin() : await readText(path);
  const span = lines ? lineSpan(document, lines) : { start: 0, end: document.length };
  if (!span) throw new Problem('nothingToCheck');
  return { document, span, ...(path === '-' ? {} : { uri: pathToFileURL(resolve(path)).href }) };
}

async function readText(path: string): Promise<string> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (cause) {
    throw new Problem('outputUnreadable', { file: path, ...codeOf(cause) }, cause);
  }
  if (text.includes('\0')) throw new Problem('outputUnreadable', { file: path });
  return text.replace(/^\uFEFF/, '');
}

const codeOf = (error: unknown): { readonly cause?: string } =>
  error instanceof Error && 'code' in error ? { cause: String(error.code) } : {};

function lineSpan(
  document: string,
  { first, last }: { readonly first: number; readonly last: number },
): Span | undefined {
  const starts = [0, ...[...document.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const start = starts[first - 1];
  return start === undefined || last < first ? undefined : { start, end: starts[last] ?? document.length };
}
