import type { Sentence } from '../text/passage.ts';
import { longestSentence } from '../text/sentenceEnds.ts';
import type { Span } from '../text/span.ts';
import { plainLabel, trailLength } from '../text/trailLabel.ts';
import type { Reading } from './reading.ts';

/**
 * A table as comma-, semicolon- or tab-separated values: a passage for each row, with the header in its trail. Rows that
 * are longer than a sentence may be are cut between cells, and each part has the heads of its own columns.
 */
export const readCsv = (text: string): Reading => ({
  text,
  sentences: rowSentences(text, delimitedRows(text)),
});

function* rowSentences(text: string, rows: Generator<DelimitedRow>): Generator<Sentence> {
  const [first, second]: readonly (DelimitedRow | undefined)[] = [rows.next().value, rows.next().value];
  const header = isHeader(first, second) ? first : undefined;
  const groups = header ? columnGroups(header) : [{ from: 0, trail: [] }];
  const pieces = (row: DelimitedRow, kind: Sentence['kind']) =>
    groups.flatMap(({ from, trail }, i) => {
      const to = groups[i + 1]?.from ?? row.cells.length;
      const above = kind === 'heading' ? [] : trail;
      return parts(row, from, to).map((part) => sentence(text, part, kind, above));
    });
  if (first) yield* pieces(first, header ? 'heading' : 'tableRow');
  if (second) yield* pieces(second, 'tableRow');
  for (const row of rows) yield* pieces(row, 'tableRow');
}

/** Columns side by side. */
interface ColumnGroup {
  /** The first of them. */
  readonly from: number;
  /** Their heads. */
  readonly trail: readonly string[];
}

/** All columns together, unless their heads are longer than a sentence may be. */
function columnGroups({ cells }: DelimitedRow): readonly ColumnGroup[] {
  const names = cells.map(({ text }) => text);
  const groups: ColumnGroup[] = [];
  let from = 0;
  for (let length = 0, at = 0; at < names.length; at++) {
    length += Math.min(names[at]!.length, trailLength) + between.length;
    if (length <= longestSentence && at + 1 < names.length) continue;
    const own = names.slice(from, at + 1);
    const isLong = own.join(between).length > longestSentence;
    groups.push({ from, trail: [own.map((name) => (isLong ? plainLabel(name) : name)).join(between)] });
    from = at + 1;
    length = 0;
  }
  return groups;
}

const between = ' | ';

/** The cells `from` to `to` of a row, or pieces of them where they are longer than a sentence may be. */
function parts(row: DelimitedRow, from: number, to: number): readonly Span[] {
  if (from === 0 && to >= row.cells.length && row.end - row.start <= longestSentence) return [row];
  const found: { start: number; end: number }[] = [];
  for (const { start, end } of row.cells.slice(from, to)) {
    const last = found.at(-1);
    if (last && end - last.start <= longestSentence) last.end = end;
    else
      for (let at = start; at < end || at === start; at += longestSentence)
        found.push({ start: at, end: Math.min(end, at + longestSentence) });
  }
  return found.filter(({ start, end }) => start < end);
}

/** Names of columns hold no numbers, and there is something under them. */
const isHeader = (row: DelimitedRow | undefined, next: DelimitedRow | undefined): boolean =>
  row !== undefined &&
  next !== undefined &&
  row.cells.every(({ text }) => text !== '' && !/^[-+]?[\d.,]+%?$/.test(text));

const sentence = (
  text: string,
  { start, end }: Span,
  kind: Sentence['kind'],
  trail: readonly string[],
): Sentence => ({
  start,
  end,
  text: text.slice(start, end),
  kind,
  trail,
});

interface DelimitedRow extends Span {
  readonly cells: readonly DelimitedCell[];
}

/** Where it stands, with its quotes. */
interface DelimitedCell extends Span {
  /** Unquoted and trimmed. */
  readonly text: string;
}

/** The rows of a table of separated values (RFC 4180, quotes may span lines), as they are asked for; no blank ones. */
export function* delimitedRows(text: string, delimiter = delimiterOf(text)): Generator<DelimitedRow> {
  const cell = cellPattern(delimiter);
  let cells: DelimitedCell[] = [];
  let start = 0;
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    const [, quoted, plain = '', after] = match;
    const end = match.index + match[0].length - after!.length;
    cells.push({ start: match.index, end, text: (quoted?.replaceAll('""', '"') ?? plain).trim() });
    if (after !== '\n' && after !== '\r\n' && after !== '\r' && after !== '') continue;
    const words = text.slice(start, end).trim();
    const from = start + text.slice(start, end).indexOf(words);
    if (cells.some((one) => one.text !== '')) yield { start: from, end: from + words.length, cells };
    cells = [];
    start = cell.lastIndex;
    if (start >= text.length) break;
  }
}

const cellPattern = (delimiter: string): RegExp =>
  new RegExp(
    `[ ]*(?:"([^"]*(?:""[^"]*)*)"[ ]*|([^${delimiter}\\r\\n]*))(${delimiter}|\\r\\n|\\n|\\r|$)`,
    'y',
  );

/** The separator that the first line holds most of. */
function delimiterOf(text: string): string {
  const line = /^[^\r\n]*/.exec(text)![0];
  const count = (one: string): number => line.split(one).length;
  return ['\t', ';', '|']
    .reduce((best, one) => (count(one) > count(best) ? one : best), ',')
    .replace('|', '\\|');
}
