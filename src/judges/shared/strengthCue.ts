import { anyPhrase, wholePhrases } from '../../lexicon/languages.ts';
import type { Phrases } from '../../lexicon/lists.ts';
import type { StrengthLexicon } from '../../lexicon/strength.ts';

type Choose = (strength: StrengthLexicon) => Phrases;

/** Any of these, as whole words where spaces part them. The pattern keeps no place between tests. */
export const strengthCue = (pick: Choose, flags = 'iu'): RegExp =>
  new RegExp(wholePhrases(({ strength }) => pick(strength)).source, flags);

/** Any of these, as a part of a pattern that says itself where words end. */
export const strengthWords = (pick: Choose): string => anyPhrase(({ strength }) => pick(strength));
