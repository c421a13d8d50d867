import { lexiconOf } from '../../../lexicon/languages.ts';
import { overlaps, type Span } from '../../../text/span.ts';
import { type Word, words } from '../../../text/words.ts';
import { findNames } from '../../../values/find/names.ts';
import type { NameValue } from '../../../values/value.ts';
import type { AnalysedPassage, ContentWord, ContextReader } from '../retrieval.ts';
import type { Backing } from './apartRule.ts';

/** A name that the passage lacks which says the rest of the claim, of another name. */
export function nameApart({
  seen,
  main,
  reader,
}: Pick<Backing, 'seen' | 'main' | 'reader'>): NameValue | undefined {
  const { text, language, names, content } = seen;
  const { markers } = lexiconOf(language);
  const hasPronoun = main.words.some(
    (word) => markers.pronouns.has(word.text) && !markers.speakers.has(word.text),
  );
  const told = markers.capitalNouns ? names.filter(({ name }) => fullName.test(name)) : names;
  const apart = told.find((name) => {
    if (
      hasPronoun &&
      !namesAnother(main, markers.pronouns, name.name) &&
      isNamedBefore(name.name, main, reader)
    )
      return false;
    const own = content.filter(({ word, settled }) => !settled && overlaps(word, name));
    const lacking = own.filter(({ word }) => !main.stems.has(word.stem));
    const isPart = isTitled(own, lacking, main) || (markers.capitalNouns && isBehindNoun(own, lacking));
    return lacking.length > 0 && (lacking.length === own.length || isPart);
  });
  if (!apart) return undefined;
  const claimed = new Set(words(text).map(({ stem }) => stem));
  const title = new Set(words(apart.name).map(({ stem }) => stem));
  const isOther = (name: string) => {
    const own = words(name).filter(({ stem, stop }) => !stop && !title.has(stem));
    return own.length > 0 && own.every(({ stem }) => !claimed.has(stem));
  };
  const isRival = (name: string) => isOther(name) && (!markers.capitalNouns || fullName.test(name));
  return findNames(main.text).some(({ name }) => isRival(name)) ? apart : undefined;
}

/** "MV Petrel" for "MV Brendan": nothing but what stands before either name is the same; "Tom, please" calls Tom Okafor. */
const isTitled = (
  own: readonly ContentWord[],
  lacking: readonly ContentWord[],
  { words: all, text }: AnalysedPassage,
): boolean => {
  const title = own[0]?.word;
  return (
    title !== undefined &&
    title.text.length <= longestTitle &&
    lacking.length === own.length - 1 &&
    lacking[0] !== own[0] &&
    all.some((word) => word.stem === title.stem && isInName(word, text))
  );
};
const longestTitle = 3;

/** "The maker Seilmess Nord" for "the maker Kordes Hydraulik", where every noun has a capital. */
const isBehindNoun = (own: readonly ContentWord[], lacking: readonly ContentWord[]): boolean =>
  lacking.length >= 2 && own.slice(-lacking.length).every((word) => lacking.includes(word));

/** Where every noun has a capital, two side by side are mostly the names of one person. */
export const fullName = /^(?:\p{Lu}\p{L}*\.?\s)*\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+$/u;

/** "Berg disagrees: he thinks" speaks of Berg: somebody is named before the pronoun. */
function namesAnother(
  { text, words: all }: AnalysedPassage,
  pronouns: ReadonlySet<string>,
  name: string,
): boolean {
  const first = all.find((word) => pronouns.has(word.text));
  const own = new Set(words(name).map(({ stem }) => stem));
  return findNames(text).some(
    (other) =>
      fullName.test(other.name) &&
      other.end <= (first?.start ?? 0) &&
      words(other.name).every(({ stem }) => !own.has(stem)),
  );
}

/** A pronoun stands for what was named a little before. */
function isNamedBefore(name: string, { passage }: AnalysedPassage, reader: ContextReader): boolean {
  const own = words(name).filter(({ stop }) => !stop);
  for (let at = passage.position - 1; at >= passage.position - mostBetween; at--) {
    const before = reader.passage(at);
    if (before?.passage.uri === passage.uri && own.some(({ stem }) => before.stems.has(stem))) return true;
  }
  return false;
}

const mostBetween = 3;

/** Who was named in full is called by a part of it then: "Tom, please send it" of Tom Okafor, not "Tom Adler sends it". */
export const isRestOfName = (
  word: Word,
  seen: Backing['seen'],
  { words: all, text }: AnalysedPassage,
): boolean => {
  const name = seen.names.find((one) => overlaps(one, word));
  if (!name || !/^\p{Lu}/u.test(seen.text.slice(word.start))) return false;
  const own = new Set(words(name.name).flatMap(({ stem, stop }) => (stop ? [] : [stem])));
  const called = all.filter(({ stem }) => own.has(stem));
  return called.length > 0 && called.every((one) => one.stem !== word.stem && !isInName(one, text));
};

/** Whether a capital stands beside a word. */
const isInName = ({ start, end }: Span, text: string): boolean =>
  /^\.?\s\p{Lu}/u.test(text.slice(end)) || /\p{Lu}[\p{L}.]*\s$/u.test(text.slice(0, start));
