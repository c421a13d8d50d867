import { Memo } from '../base/memo.ts';
import type { Passage } from '../text/passage.ts';
import type { SearchIndex } from '../text/searchIndex.ts';
import type { Span } from '../text/span.ts';
import { unmark } from '../text/unmark.ts';
import { compareValues } from '../values/compareValues.ts';
import { compareRates } from '../values/rates.ts';
import type { Value, ValueRelation } from '../values/value.ts';
import type { AttributionProblem, SourcePlace } from './attributionProblem.ts';
import { type Mention, mentionsIn } from './mention.ts';
import { areOfOneThing, isSaidOf } from './sameThing.ts';

/** Passages that are looked at for one claim. */
const mostPassages = 24;
/** Places with the claim's value, and with another, that are held against each other. */
const mostPaired = 5;
/** Values of one passage that are compared; a longer row is data. */
const mostValues = 12;
/** Passages that are kept as they were read. */
const mostKept = 20_000;

/** Finds what the context says twice and differently, for claims that agree with one of both places. */
export class DisagreementSearch {
  readonly #read = new Memo<number, readonly Mention[]>(mostKept, () => 1);

  constructor(private readonly index: SearchIndex) {}

  /** @param span of the claim in its document */
  async problemsOf(text: string, { start }: Span): Promise<readonly AttributionProblem[]> {
    if (this.index.passages.length < 2) return [];
    const claims = mentionsIn(text).slice(0, mostValues);
    if (claims.length === 0) return [];
    const [hits = []] = await this.index.search([text], mostPassages);
    const near = hits.flatMap(({ position }) => this.#mentionsAt(position));
    const { original } = unmark(text);
    return claims.flatMap((claim): readonly AttributionProblem[] => {
      const found = disagreeing(claim, claims, near);
      if (!found) return [];
      const span = original(claim.value);
      const [at, otherAt] = found.map(({ passage }) => placeOf(passage!));
      return [
        {
          kind: 'sourcesDisagree',
          text: text.slice(span.start, span.end),
          start: start + span.start,
          end: start + span.end,
          at: at!,
          otherAt: otherAt!,
          other: found[1].value.text,
        },
      ];
    });
  }

  #mentionsAt(position: number): readonly Mention[] {
    return this.#read.of(position, () => {
      const passage: Passage | undefined = this.index.passages.get(position);
      if (!passage || passage.kind === 'heading' || passage.kind === 'code') return [];
      const found = mentionsIn(passage.text, passage);
      return found.length > mostValues ? [] : found;
    });
  }
}

const placeOf = ({ uri, line, page }: Passage): SourcePlace =>
  page === undefined ? { uri, line } : { uri, line, page };

const relationOf = (value: Value, other: Value): ValueRelation =>
  compareRates(value, other) ?? compareValues(value, other);

const agrees = (value: Value, other: Value): boolean => {
  const relation = relationOf(value, other);
  return relation !== 'clash' && relation !== 'incomparable';
};

/** A place that says the same as the claim, and one that says otherwise of the same thing; a claim that has both values tells so. */
function disagreeing(
  claim: Mention,
  claims: readonly Mention[],
  near: readonly Mention[],
): readonly [Mention, Mention] | undefined {
  const { value } = claim;
  const same = near.filter((one) => agrees(value, one.value) && isSaidOf(claim, one));
  if (same.length === 0) return undefined;
  const others = near.filter(
    (one) =>
      one.value.kind === value.kind &&
      relationOf(value, one.value) === 'clash' &&
      !claims.some((mine) => agrees(mine.value, one.value)) &&
      !one.others.some((other) => agrees(value, other)) &&
      isSaidOf(claim, one),
  );
  for (const here of same.slice(0, mostPaired))
    for (const there of others.slice(0, mostPaired))
      if (
        here.passage!.position !== there.passage!.position &&
        relationOf(here.value, there.value) === 'clash' &&
        !here.others.some((other) => agrees(other, there.value)) &&
        areOfOneThing(here, there)
      )
        return [here, there];
  return undefined;
}
