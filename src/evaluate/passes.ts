import type { Report } from '../check/report.ts';
import { scorers } from '../check/score/scorers.ts';
import type { MeasureId } from './rowCheck.ts';

export const higherIsBetter = (measure: MeasureId): boolean =>
  measure === 'factuality' || scorers[measure].direction === 'higherIsBetter';

/** Passes only without fault. */
export const strictThreshold = (measure: MeasureId): number => (higherIsBetter(measure) ? 1 : 0);

/**
 * Whether a score passes. Of a partial one the worst counts. Factuality passes by its category's weight (SCORERS §8).
 * @param threshold least share of the scale, or greatest where lower is better.
 */
export function passes(
  scored: Pick<Report, 'scorer' | 'score' | 'scale' | 'scoreRange' | 'factuality'>,
  threshold: number,
): boolean | null {
  if (scored.factuality) return scored.factuality.score === null ? null : scored.factuality.pass;
  const worst = scored.scoreRange?.[0] ?? scored.score;
  if (worst === null) return null;
  const share = worst / scored.scale;
  return higherIsBetter(scored.scorer) ? share >= threshold : share <= threshold;
}
