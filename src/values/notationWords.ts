import { anyPhrase } from '../lexicon/languages.ts';
import type { Phrases } from '../lexicon/lists.ts';
import type { NotationLexicon } from '../lexicon/notation.ts';

/** Any of these words of all languages, as a part of a pattern that says itself where words end. */
export const notationWords = (pick: (notation: NotationLexicon) => Phrases): string =>
  anyPhrase(({ notation }) => pick(notation));
