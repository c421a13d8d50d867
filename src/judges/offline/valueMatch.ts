import type { Span } from '../../text/span.ts';
import type { SwitchValue, Value, ValueRelation } from '../../values/value.ts';
import { leastAlignment } from './leastAlignment.ts';
import type { AnalysedPassage } from './retrieval.ts';

/** What the context says about one value of the claim. */
export type ValueMatch =
  | {
      readonly how: 'agrees';
      readonly value: Value;
      readonly agreement: ValueRelation;
      readonly other: Value;
      readonly at: AnalysedPassage;
    }
  /** The same value stands in the context, though not near the claim's words. */
  | { readonly how: 'elsewhere'; readonly value: Value; readonly other: Value; readonly at: AnalysedPassage }
  /** It follows from values that the context states: a sum, a difference, a count. */
  | { readonly how: 'derived'; readonly value: Value }
  | { readonly how: 'fromQuestion'; readonly value: Value }
  | {
      readonly how: 'clashes';
      readonly value: Value;
      readonly other: Value;
      readonly at: AnalysedPassage;
      /** 0..1; how sure it is that both values are said of the same thing. */
      readonly alignment: number;
    }
  | { readonly how: 'absent'; readonly value: Value };

export type Agrees = Extract<ValueMatch, { how: 'agrees' }>;
export type Clash = Extract<ValueMatch, { how: 'clashes' }>;
export type Elsewhere = Extract<ValueMatch, { how: 'elsewhere' }>;

/** With how sure it is that both values are said of the same thing, 0..1. */
export type Aligned<T> = T & { readonly alignment: number };

const agreeing: ReadonlySet<ValueRelation> = new Set(['equal', 'rounded', 'coarser', 'compatible']);

/** Whether the claim's value may stand where the context says this of its own. */
export const isAgreement = (agreement: ValueRelation): boolean => agreeing.has(agreement);

/** Whether it is sure enough that both values are said of one thing. */
export const isAligned = ({ value, other, alignment }: Clash): boolean =>
  alignment >= leastAlignment(value, other);

/** Words of a text as a value: what stands against its opposite, where no number or date does. */
export function wordsAsValue(text: string, { start, end }: Span): SwitchValue {
  const words = text.slice(start, end);
  return { kind: 'switch', key: words, on: true, text: words, start, end, before: [], after: [] };
}
