import type { Summary } from '../../evaluate/summary.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import type { Threshold } from '../threshold.ts';

/** Of several columns the worst counts. A run in which nothing could be scored has failed. */
export function meansGate({ failUnder, failOver }: Threshold, { columns }: Summary): ExitCode {
  const answered = columns.some(({ counts }) => counts.scored + counts.partial + counts.notApplicable > 0);
  if (!answered) return exitCode.failed;
  const shares = columns.flatMap(({ mean, scale }) => (mean === null ? [] : [mean / scale]));
  const missed = shares.some(
    (share) => (failUnder !== undefined && share < failUnder) || (failOver !== undefined && share > failOver),
  );
  return missed ? exitCode.missed : exitCode.passed;
}
