import { decimalsOf, type Language } from '../language.ts';
import { findDigits } from './digits.ts';
import { findEuropeanWords } from './european.ts';
import { findHanNumbers } from './han.ts';
import type { Numeral } from './numeral.ts';
import { findNumberWords } from './words.ts';

/** Every number of a text, in digits or words, in order and without overlap. */
export function findNumerals(text: string, language: Language): Numeral[] {
  const european = findEuropeanWords(text, language);
  const found = [
    ...(language === 'ja' || language === 'zh' ? findHanNumbers(text) : []),
    ...findDigits(text, decimalsOf(language)),
    ...(language === 'de' || language === 'fr' || language === 'es' ? european : findNumberWords(text)),
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
