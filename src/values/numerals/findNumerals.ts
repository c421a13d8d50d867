import { decimalsOf, type Language, lexiconOf } from '../../lexicon/languages.ts';
import { withoutOverlaps } from '../../text/span.ts';
import { findAdditiveNumerals } from './additive.ts';
import { findDigits } from './digits.ts';
import { findEnglishNumerals } from './english.ts';
import { findHanNumerals } from './han.ts';
import type { Numeral } from './numeral.ts';

/** Every number of a text, in digits or words, in order and without overlap. */
export function findNumerals(text: string, language: Language): Numeral[] {
  const found = [...findWords(text, language), ...findDigits(text, decimalsOf(language))];
  // Of two that begin together the longer one is meant: 1億2000万 before 1億.
  return withoutOverlaps(found.sort((a, b) => a.start - b.start || b.end - a.end));
}

function findWords(text: string, language: Language): Numeral[] {
  const { numbers } = lexiconOf(language);
  switch (numbers.grammar) {
    case 'english':
      return findEnglishNumerals(text);
    case 'additive':
      return findAdditiveNumerals(text, numbers);
    case 'han':
      return [...findHanNumerals(text), ...findEnglishNumerals(text)];
  }
}
