import type { Draft } from '../draft.ts';
import type { Numeral } from '../numerals/numeral.ts';
import { readCount } from './counts.ts';
import { readDuration } from './durations.ts';
import { readMoney } from './money.ts';
import { readOrdinal } from './ordinals.ts';
import { readPercentage } from './percentages.ts';
import { readQuantity } from './quantities.ts';
import { joinRanges } from './ranges.ts';

/** What each numeral measures or counts; two joined by "to" or a dash become a range. */
export function findMeasures(text: string, numerals: readonly Numeral[]): Draft[] {
  const drafts = numerals.flatMap((numeral): Draft[] => {
    const draft = readNumeral(text, numeral);
    return draft ? [draft] : [];
  });
  return joinRanges(text, drafts);
}

function readNumeral(text: string, numeral: Numeral): Draft | undefined {
  if (numeral.ordinal) return readOrdinal(text, numeral);
  const measured =
    readMoney(text, numeral) ??
    readPercentage(text, numeral) ??
    readDuration(text, numeral) ??
    readQuantity(text, numeral) ??
    readOrdinal(text, numeral);
  if (measured) return measured;
  return isPartOfWord(text, numeral) || isPronoun(numeral) ? undefined : readCount(text, numeral);
}

/** "5G", "3D", "4x4", "mp3". */
const isPartOfWord = (text: string, { end, form }: Numeral): boolean =>
  form === 'digits' &&
  /^[\p{L}_]/u.test(text.slice(end, end + 2)) &&
  !/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(
    text.slice(end, end + 2),
  ) &&
  !/^x(?![\p{L}\p{N}])/u.test(text.slice(end, end + 2));

/** "one of", "the one that": no count. */
const isPronoun = ({ start, end, form, value, scaled }: Numeral): boolean =>
  form === 'words' && value === 1 && !scaled && end - start === 3;
