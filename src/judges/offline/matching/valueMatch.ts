import type { Value, ValueRelation } from '../../../values/value.ts';
import type { AnalysedPassage } from '../retrieval.ts';

/** What the context says about one value of the claim. */
export type ValueMatch =
  | {
      readonly how: 'agrees';
      readonly value: Value;
      readonly agreement: ValueRelation;
      readonly other: Value;
      readonly at: AnalysedPassage;
    }
  /** The same value stands in the context, though of another thing or where nothing tells of what. */
  | {
      readonly how: 'elsewhere';
      readonly value: Value;
      readonly other: Value;
      readonly at: AnalysedPassage;
      /** The same sentence has another value of the claim's own thing. */
      readonly isOfOther?: boolean;
    }
  /** It follows from values that the context states: a sum, a difference, a count. */
  | { readonly how: 'derived'; readonly value: Value }
  | { readonly how: 'fromQuestion'; readonly value: Value }
  /** Said of the same thing as the claim's value, and nothing explains the difference. */
  | {
      readonly how: 'clashes';
      readonly value: Value;
      readonly other: Value;
      readonly at: AnalysedPassage;
      /** 0..1; how sure it is that both values are said of the same thing. */
      readonly alignment: number;
    }
  | {
      readonly how: 'absent';
      readonly value: Value;
      /** Plain arithmetic on what the context states nearby gives it, though nothing tells that it is meant. */
      readonly mayFollow?: boolean;
    };

export type Clash = Extract<ValueMatch, { how: 'clashes' }>;

/** Whether it is as good as sure that both values are said of one thing. */
export const isProven = ({ alignment }: Clash): boolean => alignment >= provenAlignment;
const provenAlignment = 0.8;

/** The clash that is surest to be of one thing. */
export const surestClash = (matches: readonly ValueMatch[]): Clash | undefined =>
  matches
    .filter((match): match is Clash => match.how === 'clashes')
    .toSorted((a, b) => b.alignment - a.alignment)[0];

export type Agreement = Extract<ValueMatch, { how: 'agrees' }>;

export const agreementsOf = (matches: readonly ValueMatch[]): readonly Agreement[] =>
  matches.filter((match): match is Agreement => match.how === 'agrees');

/** Whether nothing in the context says the claim's value of the claim's own thing. */
export const isUnproven = ({ how }: ValueMatch): boolean => how !== 'agrees' && how !== 'derived';

const agreeing: ReadonlySet<ValueRelation> = new Set(['equal', 'rounded', 'coarser', 'compatible']);

/** Whether the claim's value may stand where the context says this of its own. */
export const isAgreement = (agreement: ValueRelation): boolean => agreeing.has(agreement);
