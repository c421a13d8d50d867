import { everyWord, spacedPhrases } from '../lexicon/languages.ts';
import { speakerOf } from '../text/lineMarks.ts';
import { blanked, type Span } from '../text/span.ts';
import { isStopWord } from '../text/words.ts';
import { sameName } from '../values/agree/names.ts';
import { findNames } from '../values/find/names.ts';
import type { NameValue } from '../values/value.ts';

const speech = new RegExp(
  `(?<![\\p{L}])(?:${spacedPhrases(({ citations }) => citations.speech)})(?![\\p{L}])`,
  'giu',
);

const prepositions = everyWord(({ markers }) => markers.prepositions);

/** Most characters between a verb of saying and who does it. */
const reach = 60;

/** A pronoun that is the subject of the verb which it stands beside. */
const pronoun = `(?:${spacedPhrases(({ citations }) => citations.pronouns)})`;
const pronounBefore = new RegExp(`(?<![\\p{L}])${pronoun}\\s(?:\\p{L}+\\s)?$`, 'iu');
const pronounBehind = new RegExp(`^[\\s-]${pronoun}(?![\\p{L}])`, 'iu');

/** One word between a quotation and a name is a verb of saying: "», rappelle la directrice Ana Cruz", "Ana Cruz thundered: “". */
const verbBehind = /^\s?[”“"»]?(,?)\s?[”“"»]?\s?(\p{Ll}[\p{L}'’-]*)\s(?:[\p{L}'’-]+\s){0,3}$/u;
const verbBefore = /^\s(\p{Ll}[\p{L}'’-]*)\s?[:：]\s?["“„«]\s?$/u;

/** Names of those who may do something: "to Ann Lee" and "in Port Ellen" name none. */
const actorsIn = (text: string): readonly NameValue[] =>
  findNames(text).filter(({ start }) => {
    const [, word] = /(\p{L}+)\s$/u.exec(text.slice(Math.max(0, start - reach), start)) ?? [];
    return word === undefined || !prepositions.has(word.toLowerCase());
  });

/**
 * Who says the words that `quote` spans in a sentence: the name nearest to the verb of saying that is nearest to them, the
 * one before a colon at the quotation, or the one that any other word alone parts from it. Undefined where no name is given.
 */
export function speakerIn(sentence: string, quote: Span): NameValue | undefined {
  const around = blanked(sentence, 0, [quote]);
  const names = actorsIn(around);
  const near = verbsIn(around).flatMap((verb) =>
    names
      .map((name) => ({ name, toName: gap(name, verb), toQuote: gap(verb, quote) }))
      .filter(({ name, toName }) => toName <= reach && !/[.;!?]\s/.test(between(around, name, verb))),
  );
  const [nearest] = near.sort((a, b) => a.toQuote - b.toQuote || a.toName - b.toName);
  if (nearest) return nearest.name;
  const label = /[:：]\s*["“„«「]?\s*$/u.test(around.slice(0, quote.start)) ? speakerOf(sentence) : undefined;
  return (
    (label === undefined ? undefined : names.find(({ name }) => sameName(name, label))) ??
    names.find((name) => isBesideVerb(sentence, quote, name))
  );
}

const verbsIn = (text: string): readonly Span[] =>
  [...text.matchAll(speech)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));

function isBesideVerb(sentence: string, quote: Span, name: Span): boolean {
  if (name.end <= quote.start) {
    const [, verb] = verbBefore.exec(sentence.slice(name.end, quote.start)) ?? [];
    return verb !== undefined && !isStopWord(verb);
  }
  const [, comma, verb] = verbBehind.exec(sentence.slice(quote.end, name.start)) ?? [];
  const isOpen = comma !== '' || /[,!?]\s?$/.test(sentence.slice(quote.start, quote.end));
  return verb !== undefined && isOpen && !isStopWord(verb);
}

/**
 * Those who may say the words that `quote` spans in a source, the likeliest first: who is named beside them or, where a
 * pronoun stands there, those whom the sentence before it speaks of, if it begins with a full name.
 */
export function sayersIn(sentence: string, quote: Span, before: string): readonly NameValue[] {
  const around = blanked(sentence, 0, [quote]);
  const [verb] = verbsIn(around).toSorted((a, b) => gap(a, quote) - gap(b, quote));
  const isMeant =
    verb && (pronounBefore.test(around.slice(0, verb.start)) || pronounBehind.test(around.slice(verb.end)));
  if (!isMeant) return [speakerIn(sentence, quote) ?? []].flat();
  const own = verb.start >= quote.end ? actorsIn(sentence.slice(0, quote.start)) : [];
  const meant = own.length > 0 ? own : actorsIn(before);
  return meant[0] && /\s/.test(meant[0].text) ? meant : [];
}

const gap = (one: Span, other: Span): number => Math.max(one.start - other.end, other.start - one.end);

/**
 * Whose line of a transcript holds an offset, where somebody else with a line of it is said to speak there. Undefined in
 * other texts, where a word before a colon may be anything.
 */
export function lineSpeaker(transcript: string, offset: number, instead: string): string | undefined {
  const labelAt = (start: number) => speakerOf(transcript.slice(start, start + longestLabel));
  const own = labelAt(transcript.lastIndexOf('\n', offset) + 1);
  if (own === undefined || sameName(own, instead)) return undefined;
  for (let start = 0; start >= 0 && start < transcript.length; ) {
    const label = labelAt(start);
    if (label !== undefined && sameName(label, instead)) return own;
    const next = transcript.indexOf('\n', start);
    start = next < 0 ? -1 : next + 1;
  }
  return undefined;
}

/** Characters of a line that may hold its speaker's name. */
const longestLabel = 200;

const between = (text: string, a: Span, b: Span): string =>
  text.slice(Math.min(a.end, b.end), Math.max(a.start, b.start));
