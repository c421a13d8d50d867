import type { Finding, Outcome } from '../types.ts';
import type { CountsAs, Score, ScoreOptions, Scorer } from './scorer.ts';

/** What a score that is a share of the output's claims needs to know. */
interface ShareRule {
  readonly scorer: Pick<Scorer, 'id' | 'direction' | 'countsAs'>;
  /** The claims that the score is the share of. */
  readonly counted: CountsAs;
  readonly band: (share: number) => Score['band'];
}

/** Claims counted one way, as a share of all judged claims. The missing ones could each go either way. */
export function scoreShare(
  { scorer, counted: way, band }: ShareRule,
  outcome: Outcome,
  options: ScoreOptions = {},
): Score {
  const { scale = 1 } = options;
  const tallies = tally(outcome.findings, scorer.countsAs);
  const counted = tallies[way] ?? 0;
  const total = judgedClaims(tallies);
  const missing = (tallies.notCounted ?? 0) + outcome.unanswered.length;
  const common = { scorer: scorer.id, scale, counted, total, unit: 'claim', missing, tallies } as const;
  if (total === 0)
    return { ...common, value: null, status: missing > 0 ? 'failed' : 'notApplicable', band: null };

  const value = (counted / total) * scale;
  if (missing === 0) return { ...common, value, band: band(counted / total), status: 'scored' };
  const [worst, best] = shareRange(common, scorer.direction);
  // Nobody should read "all supported" while claims are open.
  return { ...common, value, band: band(worst), status: 'partial', range: [worst * scale, best * scale] };
}

/** Of the judged claims, those that count; and the claims that could not be judged. */
export type Share = Pick<Score, 'counted' | 'total' | 'missing'>;

/** The shares between which one with missing claims lies. */
export function shareRange(
  { counted, total, missing }: Share,
  direction: Scorer['direction'],
): readonly [worst: number, best: number] {
  const none = counted / (total + missing);
  const all = (counted + missing) / (total + missing);
  return direction === 'higherIsBetter' ? [none, all] : [all, none];
}

const judgedClaims = (tallies: Tallies): number =>
  Object.entries(tallies).reduce((sum, [way, count]) => (way === 'notCounted' ? sum : sum + count), 0);

type Tallies = Readonly<Partial<Record<CountsAs, number>>>;

/** How many findings count which way; ways that do not occur are absent. */
export function tally(findings: readonly Finding[], countsAs: (finding: Finding) => CountsAs): Tallies {
  const tallies: Partial<Record<CountsAs, number>> = {};
  for (const finding of findings) {
    const way = countsAs(finding);
    tallies[way] = (tallies[way] ?? 0) + 1;
  }
  return tallies;
}
