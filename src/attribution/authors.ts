import { anyPhrase } from '../lexicon/languages.ts';
import type { Source } from '../text/passage.ts';
import type { Meaning } from './namedSources.ts';
import { placeNameAt } from './placeNames.ts';
import type { SourceNames } from './sourceNames.ts';
import { namedPart } from './sourceParts.ts';

/** "(Smith 2020)", "Smith and Jones (2020, p. 4)". */
export interface AuthorMention {
  readonly start: number;
  readonly end: number;
  readonly surname: string;
  readonly year: string;
  /** What stands behind the year inside the brackets: ", p. 4". */
  readonly behind: string;
  /** What is not part of the sentence: the brackets with what is in them. */
  readonly aside: { readonly start: number; readonly end: number };
  /** Whether the name is a word of the sentence, and only the year an aside. */
  readonly inSentence: boolean;
}

const joins = anyPhrase(({ citations }) => citations.authorJoins);
const surname = String.raw`\p{Lu}[\p{L}\p{M}'’-]+`;
const others = `(?:(?:,\\s|,?\\s(?:${joins}|&)\\s)${surname}){0,6}(?:,?\\set\\sal\\.?|\\su\\.\\s?a\\.)?`;
const bracketed = new RegExp(
  `(?<=[(;（]\\s?(?:[^();]{0,24}\\s)?)(${surname})${others},?\\s((?:19|20)\\d{2})[a-z]?((?:,\\s[^();]{1,40})?)(?=[);）])`,
  'gu',
);
const narrative = new RegExp(
  `(?<![\\p{L}])(${surname})${others}\\s([(（]((?:19|20)\\d{2})[a-z]?((?:,\\s[^()]{1,40})?)[)）])`,
  'gu',
);

export function authorsIn(text: string): readonly AuthorMention[] {
  if (!/(?:19|20)\d{2}/.test(text)) return [];
  const inBrackets = [...text.matchAll(bracketed)].map(({ 0: all, 1: name, 2: year, 3: behind, index }) => {
    const open = Math.max(text.lastIndexOf('(', index), text.lastIndexOf('（', index));
    const close = /[)）]/.exec(text.slice(index))?.index ?? all.length;
    const aside = { start: open, end: index + close + 1 };
    const place = { start: index, end: index + all.length - behind!.length };
    return { ...place, surname: name!, year: year!, behind: behind!, aside, inSentence: false };
  });
  const inSentence = [...text.matchAll(narrative)].map(
    ({ 0: all, 1: name, 2: brackets, 3: year, 4: behind, index }) => {
      const end = index + all.length;
      const aside = { start: end - brackets!.length, end };
      return { start: index, end, surname: name!, year: year!, behind: behind!, aside, inSentence: true };
    },
  );
  return [...inBrackets, ...inSentence].sort((a, b) => a.start - b.start);
}

/** The sources of an author and a year; undefined where the context does not name the author as one. */
export function meaningOf({ surname, year, behind }: AuthorMention, names: SourceNames): Meaning | undefined {
  const own = names.by(surname);
  if (own.length === 0) return undefined;
  const dated = own.filter((source) => names.head(source).includes(year));
  if (dated.length > 0) {
    const named = placeNameAt(behind);
    const parts = dated.flatMap((source) => (named ? (namedPart(source, named.place) ?? []) : { source }));
    return parts.length > 0 ? { parts } : { lacks: 'place', uri: dated[0]!.uri };
  }
  // A work of the same author that a source cites is no mistake, and one without a year may be this one.
  const isCited = names.sources.some(({ text }) => text.includes(year) && text.includes(surname));
  const isDated = own.every((source) => /(?:19|20)\d{2}/.test(names.head(source)));
  return isCited || !isDated ? undefined : { lacks: 'file' };
}

const authorsLine = new RegExp(
  `(?:\\p{Lu}\\.\\s?){0,3}(${surname})((?:(?:,\\s|,?\\s(?:${joins}|&)\\s)(?:\\p{Lu}\\.\\s?){0,3}${surname}){0,6})[^\\n]{0,40}?((?:19|20)\\d{2})`,
  'u',
);

const joined = new RegExp(`(?<=\\s)(?:${joins}|&)(?=\\s)`, 'u');

/** How a source would be cited by author and year; undefined where it does not say who wrote it when. */
export function citationOf(source: Source, names: SourceNames): string | undefined {
  for (const line of names.head(source).split('\n').slice(1, 6)) {
    const [, first, more = '', year] = authorsLine.exec(line) ?? [];
    if (first === undefined) continue;
    const others = more.match(new RegExp(surname, 'gu')) ?? [];
    const join = joined.exec(more)?.[0] ?? '&';
    const authors =
      others.length === 0 ? first : others.length === 1 ? `${first} ${join} ${others[0]}` : `${first} et al.`;
    return `${authors} ${year}`;
  }
  return undefined;
}
