import { everyEntry, type Language, lexiconOf } from '../lexicon/languages.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { stemOf } from '../text/stem.ts';
import { type Word, words } from '../text/words.ts';
import { findNames } from '../values/find/names.ts';
import type { NameValue } from '../values/value.ts';

/** A sentence in words that say something, as two are compared. */
export interface Statement {
  readonly text: string;
  readonly words: readonly Word[];
  /** Endings that tell forms from other words in its language: "Sektionen" is "Sektion". */
  readonly endings: ReadonlySet<string>;
  /** Positions in `words` of those that say something. */
  readonly content: readonly number[];
  readonly names: readonly NameValue[];
}

export function readStatement(text: string, language: Language): Statement {
  const lexicon = lexiconOf(language);
  const all = words(text).map((word) =>
    word.stop || !lexicon.frequent.has(word.text) ? word : { ...word, stop: true },
  );
  return {
    text,
    words: all,
    // Where nouns have no capital, as many other words end in the same.
    endings: lexicon.markers.capitalNouns ? endingsOf(lexicon) : noEndings,
    content: all.flatMap((word, at) => (word.stop ? [] : [at])),
    names: findNames(text).flatMap((name) => withoutOpening(name, all)),
  };
}

const noEndings: ReadonlySet<string> = new Set();
const knownEndings = new Map<Lexicon, ReadonlySet<string>>();

function endingsOf(lexicon: Lexicon): ReadonlySet<string> {
  const known = knownEndings.get(lexicon) ?? new Set(lexicon.endings.regular);
  knownEndings.set(lexicon, known);
  return known;
}

/** "Aus Hamburg" at the head of a sentence is "Hamburg". */
function withoutOpening(name: NameValue, all: readonly Word[]): readonly NameValue[] {
  const first = all.find(({ start, end, stop }) => start >= name.start && end <= name.end && !stop);
  if (!first) return [];
  const cut = first.start - name.start;
  if (cut === 0) return [name];
  const text = name.text.slice(cut);
  return [{ ...name, start: first.start, text, name: text }];
}

/** Groups of synonyms by stem. */
const groups: ReadonlyMap<string, readonly number[]> = readGroups();

function readGroups(): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const [at, group] of everyEntry(({ markers }) => markers.synonyms).entries())
    for (const stem of new Set([...group].map(stemOf))) found.set(stem, [...(found.get(stem) ?? []), at]);
  return found;
}

/** Whether two stems stand for words of one meaning. */
export function sameMeaning(a: string, b: string): boolean {
  if (a === b) return true;
  const known = groups.get(a);
  return known !== undefined && (groups.get(b)?.some((group) => known.includes(group)) ?? false);
}
