import { everyEntry, everyWord, unspacedPhrases } from '../../lexicon/languages.ts';
import type { Span } from '../../text/span.ts';
import { durationNamed } from '../../values/find/durations.ts';
import type { Matcher } from '../matcher.ts';
import type { Statement } from '../statement.ts';

/** Less of the claim in common, and something else is told of another time. */
const leastShared = 0.6;

/** In how long so much is done: "once a year" for "once a month". Other numbers may be converted. */
export const matchPeriod: Matcher = ({ claim, evidence, pairing }) => {
  if (pairing.share < leastShared) return 'unknown';
  const theirs = periodsIn(evidence);
  const [there] = theirs;
  const mine = periodsIn(claim);
  const whole = evidence.cues.find(({ kind }) => kind === 'inTotal');
  // "4.5 million a year" for "4.5 million in total".
  if (mine[0] && whole && theirs.length === 0 && hasNumbersOf(claim, evidence))
    return { kind: 'quantifier', here: mine[0], there: whole };
  const here = mine.find(({ seconds }) => !theirs.some((one) => one.seconds === seconds));
  if (!here || !there || !hasNumbersOf(claim, evidence)) return 'unknown';
  return { kind: 'quantifier', here, there };
};

interface Period extends Span {
  readonly seconds: number;
}

const frequencies: ReadonlyMap<string, number> = new Map(everyEntry(({ measures }) => measures.frequencies));
const eastern = unspacedPhrases(({ measures }) => measures.frequencies.keys());
const unspaced = eastern === '' ? /(?!)/g : new RegExp(eastern, 'gu');
const per = everyWord(({ measures }) => measures.per);

function periodsIn({ words, text }: Statement): readonly Period[] {
  const spaced = words.flatMap((word, at): Period[] => {
    const seconds = frequencies.get(word.text);
    if (seconds !== undefined) return [{ seconds, start: word.start, end: word.end }];
    const next = words[at + 1];
    const unit = next && per.has(word.text) ? durationNamed(next.text) : undefined;
    return unit === undefined ? [] : [{ seconds: unit, start: word.start, end: next!.end }];
  });
  const found = [...text.matchAll(unspaced)].map(({ 0: word, index }) => ({
    seconds: frequencies.get(word)!,
    start: index,
    end: index + word.length,
  }));
  return [...spaced, ...found];
}

/** Whether every number of the claim stands in the evidence. */
function hasNumbersOf(claim: Statement, evidence: Statement): boolean {
  const numbers = ({ words, markers }: Statement) =>
    words.flatMap(({ text }) => (/\p{N}/u.test(text) || markers.repetitions.has(text) ? [text] : []));
  const theirs = new Set(numbers(evidence));
  return numbers(claim).every((number) => theirs.has(number));
}
