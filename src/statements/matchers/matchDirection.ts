import { directionOf } from '../direction.ts';
import type { Matcher } from '../matcher.ts';

/** Less of the claim in common, and the amount is of another change. */
const leastShared = 0.6;

/** The same amount up here and down there: "fell 8.4%" and "up 8.4%". */
export const matchDirection: Matcher = ({ claim, evidence, pairing }) => {
  if (pairing.share < leastShared) return 'unknown';
  for (const [i, j] of pairing.there) {
    const mine = claim.words[i]!;
    if (!/\d/.test(mine.text)) continue;
    const here = directionOf(claim.text, amountAt(claim.text, mine));
    const there = here && directionOf(evidence.text, amountAt(evidence.text, evidence.words[j]!));
    if (here && there && here.way !== there.way) return { kind: 'direction', here, there };
    if (here && there) return 'same';
  }
  return 'unknown';
};

/** The number with its currency and per cent sign. */
const amountAt = (text: string, { start, end }: { readonly start: number; readonly end: number }) => ({
  start: /[$€£¥]/.test(text[start - 1] ?? '') ? start - 1 : start,
  end:
    text[end] === '%'
      ? end + 1
      : /^\s(?:%|per\s?cent)/.exec(text.slice(end, end + 9))
        ? end + /^\s(?:%|per\s?cent)/.exec(text.slice(end, end + 9))![0].length
        : end,
});
