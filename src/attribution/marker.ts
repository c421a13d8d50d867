import { hull, type Span } from '../text/span.ts';
import type { CountedWords } from './countedWords.ts';
import type { Meaning, NamedSources } from './namedSources.ts';
import type { SourceNames } from './sourceNames.ts';

/** How a marker is written, so that another of its kind can take its place. */
export type MarkerForm = 'number' | 'footnote' | 'link' | 'file' | 'author';

/** A place in a sentence that names a source. Offsets are into the sentence's text. */
export interface Marker extends Span {
  readonly form: MarkerForm;
  /** What is no part of the statement: blank where a claim is judged. Several for a link, whose words stay. */
  readonly asides: readonly Span[];
  /** Whether it opens what it is the source of, "according to", or stands behind it. */
  readonly leads: boolean;
  /** Undefined where nobody can tell what it means. */
  readonly meaning: Meaning | undefined;
}

/** A marker with the brackets and words that belong to it. */
export const outerSpan = (marker: Pick<Marker, 'start' | 'end' | 'asides'>): Span =>
  hull([marker, ...marker.asides]);

/** What an output may name its sources by. */
export interface SourceNaming {
  readonly names: SourceNames;
  readonly named: NamedSources;
  /** What tells a number in brackets from a marker. */
  readonly counted: CountedWords;
}
