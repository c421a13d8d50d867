import { spacedPhrases, unspacedPhrases } from '../lexicon/languages.ts';
import { speakerOf } from '../text/lineMarks.ts';
import type { Span } from '../text/span.ts';
import { sameName } from '../values/agree/names.ts';
import { findNames } from '../values/find/names.ts';
import type { NameValue } from '../values/value.ts';

const speech = new RegExp(
  `(?<![\\p{L}])(?:${spacedPhrases(({ citations }) => citations.speech)})(?![\\p{L}])`,
  'giu',
);
const speechUnspaced = new RegExp(`(?:${unspacedPhrases(({ citations }) => citations.speech)})`, 'u');

/** Most characters between a verb of saying and who does it. */
const reach = 60;

/** Whether a text says that somebody says something. */
export const tellsSpeech = (text: string): boolean =>
  text.search(speech) >= 0 || speechUnspaced.test(text) || /[:：]\s*$/.test(text);

/**
 * Who says the words that `quote` spans in a sentence: the name nearest to the verb of saying that is nearest to them, or the one before a colon
 * at the quotation. Undefined where no name is given.
 */
export function speakerIn(sentence: string, quote: Span): NameValue | undefined {
  const around =
    sentence.slice(0, quote.start) + ' '.repeat(quote.end - quote.start) + sentence.slice(quote.end);
  const names = findNames(around);
  const verbs = [...around.matchAll(speech)].filter(
    ({ index }) => index < quote.start + reach || index >= quote.end,
  );
  const gap = (one: Span, other: Span) => Math.max(one.start - other.end, other.start - one.end);
  const near = verbs.flatMap(({ 0: word, index }) => {
    const verb = { start: index, end: index + word.length };
    return names
      .map((name) => ({ name, toName: gap(name, verb), toQuote: gap(verb, quote) }))
      .filter(({ name, toName }) => toName <= reach && !/[.;!?]\s/.test(between(around, name, verb)));
  });
  const [nearest] = near.sort((a, b) => a.toQuote - b.toQuote || a.toName - b.toName);
  if (nearest) return nearest.name;
  const label = /[:：]\s*["“„«「]?\s*$/u.test(around.slice(0, quote.start)) ? speakerOf(sentence) : undefined;
  return label === undefined ? undefined : names.find(({ name }) => sameName(name, label));
}

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
