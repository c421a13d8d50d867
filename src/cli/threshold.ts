import { Problem } from '../check/problem.ts';
import type { Report } from '../check/report.ts';
import { scorers } from '../check/score/scorers.ts';
import { type ExitCode, exitCode } from './exitCode.ts';

/** Gates for scripts, as shares of the scale, 0..1. */
export interface Threshold {
  readonly failUnder?: number;
  readonly failOver?: number;
}

/** The wrong gate for a scorer's direction would pass the worst output, so it is refused. */
export function checkThreshold({ failUnder, failOver }: Threshold, scorer: Report['scorer']): void {
  const direction = scorer === 'factuality' ? 'higherIsBetter' : scorers[scorer].direction;
  if (direction === 'higherIsBetter' && failOver !== undefined)
    throw new Problem('badInput', { detail: `${scorer}: higher is better; use --fail-under.` });
  if (direction === 'lowerIsBetter' && failUnder !== undefined)
    throw new Problem('badInput', { detail: `${scorer}: lower is better; use --fail-over.` });
}

/** Of a partial result the worst score counts. A category that could not be found is never a pass. */
export function gate({ failUnder, failOver }: Threshold, report: Report): ExitCode {
  if (report.status === 'failed') return exitCode.failed;
  const score = report.scoreRange?.[0] ?? report.score;
  if (score === null)
    return report.factuality && report.claims.length > 0 ? exitCode.failed : exitCode.passed;
  const share = score / report.scale;
  const missed =
    (failUnder !== undefined && share < failUnder) || (failOver !== undefined && share > failOver);
  return missed ? exitCode.missed : exitCode.passed;
}
