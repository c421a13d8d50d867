/** What the beginning of a line says about it. All patterns look at a bounded head, so that long lines cost nothing. */
const headLength = 400;

export const headOf = (line: string): string => (line.length > headLength ? line.slice(0, headLength) : line);

const bullet = /^([-*+•▪◦‣●–·])(\s+\[[ xX]\])?(\s+|$)/u;
const numbered = /^(?:\(?(\d{1,3}|[a-zA-Z]|[ivx]{1,4})[.)])(\s+\[[ xX]\])?(\s+|$)/u;

export interface ListMark {
  /** Length of the marker with the space after it. */
  readonly length: number;
  /** Its number, for numbered items with digits. */
  readonly ordinal?: number;
  readonly lettered: boolean;
}

/** A list marker at the start of `line` (indentation already removed). "• ", "1) ", "- [x] ", "(a) ". */
export function listMark(line: string): ListMark | undefined {
  const head = headOf(line);
  const dash = bullet.exec(head);
  if (dash) return { length: dash[0].length, lettered: false };
  const number = numbered.exec(head);
  if (!number) return undefined;
  const ordinal = Number(number[1]);
  return Number.isNaN(ordinal)
    ? { length: number[0].length, lettered: true }
    : { length: number[0].length, ordinal, lettered: false };
}

export interface Heading {
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

export const isTableDelimiter = (line: string): boolean =>
  line.includes('-') && line.includes('|') && /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/.test(headOf(line));

/** "| a | b |": a row of two cells or more, whatever stands above it. */
export const isPipedRow = (line: string): boolean =>
  line.startsWith('|') && line.endsWith('|') && line.indexOf('|', 1) < line.length - 1;

/** Opening fence of a code block: its character and length. */
export function fence(line: string): { readonly char: string; readonly length: number } | undefined {
  const mark = /^(`{3,}|~{3,})/.exec(line);
  if (!mark || (line[0] === '`' && line.indexOf('`', mark[0].length) >= 0)) return undefined;
  return { char: line[0]!, length: mark[0].length };
}

export const closesFence = (
  line: string,
  open: { readonly char: string; readonly length: number },
): boolean => line.length >= open.length && new RegExp(`^\\${open.char}{${open.length},}\\s*$`).test(line);

/** A line of HTML tags alone, which shows nothing. */
export const isTagLine = (line: string): boolean =>
  line[0] === '<' && line.length <= headLength && /^(?:<\/?[a-z][^<>]*>\s*)+$/i.test(line);

/** `[id]: address`; a footnote (`[^1]: words`) is prose. */
export const isReferenceDefinition = (line: string): boolean => /^\[(?!\^)[^\]]+\]:\s*\S+/.test(headOf(line));

/** "Ana (00:12): …", "[10:03] Ben: …", "User: …": who speaks, in a transcript. */
export const isSpeakerLine = (line: string): boolean =>
  /^(?:\[?\(?\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?\)?\]?[\s–-]*)?(?:\*\*)?\p{Lu}[\p{L}\p{M}.'’-]*(?: [\p{L}\p{M}\d.'’-]+){0,3}(?: ?[([][^()[\]]{1,24}[)\]])?(?:\*\*)?[:：](?:\*\*)?(?:\s|$)/u.test(
    headOf(line),
  );
