import type { Draft } from './draft.ts';
import { findDates } from './find/dates.ts';
import { findArticleDurations } from './find/durations.ts';
import { findFlags } from './find/flags.ts';
import { findMeasures } from './find/measures.ts';
import { findTimes } from './find/times.ts';
import { findVersions } from './find/versions.ts';
import { findYears } from './find/years.ts';
import type { Language } from './language.ts';
import { decimalsOf, languageOf } from './language.ts';
import { mask } from './mask.ts';
import { findDigits } from './numerals/digits.ts';
import { findNumberWords } from './numerals/words.ts';
import { qualifiersOf } from './qualify.ts';
import { countedNoun, wordsAround } from './surroundings.ts';
import type { Span, Value } from './value.ts';

export interface FindOptions {
  /** Guessed from the text where absent; decides what "1.234" means. */
  readonly language?: Language;
}

/**
 * Numbers, dates, times, sums and the like of a text, in order and without overlap; names are found by `findNames`.
 * List and step numbers, citation marks and links hold no values. Time is linear in the text.
 */
export function findValues(text: string, options: FindOptions = {}): Value[] {
  const masked = mask(text);
  const taken = new Taken(text.length);
  const claimed = (drafts: readonly Draft[]): Draft[] => drafts.filter((draft) => taken.take(draft));
  const flags = claimed(findFlags(masked));
  const calendar = [
    ...claimed(findDates(masked)),
    ...claimed(findTimes(masked)),
    ...claimed(findVersions(masked)),
    ...claimed(findYears(masked)),
    ...claimed(findArticleDurations(masked)),
  ];
  const decimals = decimalsOf(options.language ?? languageOf(text));
  const digits = findDigits(masked, decimals).filter((numeral) => taken.isFree(numeral));
  const words = findNumberWords(masked).filter((numeral) => taken.isFree(numeral));
  const numerals = [...digits, ...words].sort((a, b) => a.start - b.start);
  const measures = claimed(findMeasures(masked, numerals));
  return [...flags, ...calendar, ...measures]
    .sort((a, b) => a.start - b.start)
    .map((draft) => finish(draft, text, masked));
}

function finish(draft: Draft, text: string, masked: string): Value {
  const { start, end } = draft;
  const around = wordsAround(masked, start, end);
  const noun = draft.kind === 'number' || draft.kind === 'ordinal' ? countedNoun(masked, end) : undefined;
  const value = {
    ...draft,
    text: text.slice(start, end),
    ...qualifiersOf(masked, start, end),
    ...around,
    ...(noun === undefined ? {} : { noun }),
  };
  return value as Value;
}

/** Which characters belong to a value already; the finder that comes first wins. */
class Taken {
  private readonly used: Uint8Array;

  constructor(length: number) {
    this.used = new Uint8Array(length);
  }

  isFree({ start, end }: Span): boolean {
    for (let at = start; at < end; at++) if (this.used[at]) return false;
    return true;
  }

  take(span: Span): boolean {
    if (!this.isFree(span)) return false;
    this.used.fill(1, span.start, span.end);
    return true;
  }
}
