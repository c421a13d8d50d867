import type { Finding, Outcome } from '../../types.ts';
import { type CheckRow, positionsOf, type RowTexts, supportsClaim } from './rowScorer.ts';

/** A claim of the output with the items of the context that it cites. */
export interface CitedClaim {
  readonly finding: Finding;
  /** Each citation once; undefined where it leads to no item. */
  readonly citations: readonly (number | undefined)[];
  /** Whether the items that it cites support it together; undefined where that could not be judged. */
  readonly supported: boolean | undefined;
}

/** The claims of an output held against what they cite alone. */
export class CitedOutput {
  readonly #outcomes = new Map<string, Promise<Outcome>>();

  constructor(
    private readonly texts: RowTexts,
    private readonly check: CheckRow,
  ) {}

  async claims(): Promise<{ readonly claims: readonly CitedClaim[]; readonly unanswered: number }> {
    const items = positionsOf(this.texts);
    const itemOf = new Map(items.map((item) => [this.texts.itemUri(item), item]));
    const { findings, unanswered } = await this.#against(items);
    const claims: CitedClaim[] = [];
    for (const finding of findings) {
      const cited = (finding.type === 'assessment' ? finding.cited : undefined) ?? [];
      const citations = [
        ...new Set(cited.map(({ uri }) => (uri === undefined ? undefined : itemOf.get(uri)))),
      ];
      const supported = finding.type === 'failure' ? undefined : await this.supports(citations, finding);
      claims.push({ finding, citations, supported });
    }
    return { claims, unanswered: unanswered.length };
  }

  /** Whether these citations alone support a claim; those that lead nowhere support none. */
  async supports(citations: readonly (number | undefined)[], finding: Finding): Promise<boolean | undefined> {
    const items = citations.filter((item) => item !== undefined);
    return items.length === 0 ? false : supportsClaim(await this.#against(items), finding);
  }

  #against(items: readonly number[]): Promise<Outcome> {
    const sorted = items.toSorted((a, b) => a - b);
    const key = sorted.join();
    const outcome = this.#outcomes.get(key) ?? this.check('output', sorted);
    this.#outcomes.set(key, outcome);
    return outcome;
  }
}
