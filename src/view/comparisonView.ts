import { t } from '@vscode/l10n';
import type { ScorerId } from '../check/score/scorer.ts';
import { scorers } from '../check/score/scorers.ts';
import type { Finding, Outcome } from '../check/types.ts';
import { problemText, reasonText } from '../report/words.ts';
import { agreementOf, compareOutcomes } from '../review/compareOutcomes.ts';
import type { Review } from '../review/review.ts';
import { overlaps } from '../text/span.ts';
import { verdictOf } from './claimView.ts';
import { plainText } from './plainText.ts';
import type { ViewComparison } from './protocol.ts';
import { displayScore } from './scoreView.ts';

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
        ? t('No claim in common')
        : t('They agree on {0} % of the claims that they share', Math.round(agreement * 100)),
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
export function standingFor(id: string, comparison: Comparison | undefined, review: Review): string {
  const standing = review.findings.map(({ finding }) => finding.claim);
  if (!comparison || standing.some((claim) => claim.id === id)) return id;
  const compared = comparison.columns
    .flatMap(({ outcome }) => outcome.findings)
    .find(({ claim }) => claim.id === id)?.claim;
  return (compared && standing.find((claim) => overlaps(claim, compared))?.id) ?? id;
}

const reasonOf = (finding: Finding): string =>
  finding.type === 'failure' ? problemText(finding.problem).message : reasonText(finding.reason);
