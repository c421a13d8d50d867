import type { ScorerId } from '../check/score/scorer.ts';
import { scorers } from '../check/score/scorers.ts';
import type { PastRun } from '../review/pastRun.ts';
import { verdictOf } from './claimView.ts';
import type { Comparison } from './comparisonView.ts';
import { judgeName } from './judgeName.ts';
import type { ViewPastRun } from './protocol.ts';
import { displayScore, qualityOf } from './scoreView.ts';

/** The runs by the chosen scorer, the oldest first. */
export const historyView = (runs: readonly PastRun[], scorer: ScorerId, scale: number): ViewPastRun[] =>
  runs.map(({ run, outcome }) => {
    const score = scorers[scorer].score(outcome, { scale });
    const counts = { contradicted: 0, unsupported: 0, failed: 0, supported: 0 };
    for (const finding of outcome.findings) counts[verdictOf(finding)]++;
    return {
      id: run.id,
      when: timeOf(run.startedAt),
      judge: judgeName(run.judge),
      share: score.value === null ? null : score.value / scale,
      display: displayScore(score),
      quality: qualityOf(score, scorers[scorer].direction),
      counts,
    };
  });

/** Two runs side by side, the older first; absent where one is no longer remembered. */
export function runComparison(
  runs: readonly PastRun[],
  ids: readonly [number, number],
): Comparison | undefined {
  const chosen = runs.filter(({ run }) => ids.includes(run.id));
  if (chosen.length !== 2) return undefined;
  return {
    kind: 'runs',
    columns: chosen.map(({ run, outcome }) => ({
      title: timeOf(run.startedAt),
      subtitle: judgeName(run.judge),
      outcome,
    })),
  };
}

/** Runs of an earlier day have its date too. */
function timeOf(ms: number): string {
  const at = new Date(ms);
  return at.toDateString() === new Date().toDateString()
    ? at.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit', second: '2-digit' })
    : at.toLocaleString(undefined, { dateStyle: 'short', timeStyle: 'short' });
}
