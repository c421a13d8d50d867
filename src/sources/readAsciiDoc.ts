import { convert, LoggerManager, NullLogger } from '@asciidoctor/core';
import { Problem } from '../check/problem.ts';
import { readHtml } from './readHtml.ts';
import type { Reading } from './reading.ts';

/**
 * AsciiDoc, through its HTML. Nothing is included, and no file or address is read. Offsets are into the extracted
 * text.
 */
export async function readAsciiDoc(text: string, signal?: AbortSignal): Promise<Reading> {
  limitNesting(text);
  const html = await convert(text.replace(includes, ''), { safe: 'secure', backend: 'html5', attributes });
  signal?.throwIfAborted();
  return readHtml(String(html), signal);
}

/** Ids are not shown, and to find one for each of many equal headings takes a time that grows with their square. */
const attributes = { showtitle: true, sectids: null };

/** Its converter would show the names of files that it may not include. */
const includes = /^include::[^\s[].*\][ \t]*(?:\r?\n|$)/gm;

// What it finds wrong with a page is nothing for the console of who reads it.
LoggerManager.logger = new NullLogger();

/** Lists or blocks within each other; no page that a person wrote comes near it. */
const mostNested = 50;

/** Its converter takes a time that grows with the cube of what is nested, and cannot be stopped meanwhile. */
function limitNesting(text: string): void {
  const isDeep = /^[ \t]*(?:\*{51}|\.{51}|-{51}|>{51})[*.>-]*[ \t]/m.test(text);
  const delimiters = new Set(text.match(/^(?:={4,}|\*{4,}|_{4,}|-{4,}|\.{4,}|\+{4,}|\/{4,})$/gm));
  if (isDeep || delimiters.size > mostNested) throw new Problem('tooDeep', { most: mostNested });
}
