import { anyPhrase, wholePhrases } from '../lexicon/languages.ts';
import type { Span } from '../text/span.ts';

/** How a statement is meant (scoring.md §1): where it judges and speculates at once, the judgement counts. */
export function toneOf(text: string): { readonly hedged?: true; readonly subjective?: true } {
  if (findSubjective(text).length > 0) return { subjective: true };
  return findHedges(text).length > 0 ? { hedged: true } : {};
}

const hedges = wholePhrases(({ tone }) => tone.hedges);
const notHedges = new RegExp(`^(?:${anyPhrase(({ tone }) => tone.notHedges)})`, 'iu');

/**
 * Speculative wording: "might", "is believed to". "About" and "roughly" are no hedges: they widen a number; nor is
 * the "may" of a permission.
 */
export const findHedges = (text: string): Cue[] =>
  findCues(text, hedges).filter(({ start }) => !notHedges.test(text.slice(start, start + 24)));

const judgements = wholePhrases(({ tone }) => tone.judgements);
/** "The leading", "one of the top". */
const leading = new RegExp(
  `(?<![\\p{L}])(?:${anyPhrase(({ tone }) => tone.leadingArticles)})\\s(?:${anyPhrase(({ tone }) => tone.leading)})(?=\\s\\p{L})`,
  'giu',
);
/** "Great Britain", "poor households": the words without the judgement. */
const notJudgements = new RegExp(`^(?:${anyPhrase(({ tone }) => tone.notJudgements)})`, 'u');

/** Evaluative wording: "leading", "best", "historic". It is part of the claim; the context must say it too. */
export const findSubjective = (text: string): Cue[] =>
  [...findCues(text, judgements), ...findCues(text, leading)]
    .filter(
      ({ start, text: cue }) =>
        !notJudgements.test(text.slice(start, start + 32)) && !isPhrase(text, start, cue),
    )
    .sort((a, b) => a.start - b.start);

/** "At best", "the X works best". */
const isPhrase = (text: string, start: number, cue: string): boolean =>
  /^best$/i.test(cue) && notBest.test(text.slice(Math.max(0, start - 12), start));
const notBest = new RegExp(`(?:${anyPhrase(({ tone }) => tone.noBest)})\\s$`, 'iu');

/** Words that tell how something is said. */
interface Cue extends Span {
  readonly text: string;
}

const findCues = (text: string, pattern: RegExp): Cue[] =>
  [...text.matchAll(pattern)].map(({ 0: cue, index }) => ({
    start: index,
    end: index + cue.length,
    text: cue,
  }));
