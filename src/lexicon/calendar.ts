import { everyEntry, everyWord, lexicons } from './languages.ts';
import type { Lexicon } from './lexicon.ts';
import type { Words } from './lists.ts';
import { alternatives } from './lists.ts';

type Group = (lexicon: Lexicon) => readonly Words[];

const numbersOf = (group: Group): ReadonlyMap<string, number> =>
  new Map(
    everyEntry((lexicon) =>
      group(lexicon).flatMap((names, at) => [...names].map((name) => [name, at + 1] as const)),
    ),
  );

/** Names in scripts without spaces are found by their own notation. */
const patternOf = (group: Group): string =>
  alternatives(everyWord((lexicon) => (lexicon.spaced ? group(lexicon).flatMap((names) => [...names]) : [])));

const months: Group = ({ calendar }) => calendar.months;
const weekdays: Group = ({ calendar }) => calendar.weekdays;
const monthNumbers = numbersOf(months);
const weekdayNumbers = numbersOf(weekdays);

/** Matches a month's name in any language that parts words by spaces; alternatives are longest first. */
export const monthPattern = patternOf(months);
export const weekdayPattern = patternOf(weekdays);

/** 1..12 */
export const monthNumber = (name: string): number => monthNumbers.get(name.toLowerCase())!;

/** 1 Monday .. 7 Sunday */
export const weekdayNumber = (name: string): number => weekdayNumbers.get(name.toLowerCase())!;

/** Full names of months in languages that write an ordinal before them: "3. Oktober". */
export const monthsAfterOrdinal = everyWord(({ sentences, calendar }) =>
  sentences.beforeOrdinal.length === 0
    ? []
    : calendar.months.flatMap((names) => [...names].filter((name, at) => at === 0 || name.length > 4)),
);

export const englishWeekdays: readonly string[] = lexicons.en.calendar.weekdays.map(
  (names) => [...names][0]!,
);
