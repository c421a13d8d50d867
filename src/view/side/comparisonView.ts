import { t } from '@vscode/l10n';
import { fingerprintHash } from '../../check/fingerprint.ts';
import type { ProblemData } from '../../check/problem.ts';
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

interface ColumnName {
  readonly title: string;
  readonly subtitle: string;
}

/** What one judge or run says of a text, or why it says nothing. */
export type ComparedColumn =
  | (ColumnName & { readonly outcome: Outcome })
  | (ColumnName & { readonly problem: ProblemData });

/** Outcomes of one text to be seen side by side. */
export interface Comparison {
  readonly kind: ViewComparison['kind'];
  readonly columns: readonly ComparedColumn[];
  /** Runs of one judge with different fingerprints: more than the text may have changed. */
  readonly unlike?: true;
  /** Asks for one column again; undefined where the person gave up. */
  retry?(position: number): Promise<Comparison | undefined>;
}

const outcomesOf = (columns: readonly ComparedColumn[]): readonly Outcome[] =>
  columns.flatMap((column) => ('outcome' in column ? [column.outcome] : []));

export function comparisonView(
  { kind, columns, unlike }: Comparison,
  scorer: ScorerId,
  scale: number,
): ViewComparison {
  const outcomes = outcomesOf(columns);
  const rows = compareOutcomes(outcomes);
  return {
    kind,
    agreement:
      outcomes.length < 2
        ? ''
        : [
            agreementText(agreementOf(rows)),
            ...(unlike ? [t('By different versions, models or settings')] : []),
          ].join(' · '),
    columns: columns.map((column) => {
      const { title, subtitle } = column;
      if ('problem' in column) return { title, subtitle, display: '–', problem: problemText(column.problem) };
      return { title, subtitle, display: displayScore(scorers[scorer].score(column.outcome, { scale })) };
    }),
    rows: rows.map(({ finding, cells, agree }) => ({
      id: finding.claim.id,
      text: plainText(finding.claim.text).text,
      agree,
      cells: columns.map((column) => {
        const cell = 'outcome' in column ? cells[outcomes.indexOf(column.outcome)] : undefined;
        return cell ? { verdict: verdictOf(cell), reason: reasonOf(cell) } : null;
      }),
    })),
  };
}

const agreementText = (share: number | null): string =>
  share === null
    ? t('No claims in common')
    : t('Agreement on {0}% of the shared claims', percentage(share, 0));

/** The claim of a review that stands where a compared one stood, since judges name the same words differently. */
export function currentClaimId(id: string, comparison: Comparison | undefined, review: Review): string {
  const standing = review.findings.map(({ finding }) => finding.claim);
  if (!comparison || standing.some((claim) => claim.id === id)) return id;
  const compared = outcomesOf(comparison.columns)
    .flatMap(({ findings }) => findings)
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
    ...(areUnlike(chosen) ? { unlike: true } : {}),
    columns: chosen.map(({ run, outcome }) => ({
      title: timeOf(run.startedAt),
      subtitle: judgeName(run.judge),
      outcome,
    })),
  };
}

function areUnlike([a, b]: readonly PastRun[]): boolean {
  const hashOf = (one: PastRun | undefined) => one?.run.fingerprint && fingerprintHash(one.run.fingerprint);
  const [first, second] = [hashOf(a), hashOf(b)];
  return a?.run.judge === b?.run.judge && first !== undefined && second !== undefined && first !== second;
}

/** Runs of an earlier day have its date too. @param ms since 1970 */
export function timeOf(ms: number): string {
  const at = new Date(ms);
  return at.toDateString() === new Date().toDateString()
    ? at.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit', second: '2-digit' })
    : at.toLocaleString(undefined, { dateStyle: 'short', timeStyle: 'short' });
}
