import { t } from '@vscode/l10n';
import { scorers } from '../../check/score/catalogue.ts';
import type { ScorerId } from '../../check/score/scorer.ts';
import { tallyOf, verdictOf } from '../../check/tally.ts';
import type { Finding, Outcome } from '../../check/types.ts';
import { judgeName } from '../../report/judgeName.ts';
import { problemText } from '../../report/problems/problemText.ts';
import { reasonText } from '../../report/reasonText.ts';
import { percentage } from '../../report/shownNumber.ts';
import type { PastRun } from '../../review/history.ts';
import { agreementOf, compareOutcomes } from '../../review/outcomeComparison.ts';
import type { Review } from '../../review/review.ts';
import { overlaps } from '../../text/span.ts';
import { plainText } from './claimView.ts';
import { displayScore, qualityOf } from './scoreView.ts';
import type { ViewComparison, ViewPastRun } from './sideProtocol.ts';

/** Outcomes of one text to be seen side by side. */
export interface Comparison {
  readonly kind: ViewComparison['kind'];
  readonly columns: readonly {
    readonly title: string;
    readonly subtitle: string;
    readonly outcome: Outcome;
  }[];
}

export function comparisonView(
  { kind, columns }: Comparison,
  scorer: ScorerId,
  scale: number,
): ViewComparison {
  const rows = compareOutcomes(columns.map(({ outcome }) => outcome));
  const agreement = agreementOf(rows);
  return {
    kind,
    agreement:
      agreement === null
        ? t('No claims in common')
        : t('Agreement on {0}% of the shared claims', percentage(agreement, 0)),
    columns: columns.map(({ title, subtitle, outcome }) => ({
      title,
      subtitle,
      display: displayScore(scorers[scorer].score(outcome, { scale })),
    })),
    rows: rows.map(({ finding, cells, agree }) => ({
      id: finding.claim.id,
      text: plainText(finding.claim.text).text,
      agree,
      cells: cells.map((cell) => (cell ? { verdict: verdictOf(cell), reason: reasonOf(cell) } : null)),
    })),
  };
}

/** The claim of a review that stands where a compared one stood, since judges name the same words differently. */
export function currentClaimId(id: string, comparison: Comparison | undefined, review: Review): string {
  const standing = review.findings.map(({ finding }) => finding.claim);
  if (!comparison || standing.some((claim) => claim.id === id)) return id;
  const compared = comparison.columns
    .flatMap(({ outcome }) => outcome.findings)
    .find(({ claim }) => claim.id === id)?.claim;
  return (compared && standing.find((claim) => overlaps(claim, compared))?.id) ?? id;
}

const reasonOf = (finding: Finding): string =>
  finding.type === 'failure' ? problemText(finding.problem).message : reasonText(finding.reason);

/** The runs by the chosen scorer, the oldest first. */
export const historyView = (runs: readonly PastRun[], scorer: ScorerId, scale: number): ViewPastRun[] =>
  runs.map(({ run, outcome }) => {
    const score = scorers[scorer].score(outcome, { scale });
    return {
      id: run.id,
      when: timeOf(run.startedAt),
      judge: judgeName(run.judge),
      share: score.value === null ? null : score.value / scale,
      display: displayScore(score),
      quality: qualityOf(score, scorers[scorer].direction),
      counts: tallyOf(outcome.findings.map(verdictOf)),
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
