import type { Word } from '../../text/words.ts';
import type { AnalysedPassage } from './retrieval.ts';

/** Words that a copy may leave out of its passage: what opens or closes a sentence, not what limits it. */
const mostLeftOut = 1;

/** The passage that says a claim word by word and hardly more: where it says more, that may limit what the claim says. */
export const copiedFrom = (
  claim: readonly Word[],
  passages: readonly AnalysedPassage[],
): AnalysedPassage | undefined =>
  passages.find(
    ({ words }) => claim.length > 0 && words.length - claim.length <= mostLeftOut && holdsRun(words, claim),
  );

function holdsRun(words: readonly Word[], run: readonly Word[]): boolean {
  for (let start = 0; start + run.length <= words.length; start++)
    if (run.every(({ text }, i) => words[start + i]!.text === text)) return true;
  return false;
}
