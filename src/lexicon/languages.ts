import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import type { Decimals, Lexicon } from './lexicon.ts';
import { alternatives } from './lists.ts';
import { zh } from './zh.ts';

/** Every language that is known. */
export const lexicons = { en, de, fr, es, ja, zh } as const;

/** A language that has a lexicon. */
export type Known = keyof typeof lexicons;
export type Language = Known | 'other';

const all: readonly Lexicon[] = Object.values(lexicons);
const names = Object.keys(lexicons) as Known[];

/** What the first 2,000 characters of a text tell of its language. */
export interface LanguageSigns {
  /** The script of most of its letters; Chinese and Japanese count as one. */
  readonly script: string | undefined;
  /** Of most of its frequent words; undefined where it has none. */
  readonly language: Known | undefined;
  /** Whether it has enough of them: any text has one or another of most languages. */
  readonly isSure: boolean;
  /** In which languages each of its words is frequent, or has a letter of theirs. */
  readonly frequent: readonly (readonly Known[])[];
}

/** Frequent words of a text, and their share, by which its language is told. */
const enough = { words: 2, share: 0.15 } as const;

export function languageSigns(text: string): LanguageSigns {
  const sample = text.slice(0, 2000);
  const script = scriptOf(sample);
  const frequent = frequentWords(sample);
  if (script === 'Han')
    return { script, language: /\p{Script=Hiragana}/u.test(sample) ? 'ja' : 'zh', isSure: true, frequent };
  const { language, count } = mostFrequent(frequent);
  const least = Math.max(enough.words, enough.share * (sample.match(/\p{L}+/gu)?.length ?? 0));
  return { script, language: count > 0 ? language : undefined, isSure: count >= least, frequent };
}

/** The signs of a text that is known by its form to be in a language. */
export const signsIn = (language: Known): LanguageSigns => ({
  script: lexicons[language].spaced ? 'Latin' : 'Han',
  language,
  isSure: true,
  frequent: Array.from({ length: enough.words }, () => [language]),
});

function scriptOf(sample: string): string | undefined {
  if (isAscii.test(sample)) return /[a-z]/i.test(sample) ? 'Latin' : undefined;
  const most = scripts
    .map(([name, letter]) => ({ name, count: sample.match(letter)?.length ?? 0 }))
    .reduce((best, one) => (one.count > best.count ? one : best));
  return most.count > 0 ? most.name : undefined;
}

/** Those that a text in one of them is told by. */
const scripts: readonly (readonly [name: string, letter: RegExp])[] = [
  ['Latin', /\p{Script=Latin}/gu],
  ['Han', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['Cyrillic', /\p{Script=Cyrillic}/gu],
  ['Hangul', /\p{Script=Hangul}/gu],
  ['Arabic', /\p{Script=Arabic}/gu],
  ['Greek', /\p{Script=Greek}/gu],
  ['Hebrew', /\p{Script=Hebrew}/gu],
  ['Thai', /\p{Script=Thai}/gu],
  ['Devanagari', /\p{Script=Devanagari}/gu],
];

/**
 * Whether a text is surely in another language than one that is held against it: by its script, or by words that are frequent
 * in its own language and not in the other.
 * @param least so many of these
 */
export function isOtherLanguage(
  text: LanguageSigns,
  against: LanguageSigns,
  least: number = enough.words,
): boolean {
  if (!text.script || !against.script) return false;
  if (text.script !== against.script) return true;
  const [own, other] = [text.language, against.language];
  if (own === undefined || other === undefined || own === other || !against.isSure) return false;
  // A Japanese sentence without Kana is a short one.
  if (text.script === 'Han') return own === 'ja';
  const only = (one: Known, not: Known): number =>
    text.frequent.filter((languages) => languages.includes(one) && !languages.includes(not)).length;
  return only(own, other) >= least + 2 * only(other, own);
}

/** The likely language of the first 2,000 characters, by script and frequent words; 'other' where nothing tells. */
export function detectLanguage(text: string): Language {
  const sample = text.slice(0, 2000);
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sample)) return 'ja';
  const han = sample.match(/\p{Script=Han}/gu)?.length ?? 0;
  if (han > 0 && han / (sample.match(/\p{L}/gu)?.length ?? 0) > 0.3) return 'zh';
  const { language, count } = mostFrequent(frequentWords(sample));
  return count > 0 ? language : 'other';
}

/** For each word that is frequent in some language, in which. */
function frequentWords(sample: string): readonly (readonly Known[])[] {
  const found: (readonly Known[])[] = [];
  for (const word of sample.toLowerCase().match(isAscii.test(sample) ? /[a-z]+/g : /\p{L}+/gu) ?? []) {
    const languages = frequentIn.get(word) ?? letterOf(word);
    if (languages.length > 0) found.push(languages);
  }
  return found;
}

/** The first of those in which most words are frequent. */
function mostFrequent(words: readonly (readonly Known[])[]): { language: Known; count: number } {
  const counts = new Map<Known, number>();
  for (const languages of words) for (const one of languages) counts.set(one, (counts.get(one) ?? 0) + 1);
  const countOf = (language: Known): number => counts.get(language) ?? 0;
  const language = names.reduce((best, one) => (countOf(one) > countOf(best) ? one : best));
  return { language, count: countOf(language) };
}

/** Languages of a word with a letter of their own. */
const letterOf = (word: string): readonly Known[] =>
  isAscii.test(word)
    ? []
    : names.filter((name) => [...lexicons[name].letters].some((letter) => word.includes(letter)));

const isAscii = /^[\0-\x7f]*$/;

/** In which languages a word is frequent. */
const frequentIn: ReadonlyMap<string, readonly Known[]> = findFrequent();

function findFrequent(): Map<string, readonly Known[]> {
  const found = new Map<string, readonly Known[]>();
  for (const name of names)
    for (const word of lexicons[name].frequent) found.set(word, [...(found.get(word) ?? []), name]);
  return found;
}

/** Numbers of a text in no known language are read as English ones. */
export const lexiconOf = (language: Language): Lexicon => (language === 'other' ? en : lexicons[language]);

export const decimalsOf = (language: Language): Decimals => lexiconOf(language).decimals;

/** The words of all languages: finders look for them whatever the language, for texts mix languages. */
export const everyWord = (pick: (lexicon: Lexicon) => Iterable<string>): ReadonlySet<string> =>
  new Set(all.flatMap((lexicon) => [...pick(lexicon)]));

/** The entries of all languages. */
export const everyEntry = <Entry>(pick: (lexicon: Lexicon) => Iterable<Entry>): readonly Entry[] =>
  all.flatMap((lexicon) => [...pick(lexicon)]);

type Choose = (lexicon: Lexicon) => Iterable<string>;

/** A pattern for any of these in a language that parts words by spaces, the longest first. */
export const spacedPhrases = (pick: Choose): string =>
  alternatives(everyWord((lexicon) => (lexicon.spaced ? pick(lexicon) : [])));

/** A pattern for any of these in a script without spaces between words. */
export const unspacedPhrases = (pick: Choose): string =>
  alternatives(everyWord((lexicon) => (lexicon.spaced ? [] : pick(lexicon))));

/** A pattern for any of these in all languages, for places that say themselves where words end. */
export const anyPhrase = (pick: Choose): string => alternatives(everyWord(pick));

/** The same as `wholePhrases` for one language: what is a cue in one is another word elsewhere ("will", "sin", "car"). */
export function phrasesOf({ spaced }: Lexicon, phrases: Iterable<string>): RegExp {
  const any = alternatives(phrases);
  if (any === '') return /(?!)/g;
  return new RegExp(spaced ? `(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])` : any, 'giu');
}

/** A pattern that matches any of these in any case, as whole words where spaces part them. */
export function wholePhrases(pick: Choose): RegExp {
  const spaced = spacedPhrases(pick);
  const unspaced = unspacedPhrases(pick);
  const whole = `(?<![\\p{L}\\p{N}])(?:${spaced})(?![\\p{L}\\p{N}])`;
  return new RegExp(unspaced === '' ? whole : `${whole}|${unspaced}`, 'giu');
}
