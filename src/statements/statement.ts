import {
  anyPhrase,
  everyEntry,
  type Language,
  lexiconOf,
  lexicons,
  phrasesOf,
} from '../lexicon/languages.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { MarkerLexicon } from '../lexicon/markers.ts';
import type { Span } from '../text/span.ts';
import { stemOf } from '../text/stem.ts';
import { type Word, words } from '../text/words.ts';
import { findNames } from '../values/find/names.ts';
import type { NameValue } from '../values/value.ts';
import { type Cue, findCues } from './cues.ts';
import { findNegations } from './polarity.ts';

/** A sentence as the matchers read it. */
export interface Statement {
  readonly text: string;
  readonly words: readonly Word[];
  /** Endings that tell forms from other words in its language: "Sektionen" is "Sektion". */
  readonly endings: ReadonlySet<string>;
  /** Positions in `words` of those that say something. */
  readonly content: readonly number[];
  readonly cues: readonly Cue[];
  readonly names: readonly NameValue[];
  /** What its language knows of such words. */
  readonly markers: MarkerLexicon;
  readonly denials: readonly Denial[];
}

/** A denial and the words that it reaches, nearest first, as positions in `words`. */
export interface Denial extends Span {
  readonly reaches: readonly number[];
}

/** A denial reaches no further. */
const mostDenied = 3;

export function readStatement(text: string, language: Language): Statement {
  const lexicon = lexiconOf(language);
  const all = words(text).map((word) =>
    word.stop || !lexicon.frequent.has(word.text) ? word : { ...word, stop: true },
  );
  const own = denialsOf(lexicon);
  const denials = findNegations(text)
    .filter(({ start, end }) => text.slice(start, end).search(own) === 0)
    .map(({ start, end, scope }): Denial => {
      const within = all.flatMap((word, at) => (tells(word) && word.end <= scope.end ? [at] : []));
      const ahead = within.filter((at) => all[at]!.start >= end);
      const inside = within.filter((at) => all[at]!.start >= start && all[at]!.end <= end).toReversed();
      const behind = nobody.test(text.slice(start, end)) ? before(all, start) : [];
      const clause = lexicon.markers.deniesBackward ? clauseStart(text, start) : 0;
      const back = lexicon.markers.deniesBackward
        ? within.filter((at) => all[at]!.start >= clause && all[at]!.end <= start)
        : [];
      const reaches = [ahead, behind, inside].find(({ length }) => length > 0) ?? [];
      return { start, end, reaches: [...reaches.slice(0, mostDenied), ...back] };
    });
  return {
    text,
    words: all,
    // Where nouns have no capital, as many other words end in the same.
    endings: lexicon.markers.capitalNouns ? endingsOf(lexicon) : noEndings,
    content: all.flatMap((word, at) => (word.stop ? [] : [at])),
    cues: findCues(text, lexicon),
    markers: lexicon.markers,
    names: findNames(text).flatMap((name) => withoutOpening(name, all)),
    denials,
  };
}

/** Ends the clause before it. */
const clauseEnd = new RegExp(
  `[,;.]|\\s(?:${anyPhrase(({ clauses, markers }) => [...clauses.contrast, ...markers.joins])})\\s`,
  'gu',
);

function clauseStart(text: string, before: number): number {
  const end = [...text.slice(0, before).matchAll(clauseEnd)].at(-1);
  return end ? end.index + end[0].length : 0;
}

const ownDenials = new Map<Lexicon, RegExp>();

/** Denials of the language and, since they are told first, of English: "sin" denies in Spanish only. */
function denialsOf(lexicon: Lexicon): RegExp {
  const known =
    ownDenials.get(lexicon) ??
    phrasesOf(
      lexicon,
      [lexicon, lexicons.en].flatMap(({ denial }) => [
        ...denial.particles,
        ...denial.contractions,
        ...denial.determiners,
        ...denial.words,
        ...denial.phrases,
        ...denial.backward,
      ]),
    );
  ownDenials.set(lexicon, known);
  return known;
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

/** "It injured nobody" denies the word before it. */
const nobody = new RegExp(`^(?:${anyPhrase(({ denial }) => denial.words)})$`, 'iu');
const before = (all: readonly Word[], end: number): readonly number[] => {
  const last = all.findLastIndex((word) => tells(word) && word.end <= end);
  return last < 0 ? [] : [last];
};

/** Words that a denial is about: not its own and no adverb. */
const tells = ({ stop, text }: Word): boolean => !stop && !/(?:^not|^never|n't|ly)$/.test(text);

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
