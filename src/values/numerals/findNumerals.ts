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
  return withRepeats(text, withoutOverlaps(found.sort((a, b) => a.start - b.start || b.end - a.end)));
}

/** "Ten (10) items" has one number. */
function withRepeats(text: string, numerals: readonly Numeral[]): Numeral[] {
  const found: Numeral[] = [];
  for (const numeral of numerals) {
    const before = found.at(-1);
    const isRepeat =
      before?.form === 'words' &&
      numeral.form === 'digits' &&
      before.value === numeral.value &&
      /^\s?\($/.test(text.slice(before.end, numeral.start)) &&
      text[numeral.end] === ')';
    if (isRepeat) found[found.length - 1] = { ...before, end: numeral.end + 1 };
    else found.push(numeral);
  }
  return found;
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
