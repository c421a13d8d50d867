import { decimalsOf, type Language } from '../../lexicon/languages.ts';
import { findDigits } from './digits.ts';
import { findEnglishNumerals } from './english.ts';
import { findEuropeanNumerals } from './european.ts';
import { findHanNumerals } from './han.ts';
import type { Numeral } from './numeral.ts';

/** Every number of a text, in digits or words, in order and without overlap. */
export function findNumerals(text: string, language: Language): Numeral[] {
  const european = findEuropeanNumerals(text, language);
  const found = [
    ...(language === 'ja' || language === 'zh' ? findHanNumerals(text) : []),
    ...findDigits(text, decimalsOf(language)),
    ...(language === 'de' || language === 'fr' || language === 'es' ? european : findEnglishNumerals(text)),
  ];
  // Of two that begin together the longer one is meant: 1億2000万 before 1億.
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return found.filter((numeral) => {
    const free = numeral.start >= end;
    if (free) end = numeral.end;
    return free;
  });
}
