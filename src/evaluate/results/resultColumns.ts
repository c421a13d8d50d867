import type { Abstention } from '../../check/abstention.ts';
import { isRight, parseLabel } from '../data/label.ts';
import {
  type Confusion,
  emptyConfusion,
  type Quality,
  quality,
  share,
  withDecision,
} from './judgeAgreement.ts';
import { type CaseResult, higherIsBetter, type Result, worstScore } from './result.ts';

/** What is compared side by side: who wrote the output, by which prompt, measured how and by whom. */
export interface ResultColumn {
  readonly provider?: string;
  readonly prompt?: string;
  readonly judge: string;
  readonly scorer: Result['scorer'];
  readonly label?: string;
}

export const columnOf = (
  { provider, prompt }: CaseResult,
  { judge, scorer, label }: Result,
): ResultColumn => ({
  provider,
  prompt,
  judge,
  scorer,
  label,
});

export const columnKey = ({ provider, prompt, judge, scorer, label }: ResultColumn): string =>
  JSON.stringify([provider, prompt, judge, scorer, label]);

const partsOf = ({
  provider,
  prompt,
  judge,
  scorer,
  label,
}: ResultColumn): readonly (string | undefined)[] => [provider, prompt, label ?? scorer, judge];

/** "gpt-4o · Short answer · faithfulness · offline"; what is absent is left out. */
const columnName = (column: ResultColumn): string => joined(partsOf(column));

/** What columns stand together by: who judged, or who was asked by which prompt. */
export type ColumnGrouping = 'judge' | 'prompt';

const groupedParts: Readonly<Record<ColumnGrouping, readonly number[]>> = { judge: [3], prompt: [0, 1] };

/** What the columns of a group have in common; "–" for outputs that nobody was asked for here. */
export const columnGroup = (column: ResultColumn, by: ColumnGrouping): string =>
  joined(groupedParts[by].map((part) => partsOf(column)[part])) || '–';

/**
 * Names that say only what tells the columns apart.
 * @param grouped what a heading above them says already
 */
export function shortColumnNames(
  columns: readonly ResultColumn[],
  grouped?: ColumnGrouping,
): readonly string[] {
  const all = columns.map(partsOf);
  const said = grouped ? groupedParts[grouped] : [];
  const tells = (part: number) => !said.includes(part) && all.some((parts) => parts[part] !== all[0]![part]);
  return columns.length < 2
    ? columns.map(columnName)
    : columns.map((column, i) => joined(all[i]!.filter((_, part) => tells(part))) || column.scorer);
}

const joined = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(' · ');

/** Bins of the distribution: tenths of the scale, and its full value by itself. */
const binCount = 11;

export interface ColumnSummary {
  readonly column: ResultColumn;
  readonly name: string;
  readonly counts: Readonly<Record<Result['status'], number>>;
  /** Mean score on the scale; `null` without any. */
  readonly mean: number | null;
  /** Results that the mean and the pass rate rest on. */
  readonly judged: number;
  /** Rows of this column that could not be read, or were never answered: they have no result. */
  readonly missing: number;
  /** The mean with partial results at their worst, failed and missing ones as badly as can be: what gates go by. */
  readonly worstMean: number | null;
  /** 0..1 of the results that have a score. */
  readonly passRate: number | null;
  /** The pass rate where failed and missing results do not pass. */
  readonly worstPassRate: number | null;
  readonly scale: number;
  /** Number of scores in each tenth of the scale; the last is the full scale exactly. */
  readonly bins: readonly number[];
  /** Only where rows are labelled. */
  readonly labelled?: {
    readonly confusion: Confusion;
    readonly quality: Quality;
    /** Label, then what was found instead: verdict, category, or pass. */
    readonly matrix: Readonly<Record<string, Readonly<Record<string, number>>>>;
  };
  /** Outputs that say nothing but that the context does not tell; only where there are any. */
  readonly abstentions?: Readonly<Record<Abstention, number>>;
  readonly usage: Result['usage'];
}

/** Adds one column's results up, one at a time. */
export class ColumnCounter {
  readonly #counts = { scored: 0, partial: 0, notApplicable: 0, failed: 0 };
  readonly #bins: number[] = new Array<number>(binCount).fill(0);
  readonly #matrix: Record<string, Record<string, number>> = {};
  readonly #abstentions = { justified: 0, answerable: 0 };
  readonly #usage = { calls: 0, promptTokens: 0, completionTokens: 0 };
  #cost: number | undefined;
  #sum = 0;
  #scores = 0;
  #worstSum = 0;
  #passed = 0;
  #decided = 0;
  #confusion: Confusion = emptyConfusion;
  #scale = 1;

  constructor(readonly column: ResultColumn) {}

  add(result: Result, { expected }: CaseResult): void {
    this.#counts[result.status] += 1;
    this.#scale = result.scale;
    this.#addUsage(result.usage);
    if (result.abstention) this.#abstentions[result.abstention] += 1;
    if (result.score !== null) {
      this.#sum += result.score;
      this.#scores += 1;
      this.#bins[Math.min(binCount - 1, Math.floor((result.score / result.scale) * 10 + 1e-9))]! += 1;
    }
    this.#worstSum += worstOf(result) ?? 0;
    if (result.pass === null) return;
    this.#decided += 1;
    if (result.pass) this.#passed += 1;
    const label = expected === undefined ? undefined : parseLabel(expected);
    if (label) {
      this.#confusion = withDecision(this.#confusion, !isRight(label), !result.pass);
      const found = foundAs(label.kind, result);
      const row = this.#matrix[expected!] ?? {};
      this.#matrix[expected!] = { ...row, [found]: (row[found] ?? 0) + 1 };
    }
  }

  /** @param missing see `ColumnSummary.missing` */
  summary(missing: number): ColumnSummary {
    const lost = this.#counts.failed + missing;
    const worst = higherIsBetter(this.column.scorer) ? 0 : this.#scale;
    const refused = this.#abstentions.justified + this.#abstentions.answerable;
    const isLabelled = Object.keys(this.#matrix).length > 0;
    return {
      column: this.column,
      name: columnName(this.column),
      counts: { ...this.#counts },
      mean: share(this.#sum, this.#scores),
      judged: this.#scores,
      missing,
      worstMean: share(this.#worstSum + missing * worst, this.#scores + lost),
      passRate: share(this.#passed, this.#decided),
      worstPassRate: share(this.#passed, this.#decided + lost),
      scale: this.#scale,
      bins: [...this.#bins],
      labelled: isLabelled
        ? {
            confusion: this.#confusion,
            quality: quality(this.#confusion),
            matrix: structuredClone(this.#matrix),
          }
        : undefined,
      abstentions: refused > 0 ? { ...this.#abstentions } : undefined,
      usage: { ...this.#usage, cost: this.#cost },
    };
  }

  #addUsage({ calls, promptTokens, completionTokens, cost }: Result['usage']): void {
    this.#usage.calls += calls;
    this.#usage.promptTokens += promptTokens;
    this.#usage.completionTokens += completionTokens;
    if (cost !== undefined) this.#cost = (this.#cost ?? 0) + cost;
  }
}

/** Of a failed result the worst score there is; `null` where the scorer does not apply. */
const worstOf = (result: Result): number | null =>
  result.status === 'failed' ? (higherIsBetter(result.scorer) ? 0 : result.scale) : worstScore(result);

/**
 * In the label's own terms, so that a verdict stands against a verdict. Precision and recall go by what passes, so a
 * word that seems to say otherwise says that too: what is supported within rounding alone does not pass.
 */
function foundAs(kind: 'verdict' | 'right' | 'category', result: Result): string {
  const word = kind === 'category' ? result.factuality?.category : kind === 'verdict' ? result.verdict : null;
  if (!word) return result.pass ? 'right' : 'wrong';
  const label = parseLabel(word);
  if (label && isRight(label) === result.pass) return word;
  return `${word} (${result.pass ? 'passed' : 'not passed'})`;
}
