import type { CueContextLexicon } from '../lexicon/cueContexts.ts';
import { anyPhrase } from '../lexicon/languages.ts';
import type { Phrases } from '../lexicon/lists.ts';

/** Any of the words beside a marker in all languages, as a part of a pattern that says itself where words end. */
export const contextWords = (pick: (contexts: CueContextLexicon) => Phrases): string =>
  anyPhrase(({ cueContexts }) => pick(cueContexts));
