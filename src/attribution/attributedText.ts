import type { Sentence } from '../text/passage.ts';
import type { SearchIndex } from '../text/searchIndex.ts';

/** The output of a check and what it is held against. */
export interface AttributedText {
  /** The whole document, which lists of sources stand in. */
  readonly text: string;
  readonly sentences: readonly Sentence[];
  readonly index: SearchIndex;
}
