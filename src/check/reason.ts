/** What kind of value a comparator compared. */
export type ValueKind =
  | 'number'
  | 'date'
  | 'time'
  | 'duration'
  | 'quantity'
  | 'percentage'
  | 'money'
  | 'ordinal'
  | 'version'
  | 'name'
  | 'flag';

export interface Place {
  readonly uri: string;
  readonly line: number;
  readonly page?: number;
}

/**
 * Why a verdict was given: a code with arguments, turned into words at the edge (`report/words.ts`),
 * so that every surface and language says the same.
 */
export type Reason =
  /** The claim's wording and values stand in the context. */
  | { readonly code: 'found'; readonly at: Place }
  /** Its parts stand in several places. */
  | { readonly code: 'foundInParts'; readonly at: readonly Place[] }
  /** Agrees within rounding: "about 300" here, "298" there. */
  | {
      readonly code: 'rounded';
      readonly kind: ValueKind;
      readonly here: string;
      readonly there: string;
      readonly at: Place;
    }
  /** A less precise date or place than the context's. */
  | {
      readonly code: 'coarser';
      readonly kind: ValueKind;
      readonly here: string;
      readonly there: string;
      readonly at: Place;
    }
  /** An aligned clash of values. */
  | {
      readonly code: 'differs';
      readonly kind: ValueKind;
      readonly here: string;
      readonly there: string;
      readonly at: Place;
    }
  /** These words, names or values stand nowhere in the context. */
  | { readonly code: 'notFound'; readonly missing: readonly string[] }
  /** Nothing in the context is about this. */
  | { readonly code: 'nothingNear' }
  /** The value stands in the question only. */
  | { readonly code: 'fromQuestion'; readonly values: readonly string[] }
  /** The judge lacks the word knowledge for this language. */
  | { readonly code: 'language'; readonly language: string }
  /** A language model's verdict without words of its own. */
  | { readonly code: 'model'; readonly at: readonly Place[] }
  /** A language model's own words: hostile data, never markup. */
  | { readonly code: 'modelSays'; readonly text: string }
  /** The evidence that the judge named could not be found in the context. */
  | { readonly code: 'ungrounded' };
