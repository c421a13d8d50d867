import { lexiconOf } from '../../../lexicon/languages.ts';
import type { Span } from '../../../text/span.ts';
import type { AnalysedPassage } from '../retrieval.ts';
import { thresholds } from '../thresholds.ts';
import type { Backing } from './apartRule.ts';

/**
 * Where words are not spaced and verbs stand last, what holds of a claim's words is told by the small signs around them:
 * a claim whose pairs of signs are scattered over several passages is put together from what they say of other things.
 * @returns the first words that its main passage lacks
 */
export function scattered({ seen, best: { window }, main }: Backing): Span | undefined {
  const { text, part, language, content } = seen;
  if (!lexiconOf(language).markers.headFinal) return undefined;
  const own = pairsOf(text.slice(part.start, part.end));
  const shareIn = ({ passage, text: said }: AnalysedPassage): number => {
    const theirs = new Set(pairsOf([said, ...passage.trail].join('\n')));
    return own.filter((pair) => theirs.has(pair)).length / Math.max(1, own.length);
  };
  if (Math.max(...[main, ...window.passages].map(shareIn)) >= thresholds.signsInOne) return undefined;
  return content.find(({ word, settled }) => !settled && !main.stems.has(word.stem))?.word ?? part;
}

function pairsOf(text: string): readonly string[] {
  const signs = [...text.normalize('NFKC').replace(/[^\p{L}\p{N}\n]/gu, '')];
  return signs.slice(1).map((sign, at) => signs[at]! + sign);
}
