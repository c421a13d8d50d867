import { anyPhrase } from '../../lexicon/languages.ts';
import type { Compared, Difference } from '../matcher.ts';
import type { Statement } from '../statement.ts';
import { copyOf } from './copiedGaps.ts';
import { calendarWord } from './exchangedPhrases.ts';

/** Less of the claim in one order, and other words may have moved along. */
const leastCopied = 0.7;

/**
 * A name of the evidence that the claim, a copy but for that, puts where it touches none of its neighbours: "born in Ada,
 * Lund moved" for "born in Lund, Ada moved". What is only moved takes its preposition along.
 */
export function movedName(compared: Compared): Difference | undefined {
  const { claim, evidence, pairing } = compared;
  const { share, gaps } = copyOf(compared);
  if (share < leastCopied || share === 1 || pairing.share < 1 || claim.markers.capitalNouns) return undefined;
  for (const gap of gaps)
    for (const at of gap.here) {
      if (!isCapital(claim, at) || at === 0 || isTold(claim, at) || isJoined(claim, at)) continue;
      const places = evidence.words.flatMap(({ stem }, j) => (stem === claim.words[at]!.stem ? [j] : []));
      if (places.length === 0) continue;
      const isMoved = places.every((j) => !touches(claim, at, evidence, j) && !isJoined(evidence, j));
      if (isMoved && !places.some((j) => isTold(evidence, j)))
        return { kind: 'role', here: claim.words[at]!, there: evidence.words[places[0]!]! };
    }
  return undefined;
}

const isCapital = ({ text, words }: Statement, at: number): boolean =>
  !words[at]!.stop &&
  !calendarWord.test(words[at]!.text) &&
  /^\p{Lu}/u.test(text.slice(words[at]!.start, words[at]!.end));

/** The same word stands right before both or right behind both. */
const touches = (claim: Statement, at: number, evidence: Statement, other: number): boolean =>
  [-1, 1].some((step) => {
    const mine = claim.words[at + step]?.stem;
    return mine !== undefined && mine === evidence.words[other + step]?.stem;
  });

/** Who says or does it may be named before it or behind. */
const isTold = ({ words, cues, markers }: Statement, at: number): boolean =>
  words.slice(Math.max(0, at - 3), at).some(({ text }) => markers.agents.has(text)) ||
  cues.some(
    ({ kind, start, end }) =>
      (kind === 'saying' || kind === 'accordingTo') &&
      start - words[at]!.end < nearby &&
      words[at]!.start - end < nearby,
  );
const nearby = 24;

const join = anyPhrase(({ markers }) => markers.joins);
const joinsBefore = new RegExp(String.raw`(?:\b(?:${join})|&)\s+(?:the\s)?(?:\p{Lu}\S+\s)*$`, 'u');
const joinsBehind = new RegExp(String.raw`^(?:\s\p{Lu}\S+)*(?:,)?\s(?:${join}|&)\s`, 'u');

/** Part of a list, in which the order says nothing. */
const isJoined = ({ text, words }: Statement, at: number): boolean =>
  joinsBefore.test(text.slice(Math.max(0, words[at]!.start - 40), words[at]!.start)) ||
  joinsBehind.test(text.slice(words[at]!.end));
