import {
  emptyPair,
  type JudgeAgreement,
  judgeAgreement,
  type PairCounts,
  withPair,
} from './judgeAgreement.ts';
import { type CaseResult, hasFailed } from './result.ts';
import {
  ColumnCounter,
  type ColumnSummary,
  columnKey,
  columnOf,
  type ResultColumn,
} from './resultColumns.ts';

export interface Summary {
  readonly cases: number;
  /** Rows that could not be read, and cases whose provider gave no output; told with their lines elsewhere. */
  readonly failedCases: number;
  /** Those, and cases on which any judge failed. */
  readonly casesWithFailures: number;
  readonly columns: readonly ColumnSummary[];
  /** Who never gave an output: "openai:gpt-4o · Short answer". They have no column. */
  readonly silent: readonly { readonly name: string; readonly cases: number }[];
  /** Each pair of judges over the same cases. */
  readonly agreement: readonly JudgeAgreement[];
}

/** Adds results up as they come; memory does not grow with the data. */
export class SummaryBuilder {
  readonly #columns = new Map<string, ColumnCounter>();
  readonly #pairs = new Map<string, { judges: readonly [string, string]; counts: PairCounts }>();
  readonly #lost = new Map<string, { readonly name: string; cases: number }>();
  #unread = 0;
  #cases = 0;
  #failedCases = 0;
  #casesWithFailures = 0;

  add(one: CaseResult): void {
    this.#cases += 1;
    if (hasFailed(one)) this.#casesWithFailures += 1;
    if (one.problem) this.#addLost(one);
    for (const result of one.results) {
      const column = columnOf(one, result);
      const key = columnKey(column);
      const counter = this.#columns.get(key) ?? new ColumnCounter(column);
      this.#columns.set(key, counter);
      counter.add(result, one);
    }
    this.#addPairs(one);
  }

  summary(): Summary {
    const answered = new Set([...this.#columns.values()].map(({ column }) => answererKey(column)));
    return {
      cases: this.#cases,
      failedCases: this.#failedCases,
      casesWithFailures: this.#casesWithFailures,
      columns: [...this.#columns.values()].map((counter) => counter.summary(this.#missingOf(counter.column))),
      silent: [...this.#lost]
        .filter(([answerer]) => !answered.has(answerer))
        .map(([, lost]) => ({ ...lost })),
      agreement: [...this.#pairs.values()].map(({ judges, counts }) => judgeAgreement(judges, counts)),
    };
  }

  /** A row that cannot be read would have been in every column; one without an answer, in its provider's. */
  #addLost(one: CaseResult): void {
    this.#failedCases += 1;
    const name = [one.provider, one.prompt].filter((part) => part !== undefined).join(' · ');
    if (name === '') {
      this.#unread += 1;
      return;
    }
    const lost = this.#lost.get(answererKey(one)) ?? { name, cases: 0 };
    lost.cases += 1;
    this.#lost.set(answererKey(one), lost);
  }

  #missingOf(column: ResultColumn): number {
    return this.#unread + (this.#lost.get(answererKey(column))?.cases ?? 0);
  }

  #addPairs({ results }: CaseResult): void {
    for (const [i, first] of results.entries())
      for (const second of results.slice(i + 1)) {
        if (first.judge === second.judge || first.scorer !== second.scorer || first.label !== second.label)
          continue;
        if (first.pass === null || second.pass === null) continue;
        const key = JSON.stringify([first.judge, second.judge]);
        const pair = this.#pairs.get(key) ?? { judges: [first.judge, second.judge], counts: emptyPair };
        this.#pairs.set(key, { ...pair, counts: withPair(pair.counts, first.pass, second.pass) });
      }
  }
}

const answererKey = ({ provider, prompt }: Pick<ResultColumn, 'provider' | 'prompt'>): string =>
  JSON.stringify([provider, prompt]);

/** Whether judges of one case came to different decisions: what "disagreements" lists. */
export const judgesDiffer = ({ results }: CaseResult): boolean =>
  results.some((a) =>
    results.some(
      (b) => a.scorer === b.scorer && a.label === b.label && (a.pass !== b.pass || a.verdict !== b.verdict),
    ),
  );
