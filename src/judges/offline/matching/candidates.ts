import { everyWord } from '../../../lexicon/languages.ts';
import { compareValues } from '../../../values/compareValues.ts';
import { comparesAmounts } from '../../../values/derivation.ts';
import { compareRates } from '../../../values/rates.ts';
import type { Value, ValueRelation } from '../../../values/value.ts';
import type { AnalysedPassage, ContentWord } from '../retrieval.ts';
import { thresholds } from '../thresholds.ts';
import { ClaimScopes, isWrittenIn, type Scope, type Signals, signalsOf } from './signals.ts';
import { isAgreement } from './valueMatch.ts';

/** A value of the context that one of the claim may mean. */
export interface Candidate {
  readonly value: Value;
  readonly other: Value;
  readonly at: AnalysedPassage;
  readonly agreement: ValueRelation;
  readonly signals: Signals;
}

/** How the claim's value stands to the context's; a difference or a rate clashes with its like alone. */
function relate(value: Value, other: Value): ValueRelation {
  const rates = compareRates(value, other);
  if (rates) return rates;
  const relation = compareValues(value, other);
  const isOther =
    comparesAmounts(value) !== comparesAmounts(other) ||
    (value.kind === 'duration' && isDistance(value) && !isDistance(other));
  return relation === 'clash' && isOther ? 'incomparable' : relation;
}

/** "Two months after it was closed" is a time, and no time that something takes. */
const isDistance = ({ after }: Value): boolean => distances.has(after[0] ?? '');
const distances = everyWord(({ markers }) => [...markers.before, ...markers.after]);

/** "Up to 600" of a row that has 600 in one cell is not said of its 120. */
function isAnotherLimit(value: Value, other: Value, { values }: AnalysedPassage): boolean {
  if (!('amount' in value) || value.bound === undefined || value.kind !== other.kind) return false;
  const isIt = (one: Value): boolean => 'amount' in one && one.amount.low === value.amount.low;
  return !isIt(other) && values.some(isIt);
}

/** Pairs the values of a claim with those of the passages near it. */
export class Candidates {
  readonly #scopes: ClaimScopes;
  /** How each value of the claim stands to one of the context, in the claim's order. */
  readonly #relations = new Map<Value, readonly ValueRelation[]>();
  /** How a passage has the values of the claim, in the claim's order. */
  readonly #held = new Map<AnalysedPassage, readonly (ValueRelation | undefined)[]>();
  /** Which values of the claim some passage has exactly. */
  readonly #exact: readonly boolean[];

  /** @param passages nearest first */
  constructor(
    text: string,
    private readonly values: readonly Value[],
    content: readonly ContentWord[],
    passages: readonly AnalysedPassage[],
  ) {
    this.#scopes = new ClaimScopes(text, values, content);
    let left: number = thresholds.mostComparisons;
    for (const at of passages) {
      left -= values.length * at.values.length;
      if (left < 0) break;
      if (at.values.length <= thresholds.mostValues) this.#compare(at);
    }
    const held = [...this.#held.values()];
    this.#exact = values.map((_, mine) => held.some((all) => all[mine] === 'equal'));
  }

  #compare(at: AnalysedPassage): void {
    const isRow = at.passage.kind === 'tableRow';
    const found = at.values.map((other) => {
      const relations = this.values.map((value) =>
        isRow && isAnotherLimit(value, other, at) ? 'clash' : relate(value, other),
      );
      this.#relations.set(other, relations);
      return relations;
    });
    this.#held.set(
      at,
      this.values.map((value, mine) => {
        const relations = found.map((all) => all[mine]!);
        // "Eight days" is held by the row of "9 days or fewer".
        return relations.includes('equal') || isWrittenIn(value, at.above)
          ? 'equal'
          : relations.find((one) => isAgreement(one) || (isRow && one === 'finer'));
      }),
    );
  }

  /** Whether a passage has a value of the claim; one that rounds it does not, where another has it exactly. */
  #has(at: AnalysedPassage, value: Value): boolean {
    const mine = this.values.indexOf(value);
    const held = this.#held.get(at);
    if (!held) return isWrittenIn(value, at.above);
    return held[mine] === 'rounded' ? !this.#exact[mine] : held[mine] !== undefined;
  }

  scopeOf(value: Value): Scope {
    return this.#scopes.of(value);
  }

  /** All that agree with the value or differ from it. */
  of(value: Value, scope: Scope): readonly Candidate[] {
    const mine = this.values.indexOf(value);
    const found: Candidate[] = [];
    for (const at of this.#held.keys())
      for (const other of at.values) {
        const relations = this.#relations.get(other)!;
        const agreement = relations[mine]!;
        // Another value of the claim is the one that this stands for: "3 PM ... 6 PM" in both.
        const isMeant = agreement === 'clash' ? !relations.some(isAgreement) : isAgreement(agreement);
        if (isMeant) found.push(this.candidate(value, other, at, agreement, scope));
      }
    return found;
  }

  candidate(
    value: Value,
    other: Value,
    at: AnalysedPassage,
    agreement: ValueRelation,
    scope: Scope,
  ): Candidate {
    const holds = (one: Value): boolean => this.#has(at, one);
    return { value, other, at, agreement, signals: signalsOf(value, other, at, scope, holds) };
  }
}
