import { anyPhrase } from '../lexicon/languages.ts';
import type { Span } from '../text/span.ts';

/** What an output says itself that its markers mean: footnotes, link definitions, a list of sources at its end. */
export interface SourceList {
  /** By the label as markers write it: "1", "^note". */
  readonly entries: ReadonlyMap<string, string>;
  /** Lines that define and cite nothing. */
  readonly spans: readonly Span[];
}

const title = new RegExp(
  `^\\s{0,3}(?:#{1,6}\\s+|\\*\\*|__)?(?:${anyPhrase(({ citations }) => citations.sourceLists)})\\s*(?:\\*\\*|__)?\\s*[:：]?\\s*(?:\\*\\*|__)?\\s*#*\\s*$`,
  'iu',
);
const footnote = /^\s{0,3}\[\^([^\]\s]{1,40})\]:\s*(.*)$/;
const definition = /^\s{0,3}\[(\d{1,3})\]:\s*(.+)$/;
const bracketed = /^\s{0,6}(?:[-*+•]\s+)?(?:\*\*)?\[(\d{1,3})\](?:\*\*)?[:.]?\s+(.+)$/;
const numbered = /^\s{0,6}(?:[-*+•]\s+)?(\d{1,3})[.):]\s+(.+)$/;
const heading = /^\s{0,3}#{1,6}\s/;

export function sourceListOf(text: string): SourceList {
  const entries = new Map<string, string>();
  const spans: Span[] = [];
  const lines = linesOf(text);
  const listAt = lines.findLastIndex(({ text: line }) => title.test(line));
  const tailAt = tailOf(lines);
  let inList = false;
  for (const [i, line] of lines.entries()) {
    if (i === listAt) inList = true;
    else if (inList && heading.test(line.text)) inList = false;
    const note = footnote.exec(line.text);
    const entry =
      definition.exec(line.text) ??
      (inList || i >= tailAt ? bracketed.exec(line.text) : undefined) ??
      (inList ? numbered.exec(line.text) : undefined);
    if (note) entries.set(`^${note[1]}`, note[2]!);
    else if (entry) entries.set(entry[1]!, entry[2]!);
    if (note || entry || i === listAt) spans.push(line);
  }
  return { entries, spans };
}

interface Line extends Span {
  readonly text: string;
}

function linesOf(text: string): readonly Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const at = start;
    start += line.length + 1;
    return { start: at, end: at + line.length, text: line.replace(/\r$/, '') };
  });
}

/** Where "[1] …" lines alone begin that run to the end of the text, behind a blank line. */
function tailOf(lines: readonly Line[]): number {
  let first = lines.length;
  for (let i = lines.length - 1; i > 0; i--) {
    const { text } = lines[i]!;
    if (bracketed.test(text)) first = i;
    else if (/\S/.test(text) && !/^\s*(?:[-*_]\s*){3,}$/.test(text)) break;
  }
  return first > 0 && /\S/.test(lines[first - 1]?.text ?? '') ? lines.length : first;
}
