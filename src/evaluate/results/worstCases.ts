import { type CaseResult, higherIsBetter, type Result, worstScore } from './result.ts';

interface WorstCase {
  readonly one: CaseResult;
  readonly result: Result;
}

/** How bad a score is, 0 (best) to 1; of a partial one the worst counts. Scores that do not exist are `null`. */
export function badness(result: Result): number | null {
  const worst = worstScore(result);
  if (worst === null) return null;
  const share = worst / result.scale;
  return higherIsBetter(result.scorer) ? 1 - share : share;
}

/** Keeps the worst few of any number of results; of equal ones the earlier. */
export class WorstCases {
  #kept: (WorstCase & { readonly badness: number })[] = [];

  constructor(private readonly limit: number) {}

  add(one: CaseResult): void {
    for (const result of one.results) {
      const bad = badness(result);
      if (bad === null || bad === 0) continue;
      const least = this.#kept.at(-1);
      if (this.#kept.length === this.limit && least && bad <= least.badness) continue;
      this.#kept = [...this.#kept, { one, result, badness: bad }]
        .toSorted((a, b) => b.badness - a.badness)
        .slice(0, this.limit);
    }
  }

  cases(): readonly WorstCase[] {
    return this.#kept;
  }
}
