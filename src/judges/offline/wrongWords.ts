import type { Span } from '../../text/span.ts';
import type { PreparedPair } from '../reading/readingInput.ts';
import type { PairReading } from '../reading/readingModel.ts';

/** The words of a claim that are more likely wrong than right, neighbours together, the likeliest first; offsets are into the claim. */
export function wrongWords({ claimTokens }: PreparedPair, { words }: PairReading): readonly Span[] {
  const runs: { start: number; end: number; most: number; last: number }[] = [];
  for (const [at, logit] of words.entries()) {
    const piece = claimTokens[at];
    if (!piece || logit <= 0) continue;
    const run = runs.at(-1);
    if (run && run.last === at - 1) {
      run.end = piece.end;
      run.last = at;
      run.most = Math.max(run.most, logit);
    } else runs.push({ start: piece.start, end: piece.end, most: logit, last: at });
  }
  return runs.toSorted((a, b) => b.most - a.most).map(({ start, end }) => ({ start, end }));
}
