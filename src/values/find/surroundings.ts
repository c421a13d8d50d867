import { everyEntry, everyWord, spacedPhrases, unspacedPhrases } from '../../lexicon/languages.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { notationWords } from '../notationWords.ts';
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

/** Where words are not spaced, what is counted runs on: 5人以上. */
const counters = unspacedPhrases(({ numbers }) => numbers.counters);
const runOn = new RegExp(
  `(?<=[\\p{Script=Han}\\p{Script=Katakana}])(?:\\p{Script=Hiragana}|${unspacedPhrases(({ qualifiers: it }) => [...it.atLeastAfter, ...it.atMostAfter, ...it.overAfter, ...it.underAfter])}).*`,
  'u',
);

const boundWord = new RegExp(
  `^(?:${spacedPhrases(({ qualifiers: it }) => [...it.atLeastAfter, ...it.atMostAfter])})$`,
  'u',
);
const nounEnds = everyWord(({ numbers }) => numbers.nounEnds);
const irregular = new Map(everyEntry(({ numbers }) => numbers.irregularPlurals));

/** What a count counts, as far as it can be guessed: the first plural among the next words, else the next word. */
export function countedNoun(text: string, end: number): string | undefined {
  const phrase = /^[\s-]?[\p{L}\p{M}'’\s-]{0,48}/u.exec(text.slice(end, end + 48))?.[0] ?? '';
  const run = phrase.toLowerCase().match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  const stopAt = run.findIndex((found) => nounEnds.has(found));
  const phraseWords = run
    .slice(0, stopAt < 0 ? 3 : Math.min(stopAt, 3))
    .filter((found) => !boundWord.test(found));
  const plural = phraseWords.find((found) => irregular.has(found) || /[^su's]s$/.test(found));
  const noun = plural ?? phraseWords[0];
  return noun === undefined ? undefined : singular(noun.replace(runOn, ''));
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

type Qualifier = keyof Lexicon['qualifiers'];
/** Signs say the same in every language. */
const signs = { approxBefore: '[~≈〜～]', atLeast: '≥|>=', over: '>', atMost: '≤|<=', under: '<' } as const;

/** What stands right before a value, with its article. */
function leadPattern(kind: (Qualifier & keyof typeof signs) | 'exactBefore'): RegExp {
  const spaced = spacedPhrases(({ qualifiers }) => qualifiers[kind]);
  const unspaced = unspacedPhrases(({ qualifiers }) => qualifiers[kind]);
  const sign = kind === 'exactBefore' ? [] : [`(?:${signs[kind]})\\s?`];
  return new RegExp(
    `(?:${[`(?<![\\p{L}])(?:${spaced})\\s?(?:(?:${notationWords(({ valueArticles }) => valueArticles)})\\s)?`, ...sign, `(?:${unspaced})\\s?`].join('|')})$`,
    'iu',
  );
}

/** What stands right behind a value, with its counter where words are not spaced. */
function tailPattern(kind: Qualifier): RegExp {
  const [spaced, unspaced] = tailsOf(kind);
  const parts = [spaced && `(?:${spaced})(?![\\p{L}])`, unspaced && `(?:${counters})?(?:${unspaced})`].filter(
    (part) => part !== '',
  );
  return new RegExp(`^(?:${kind === 'atLeastAfter' ? '\\+(?!\\d)|' : ''}\\s?(?:${parts.join('|')}))`, 'iu');
}

const tailsOf = (kind: Qualifier) =>
  [
    spacedPhrases(({ qualifiers }) => qualifiers[kind]),
    unspacedPhrases(({ qualifiers }) => qualifiers[kind]),
  ] as const;

/** The same behind what is counted: "20 visitors at most". Before another number it is of that one. */
const farTail = (kind: Qualifier): string =>
  String.raw`(?:\s[\p{L}\p{M}’'-]+){1,2}?\s(?:${tailsOf(kind)[0]})(?![\p{L}]|\s\p{N})`;

const approxBefore = leadPattern('approxBefore');
const approxAfter = tailPattern('approxAfter');
const exactBefore = leadPattern('exactBefore');
/** What negates a bound comes before it: "no more than" ends like "more than", and says the opposite. */
const bounds: readonly (readonly [Bound, RegExp])[] = [
  ['atLeast', leadPattern('atLeast')],
  ['atMost', leadPattern('atMost')],
  ['over', leadPattern('over')],
  ['under', leadPattern('under')],
];
const boundAfter: readonly (readonly [Bound, RegExp])[] = [
  ['atLeast', tailPattern('atLeastAfter')],
  ['atMost', tailPattern('atMostAfter')],
  ['over', tailPattern('overAfter')],
  ['under', tailPattern('underAfter')],
];
const boundBehindNoun: readonly (readonly [Bound, RegExp])[] = [
  ['atLeast', new RegExp(`^${farTail('atLeastAfter')}`, 'iu')],
  ['atMost', new RegExp(`^${farTail('atMostAfter')}`, 'iu')],
];

const qualifierReach = 32;

/** Words around the value at `start..end` that widen it, bound it or pin it down; of a count, behind what it counts. */
export function qualifiersOf(text: string, start: number, end: number, isCount: boolean): Qualifiers {
  const lead = text.slice(Math.max(0, start - qualifierReach), start);
  const tail = text.slice(end, end + qualifierReach);
  const bound =
    bounds.find(([, pattern]) => pattern.test(lead))?.[0] ??
    boundAfter.find(([, pattern]) => pattern.test(tail))?.[0] ??
    (isCount ? boundBehindNoun.find(([, pattern]) => pattern.test(tail))?.[0] : undefined);
  const approx = approxBefore.test(lead) || approxAfter.test(tail);
  return {
    approx: approx || undefined,
    exact: exactBefore.test(lead) || undefined,
    bound,
  };
}
