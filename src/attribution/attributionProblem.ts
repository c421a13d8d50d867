import type { Passage } from '../text/passage.ts';
import type { Span } from '../text/span.ts';

/** Where a source says something, as a person is told it. */
export type SourcePlace = Pick<Passage, 'uri' | 'line' | 'page'>;

/**
 * `misattributed`: it stands in another place. `dangling`: there is no such place. `misquoted`: its words differ.
 * `sourcesDisagree`: another place of the context has another value for the same thing.
 */
export const attributionKinds = ['misattributed', 'dangling', 'misquoted', 'sourcesDisagree'] as const;

export type AttributionKind = (typeof attributionKinds)[number];

interface Faulty extends Span {
  /** What is wrong, as the output writes it: the marker, the speaker's name, the quoted words. */
  readonly text: string;
  /** What to write in its place, where that is known. */
  readonly correction?: string;
}

/**
 * What is wrong with where a claim comes from: it says so of the wrong place or in the wrong words, or its sources do not
 * agree. Beside its verdict, which is about what it says. The span is that of the marker, of the name, of the quoted words or
 * of the value in the output's document.
 */
export type AttributionProblem =
  | (Faulty & {
      readonly kind: 'misattributed';
      /** Where the fact or the words stand. */
      readonly at: SourcePlace;
      /** Who says the quoted words there, where the speaker is wrong and not the place. */
      readonly speaker?: string;
    })
  | (Faulty & {
      readonly kind: 'dangling';
      /** `marker`: no source has this number. `file`: no source has this name. `place`: the source has no such place. */
      readonly lacks: 'marker' | 'file' | 'place';
      /** The source that lacks the place. */
      readonly uri?: string;
    })
  | (Faulty & { readonly kind: 'misquoted'; readonly correction: string; readonly at: SourcePlace })
  | (Faulty & {
      readonly kind: 'sourcesDisagree';
      /** Where the claim's value stands. */
      readonly at: SourcePlace;
      /** The other value, as it is written there. */
      readonly other: string;
      readonly otherAt: SourcePlace;
    });

/** A source that a claim cites, or a marker that leads to none. */
export interface CitedSource {
  readonly uri?: string;
}

/** The same as far as the others of its output do not matter. */
export const attributionKey = ({ kind, start, end }: AttributionProblem): string => `${kind} ${start} ${end}`;
