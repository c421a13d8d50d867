import { monthsAfterOrdinal } from '../lexicon/calendar.ts';
import { headLength, headOf } from './lineHead.ts';

const bullet = /^[-*+•▪◦‣●–·](?:\s+\[[ xX]\])?(?:\s+|$)/u;
const numbered = /^\(?(\d{1,3}|[a-zA-Z]|[ivx]{1,4})[.)](?:\s+\[[ xX]\])?(?:\s+|$)/u;

export interface ListMark {
  /** Length of the marker with the space after it. */
  readonly length: number;
  /** By number or letter. */
  readonly numbered: boolean;
  /** Its number, where it has digits. */
  readonly ordinal?: number;
}

/** A list marker at the start of `line` (indentation already removed): "• ", "1) ", "- [x] ", "(a) ". */
export function listMark(line: string): ListMark | undefined {
  const head = headOf(line);
  const length = bullet.exec(head)?.[0].length;
  if (length !== undefined) return { length, numbered: false };
  const mark = numbered.exec(head);
  if (!mark || monthsAfterOrdinal.has(wordAt(head, mark[0].length))) return undefined;
  const ordinal = Number(mark[1]);
  return { length: mark[0].length, numbered: true, ...(Number.isNaN(ordinal) ? {} : { ordinal }) };
}

const wordAt = (text: string, at: number): string => /^\p{L}*/u.exec(text.slice(at))![0].toLowerCase();

interface Heading {
  readonly level: number;
  /** Where its words begin in the line, and how long they are. */
  readonly at: number;
  readonly length: number;
}

export function atxHeading(line: string): Heading | undefined {
  const mark = /^(#{1,6})(?:[ \t]+|$)/.exec(line);
  if (!mark) return undefined;
  let end = line.length;
  while (line[end - 1] === '#') end--;
  const closed = end < line.length && /\s/.test(line[end - 1] ?? '');
  const words = line.slice(mark[0].length, closed ? end : line.length).trimEnd();
  return { level: mark[1]!.length, at: mark[0].length, length: words.length };
}

export const isRule = (line: string): boolean =>
  /^(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/.test(headOf(line));

export const setextLevel = (line: string): number | undefined =>
  /^=+\s*$/.test(line) ? 1 : /^-{2,}\s*$/.test(line) ? 2 : undefined;

/** "| a | b |": a row of two cells or more, whatever stands above it. */
export const isPipedRow = (line: string): boolean =>
  line.startsWith('|') && line.endsWith('|') && line.indexOf('|', 1) < line.length - 1;

export interface CodeFence {
  readonly char: string;
  readonly length: number;
}

/** The opening fence of a code block. */
export function fence(line: string): CodeFence | undefined {
  const mark = /^(?:`{3,}|~{3,})/.exec(line)?.[0];
  if (mark === undefined || (mark[0] === '`' && line.includes('`', mark.length))) return undefined;
  return { char: mark[0]!, length: mark.length };
}

export const closesFence = (line: string, { char, length }: CodeFence): boolean =>
  line.length >= length && line === char.repeat(line.length);

/** A line of HTML tags alone, which shows nothing. */
export const isTagLine = (line: string): boolean =>
  line[0] === '<' && line.length <= headLength && /^(?:<\/?[a-z][^<>]*>\s*)+$/i.test(line);

/** `[id]: address`; a footnote (`[^1]: words`) is prose. */
export const isReferenceDefinition = (line: string): boolean => /^\[(?!\^)[^\]]+\]:\s*\S+/.test(headOf(line));

const time = String.raw`[[(]?\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?[)\]]?[\s–-]*`;
const name = String.raw`\p{Lu}[\p{L}\p{M}.'’-]*(?: [\p{L}\p{M}\d.'’-]+){0,3}(?: ?[([][^()[\]]{1,24}[)\]])?`;
const speaker = new RegExp(
  String.raw`^(?:${time})?(?:\*\*)?(${name})(?:\*\*)?(?::(?:\*\*)?\s+|：\s*)\S`,
  'u',
);

/** Who speaks (or what is spoken of), in a line of a transcript: "Ana (00:12): …", "[10:03] Ben: …", "**User:** …". */
export const speakerOf = (line: string): string | undefined => speaker.exec(headOf(line))?.[1];
