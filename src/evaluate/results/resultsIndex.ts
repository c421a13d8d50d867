import { isRight, parseLabel } from '../data/label.ts';
import { type CaseResult, hasFailed, type Result } from './result.ts';
import { columnKey, columnOf, type ResultColumn } from './resultColumns.ts';
import { judgesDiffer, type Summary, SummaryBuilder } from './summary.ts';
import { badness } from './worstCases.ts';

/** What one column found on one row. */
export interface ResultCell {
  /** Position of the case, and of the result in it: what opens it. */
  readonly case: number;
  readonly result: number;
  readonly score: number | null;
  /** Of the scale, 0..1; `null` of a category and without a score. */
  readonly share: number | null;
  /** 0 (best) to 1; `null` without a score. */
  readonly badness: number | null;
  readonly status: Result['status'];
  readonly pass: boolean | null;
  readonly verdict: Result['verdict'];
  readonly category?: string;
}

/** A row of the data (a test) with what every column found on it. */
export interface IndexRow {
  readonly row: number;
  readonly line: number;
  readonly id?: string;
  /** The beginning of its input or output. */
  readonly excerpt: string;
  readonly expected?: string;
  /** By position of the column; absent where it has nothing on this row. */
  readonly cells: readonly (ResultCell | undefined)[];
  readonly failed: boolean;
  readonly disputed: boolean;
  readonly mislabelled: boolean;
  readonly problem?: string;
}

export type RowFilter = 'all' | 'wrong' | 'disagreements' | 'mislabelled' | 'failed';
type RowOrder = 'data' | 'worst';

interface RowQuery {
  readonly filter: RowFilter;
  readonly order: RowOrder;
  /** Words of the excerpt or the id; empty: any. */
  readonly text: string;
}

const excerptLength = 160;

/** Models × tests: little of each result is kept, so that a large run can be looked through. */
export class ResultsIndex {
  readonly #summary = new SummaryBuilder();
  readonly #columns = new Map<string, number>();
  readonly #names: ResultColumn[] = [];
  readonly #rows: IndexRow[] = [];

  /** Cases of one row come one after the other. */
  add(one: CaseResult): void {
    this.#summary.add(one);
    const last = this.#rows.at(-1);
    const isSame = last !== undefined && last.row === one.row;
    const cells = isSame ? [...last.cells] : [];
    for (const [position, result] of one.results.entries())
      cells[this.#column(columnOf(one, result))] = toCell(one, result, position);
    const row = this.#toRow(one, cells, isSame ? last : undefined);
    if (isSame) this.#rows[this.#rows.length - 1] = row;
    else this.#rows.push(row);
  }

  get columns(): readonly ResultColumn[] {
    return this.#names;
  }

  get size(): number {
    return this.#rows.length;
  }

  summary(): Summary {
    return this.#summary.summary();
  }

  /** Rows that a query picks, in its order. */
  query({ filter, order, text }: RowQuery): readonly IndexRow[] {
    const words = text.trim().toLowerCase();
    const picked = this.#rows.filter(
      (row) => matches(row, filter) && (words === '' || textOf(row).includes(words)),
    );
    return order === 'data' ? picked : picked.toSorted((a, b) => worst(b) - worst(a));
  }

  #column(column: ResultColumn): number {
    const key = columnKey(column);
    const known = this.#columns.get(key);
    if (known !== undefined) return known;
    this.#columns.set(key, this.#names.length);
    return this.#names.push(column) - 1;
  }

  #toRow(
    one: CaseResult,
    cells: readonly (ResultCell | undefined)[],
    earlier: IndexRow | undefined,
  ): IndexRow {
    const problem = one.problem?.message ?? earlier?.problem;
    return {
      row: one.row,
      line: one.line,
      id: one.id,
      excerpt: excerptOf(one),
      expected: one.expected,
      cells,
      failed: hasFailed(one) || (earlier?.failed ?? false),
      disputed: judgesDiffer(one) || (earlier?.disputed ?? false),
      mislabelled: isMislabelled(one) || (earlier?.mislabelled ?? false),
      problem,
    };
  }
}

const toCell = (one: CaseResult, result: Result, position: number): ResultCell => ({
  case: one.case,
  result: position,
  score: result.score,
  share: result.score === null || result.factuality?.category ? null : result.score / result.scale,
  badness: badness(result),
  status: result.status,
  pass: result.pass,
  verdict: result.verdict,
  category: result.factuality?.category ?? undefined,
});

/** Where models answered, the test is what they were asked. */
export const excerptOf = ({ prompt, input, output, problem }: CaseResult): string =>
  ((prompt === undefined ? (output ?? input) : (input ?? output)) ?? problem?.message ?? '')
    .slice(0, excerptLength)
    .replace(/\s+/g, ' ');

/** A judge decided against the label. */
function isMislabelled({ expected, results }: CaseResult): boolean {
  const label = expected === undefined ? undefined : parseLabel(expected);
  return label !== undefined && results.some(({ pass }) => pass !== null && pass !== isRight(label));
}

function matches(row: IndexRow, filter: RowFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'wrong':
      return row.cells.some((cell) => cell?.pass === false);
    case 'disagreements':
      return row.disputed;
    case 'mislabelled':
      return row.mislabelled;
    case 'failed':
      return row.failed;
  }
}

const textOf = ({ id = '', excerpt }: IndexRow): string => `${id}\n${excerpt}`.toLowerCase();

const worst = ({ cells }: IndexRow): number => Math.max(-1, ...cells.map((cell) => cell?.badness ?? -1));
