import type { Bound } from '../value.ts';

const word = /\p{L}[\p{L}\p{M}'’-]*|\p{N}+|[.!?。！？;\n\uE000]/gu;
const stop = /^[.!?。！？;\n\uE000]$/;
const reach = 64;
const limit = 4;

/** Up to four words on each side of `start..end` inside the sentence, nearest first, lower-cased. */
export function wordsAround(
  text: string,
  start: number,
  end: number,
): { readonly before: readonly string[]; readonly after: readonly string[] } {
  const lead = wordsOf(text.slice(Math.max(0, start - reach), start));
  const tail = wordsOf(text.slice(end, end + reach));
  return { before: untilStop(lead.reverse()), after: untilStop(tail) };
}

/** Keys come apart: "netWeight" is two words. */
const wordsOf = (text: string): string[] =>
  (text.match(word) ?? []).flatMap((found) => found.split(/(?<=\p{Ll})(?=\p{Lu})/u));

function untilStop(words: readonly string[]): readonly string[] {
  const end = words.findIndex((found) => stop.test(found));
  return words.slice(0, end < 0 ? limit : Math.min(end, limit)).map((found) => found.toLowerCase());
}

const notNouns = new Set(
  'a an the of to in on at by for from with and or but as is was are were be been that which who than then so if it its this their his her our your more less other out per not no up down over under about'.split(
    ' ',
  ),
);
const irregular: ReadonlyMap<string, string> = new Map([
  ['people', 'person'],
  ['persons', 'person'],
  ['men', 'man'],
  ['women', 'woman'],
  ['children', 'child'],
  ['feet', 'foot'],
  ['lives', 'life'],
  ['wives', 'wife'],
  ['companies', 'company'],
]);

/** What a count counts, as far as it can be guessed: the first plural among the next words, else the next word. */
export function countedNoun(text: string, end: number): string | undefined {
  const phrase = /^[\s-]?[\p{L}\p{M}'’\s-]{0,48}/u.exec(text.slice(end, end + 48))?.[0] ?? '';
  const run = phrase.toLowerCase().match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  const stopAt = run.findIndex((found) => notNouns.has(found));
  const phraseWords = run.slice(0, stopAt < 0 ? 3 : Math.min(stopAt, 3));
  const plural = phraseWords.find((found) => irregular.has(found) || /[^su's]s$/.test(found));
  const noun = plural ?? phraseWords[0];
  return noun === undefined ? undefined : singular(noun);
}

const singular = (noun: string): string =>
  irregular.get(noun) ??
  (/ies$/.test(noun)
    ? noun.replace(/ies$/, 'y')
    : /(?:ch|sh|x|ss)es$/.test(noun)
      ? noun.slice(0, -2)
      : /[^su]s$/.test(noun)
        ? noun.slice(0, -1)
        : noun);

interface Qualifiers {
  readonly approx?: true;
  readonly exact?: true;
  readonly bound?: Bound;
}

const approxBefore =
  /(?:(?<![\p{L}])(?:about|around|roughly|approximately|approx\.?|circa|ca\.|c\.|nearly|almost|close\sto|some|an?\sestimated|estimated(?:\sat)?|somewhere\saround|in\sthe\sregion\sof|on\sthe\sorder\sof|virtually|more\sor\sless|just\s(?:over|under|above|below|shy\sof)|slightly\s(?:more|less|over|under|above|below)(?:\sthan)?|a\slittle\s(?:more|less|over|under)(?:\sthan)?|well\sover|etwa|rund|ungefähr|circa|fast|knapp|environ|près\sde|presque|autour\sde|unos|unas|aproximadamente|cerca\sde|casi|alrededor\sde)\s?(?:the\s|a\s|an\s)?|[~≈〜～]\s?|約|およそ|ほぼ|大约|约|近|将近)$/iu;
const approxAfter =
  /^\s?(?:or\sso|or\sthereabouts|-?ish|give\sor\stake|approximately|ungefähr|環|前後|ほど|左右|程度|くらい|ぐらい)(?![\p{L}])|^(?:前後|ほど|左右|程度|くらい|ぐらい|余)/iu;
const exactBefore =
  /(?<![\p{L}])(?:exactly|precisely|genau|exactement|exactamente|ちょうど|正好|恰好)\s?(?:the\s|at\s)?$/iu;
const bounds: readonly (readonly [Bound, RegExp])[] = [
  [
    'atLeast',
    /(?:(?<![\p{L}])(?:at\sleast|no\s(?:less|fewer)\sthan|not\sless\sthan|a\sminimum\sof|minimum(?:\sof)?|min\.|upwards?\sof|starting\s(?:at|from)|mindestens|au\smoins|al\smenos|至少)\s?(?:an?\s|the\s)?|[≥]\s?|>=\s?|最低)$/iu,
  ],
  [
    'over',
    /(?:(?<![\p{L}])(?:over|more\sthan|above|exceed(?:s|ed|ing)?|greater\sthan|higher\sthan|longer\sthan|larger\sthan|beyond|in\sexcess\sof|surpass(?:es|ed|ing)?|mehr\sals|über|plus\sde|más\sde|超过|超過)\s?(?:an?\s|the\s)?|>\s?|超)$/iu,
  ],
  [
    'atMost',
    /(?:(?<![\p{L}])(?:up\sto|at\s(?:the\s)?most|no\s(?:more|greater|longer)\sthan|not\smore\sthan|a\smaximum\sof|maximum(?:\sof)?|max\.|as\s(?:many|much|long|high)\sas|within|not\sexceeding|bis\szu|höchstens|maximal|jusqu['’]à|au\splus|hasta|最多|最大)\s?(?:an?\s|the\s)?|[≤]\s?|<=\s?)$/iu,
  ],
  [
    'under',
    /(?:(?<![\p{L}])(?:under|less\sthan|fewer\sthan|below|lower\sthan|shorter\sthan|smaller\sthan|weniger\sals|unter|moins\sde|menos\sde|不到)\s?(?:an?\s|the\s)?|<\s?)$/iu,
  ],
];
const boundAfter: readonly (readonly [Bound, RegExp])[] = [
  ['atLeast', /^(?:\+(?!\d)|\s(?:or|and)\s(?:more|greater|older|above|higher|over|up)(?![\p{L}])|\s?以上)/iu],
  [
    'atMost',
    /^(?:\s(?:or|and)\s(?:less|fewer|younger|below|lower|under)(?![\p{L}])|\s?(?:以下|以内|max\.?(?![\p{L}])|maximum(?![\p{L}]))|\sat\s(?:the\s)?most(?![\p{L}]))/iu,
  ],
  ['over', /^\s?(?:超|を超え)/u],
  ['under', /^\s?(?:未満|未满|弱)/u],
];

const qualifierReach = 32;

/** Words around the value at `start..end` that widen it, bound it or pin it down. */
export function qualifiersOf(text: string, start: number, end: number): Qualifiers {
  const lead = text.slice(Math.max(0, start - qualifierReach), start);
  const tail = text.slice(end, end + 16);
  const bound =
    bounds.find(([, pattern]) => pattern.test(lead))?.[0] ??
    boundAfter.find(([, pattern]) => pattern.test(tail))?.[0];
  const approx = approxBefore.test(lead) || approxAfter.test(tail);
  return {
    ...(approx ? { approx: true } : {}),
    ...(exactBefore.test(lead) ? { exact: true } : {}),
    ...(bound === undefined ? {} : { bound }),
  };
}
