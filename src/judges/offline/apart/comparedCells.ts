import { lexiconOf, phrasesOf } from '../../../lexicon/languages.ts';
import type { Span } from '../../../text/span.ts';
import { words } from '../../../text/words.ts';
import type { Value } from '../../../values/value.ts';
import type { AnalysedPassage } from '../retrieval.ts';
import { siblingsOf } from '../siblings.ts';
import type { Backing } from './apartRule.ts';

/**
 * Which of two rows or columns of a table has more: "the ridge walk is longer than the lighthouse walk" is backed by their
 * cells alone, and by no words of the rows.
 */
export function comparedCells({ seen, main, reader }: Backing): Span | undefined {
  const { text, part, language, values } = seen;
  const lexicon = lexiconOf(language);
  const own = text.slice(part.start, part.end);
  const compared = [
    ...own.matchAll(phrasesOf(lexicon, [...lexicon.measures.greater, ...lexicon.measures.smaller])),
  ];
  const thans = lexicon.spaced ? [...own.matchAll(phrasesOf(lexicon, lexicon.markers.than))] : compared;
  const than = thans.at(-1);
  // 高于 is "more" and "than" at once.
  const by = compared.findLast(({ index }) => than !== undefined && index <= than.index);
  // By how much it is more was reckoned.
  if (!than || !by || values.some(({ how }) => how === 'derived')) return undefined;
  const isGreater = by[0].search(phrasesOf(lexicon, lexicon.measures.greater)) >= 0;
  const table = siblingsOf(main.passage, reader).map(cellsOf);
  const sides = [stemsOf(own.slice(0, by.index)), stemsOf(own.slice(than.index + than[0].length))] as const;
  const amounts = ofRows(table, sides, stemsOf(own)) ?? ofColumns(table, sides, stemsOf(own));
  if (amounts && (isGreater ? amounts[0] > amounts[1] : amounts[0] < amounts[1])) return undefined;
  const start = part.start + by.index;
  return { start, end: start + by[0].length };
}

type Stems = ReadonlySet<string>;
type Sides = readonly [Stems, Stems];

/** A cell with the words of its column's head. */
interface Cell {
  readonly stems: Stems;
  readonly head: Stems;
  readonly amount: number | undefined;
  /** In a unit: bare numbers may count the rows. */
  readonly isMeasured: boolean;
}

const stemsOf = (text: string): Stems =>
  new Set(words(text).flatMap(({ stem, stop }) => (stop ? [] : [stem])));

function cellsOf({ text, values, passage }: AnalysedPassage): readonly Cell[] {
  const heads = splitRow(passage.trail.at(-1) ?? '');
  return splitRow(text).map(({ start, end }, at, all) => {
    const head = heads[at - (all.length - heads.length)];
    const value = values.find((one) => one.start >= start && one.end <= end);
    return {
      stems: stemsOf(text.slice(start, end)),
      head: head ? stemsOf((passage.trail.at(-1) ?? '').slice(head.start, head.end)) : new Set<string>(),
      amount: value && amountOf(value),
      isMeasured: value !== undefined && value.kind !== 'number',
    };
  });
}

const amountOf = (value: Value): number | undefined => ('amount' in value ? value.amount.low : undefined);

/** The cells of a row between bars, without the empty ones outside. */
function splitRow(row: string): readonly Span[] {
  const inner = row.replace(/^\s*\|/u, (bar) => ' '.repeat(bar.length)).replace(/\|\s*$/u, '');
  let start = 0;
  return inner.split('|').map((cell) => {
    const span = { start, end: start + cell.length };
    start = span.end + 1;
    return span;
  });
}

/** Both sides are rows; what is compared is the column that the claim names, or the only one with amounts in both. */
function ofRows(
  table: readonly (readonly Cell[])[],
  sides: Sides,
  claimed: Stems,
): readonly [number, number] | undefined {
  const rows = bestOfEach(
    table,
    sides,
    (row) => new Set(row.flatMap(({ stems, amount }) => (amount === undefined ? [...stems] : []))),
  );
  if (!rows) return undefined;
  const columns = rows[0].flatMap((cell, at) =>
    cell.amount === undefined || rows[1][at]?.amount === undefined ? [] : [at],
  );
  const measured = columns.filter((at) => rows[0][at]!.isMeasured && rows[1][at]!.isMeasured);
  const named = best(columns, (at) => shared(rows[0][at]!.head, claimed)) ?? only(measured) ?? only(columns);
  return named === undefined ? undefined : [rows[0][named]!.amount!, rows[1][named]!.amount!];
}

/** Both sides are columns; what is compared is the row that the claim names. */
function ofColumns(
  table: readonly (readonly Cell[])[],
  sides: Sides,
  claimed: Stems,
): readonly [number, number] | undefined {
  const row = best(table, ([head]) => shared(head?.stems ?? new Set(), claimed));
  const cells = row && bestOfEach(row, sides, ({ head }) => head);
  const [a, b] = cells?.map(({ amount }) => amount) ?? [];
  return a === undefined || b === undefined ? undefined : [a, b];
}

/** What has most words of one side that the other has not, for each side; none where both are the same. */
function bestOfEach<T>(
  all: readonly T[],
  [left, right]: Sides,
  stems: (one: T) => Stems,
): readonly [T, T] | undefined {
  const [first, second] = [
    best(all, (one) => shared(stems(one), left, right)),
    best(all, (one) => shared(stems(one), right, left)),
  ];
  return first === undefined || second === undefined || first === second ? undefined : [first, second];
}

const shared = (stems: Stems, claimed: Stems, besides?: Stems): number =>
  [...stems].filter((stem) => claimed.has(stem) && !besides?.has(stem)).length;

/** The one with the most, if it has any and no other as many. */
function best<T>(all: readonly T[], count: (one: T) => number): T | undefined {
  const [first, second] = all.toSorted((a, b) => count(b) - count(a));
  if (first === undefined || count(first) === 0) return undefined;
  return second !== undefined && count(second) === count(first) ? undefined : first;
}

const only = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined);
