import type { Judged } from '../../check/judge.ts';
import { type Confidence, placeOf } from '../../check/types.ts';
import { overlaps, type Span } from '../../text/span.ts';
import type { PreparedPair } from '../reading/readingInput.ts';
import type { PairReading } from '../reading/readingModel.ts';
import { blend, blendSigns } from './blend.ts';
import { band } from './confidence.ts';
import { isReadable, type RuledClaim, type RuledPart } from './ruledClaim.ts';

/**
 * Least probability at which a sentence that the rules support stays supported. On open documents of six sets none of
 * those below it was right, and of those up to 0.7 half.
 */
const keptFrom = 0.65;
/** Least probability at which one that they do not support is: to assure falsely is worse than to doubt. */
const raisedFrom = 0.8;
/** Where the model sees the opposite said more often than this, nothing is raised. */
const mostOpposed = 0.2;
/** A reason names no more words than this. */
const mostNamed = 4;

/** A claim's verdicts after it was read: what the rules left open is decided by both together. */
export function readClaim(claim: RuledClaim, pair: PreparedPair, reading: PairReading): readonly Judged[] {
  const wrong = wrongWords(pair, reading);
  const readable = claim.parts.filter((part) => isReadable(claim, part));
  // Of several things that a sentence says, seldom all are wrong: the one with the wrong words is.
  const doubted = readable.filter(({ part }) => wrong.some((span) => overlaps(span, part)));
  return claim.parts.map((part) => {
    if (!readable.includes(part)) return part.judged;
    const support = supportOf(claim, part, reading);
    if (part.judged.verdict !== 'supported')
      return support >= raisedFrom && reading.pair.contradicted <= mostOpposed
        ? raised(claim, part, support)
        : { ...part.judged, ...doubt(support) };
    const isDoubted = doubted.length === 0 || doubted.includes(part);
    return support < keptFrom && isDoubted
      ? lowered(claim, part, support, wrong)
      : { ...part.judged, support, confidence: lesser(part.judged.confidence, band(support)) };
  });
}

const supportOf = ({ seen }: RuledClaim, { judged }: RuledPart, { pair }: PairReading): number =>
  blend(blendSigns(seen, judged.support ?? 0.5, pair.supported));

/** A reading never makes surer than the rules are. */
const lesser = (one: Confidence, other: Confidence): Confidence =>
  (['low', 'medium'] as const).find((least) => least === one || least === other) ?? 'high';

const doubt = (support: number): Pick<Judged, 'support' | 'confidence' | 'alarm'> => ({
  support,
  confidence: band(1 - support),
  alarm: 1 - support,
});

function lowered(
  { seen }: RuledClaim,
  { part, judged }: RuledPart,
  support: number,
  wrong: readonly Span[],
): Judged {
  const { flags: { rounded: _, coarser: __, ...flags } = {}, ...kept } = judged;
  const inside = wrong.filter((span) => overlaps(span, part));
  const words = inside.slice(0, mostNamed).map(({ start, end }) => seen.text.slice(start, end));
  const lowered: Judged = {
    ...kept,
    ...doubt(support),
    flags,
    verdict: 'unsupported',
    reason: { code: 'notSaid', words, at: placeOf(closest(seen).passage) },
    citations: [],
  };
  return inside[0] ? { ...lowered, focus: seen.inDocument(inside[0]) } : lowered;
}

function raised({ seen }: RuledClaim, { judged }: RuledPart, support: number): Judged {
  const { focus: _, ...kept } = judged;
  const { passage } = closest(seen);
  return {
    ...kept,
    verdict: 'supported',
    reason: { code: 'inOtherWords', at: placeOf(passage) },
    citations: [{ passage: passage.position, role: 'supports' }],
    confidence: band(support),
    alarm: 0,
    support,
  };
}

const closest = ({ near }: RuledClaim['seen']) => {
  const { passages, centre } = near[0]!.window;
  return passages.find(({ passage }) => passage.position === centre) ?? passages[0]!;
};

/** The words that are more likely wrong than right, neighbours together, the likeliest first; offsets are into the claim. */
function wrongWords({ claimTokens }: PreparedPair, { words }: PairReading): readonly Span[] {
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
