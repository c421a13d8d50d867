import { t } from '@vscode/l10n';
import type { Factuality } from '../../check/factuality/factuality.ts';
import type { Estimate } from '../../check/judge.ts';
import { isOfflineId } from '../../check/offlineId.ts';
import { scorers } from '../../check/score/catalogue.ts';
import { explainScore } from '../../check/score/explanation.ts';
import type { CountsAs, Score, Scorer, ScorerId } from '../../check/score/scorer.ts';
import { categoryText, disagreementPassesText, factualityReasonText } from '../../report/factualityText.ts';
import { judgeName } from '../../report/judgeName.ts';
import { bandText, countsAsText, directionText, scorerText, statusText } from '../../report/labels.ts';
import { scoreNumber, scoreReasonText } from '../../report/scoreReasonText.ts';
import { countsText } from '../../report/verdictNumbers.ts';
import type { CheckRun, Review } from '../../review/review.ts';
import type { ViewFactuality, ViewRun, ViewScore } from './sideProtocol.ts';

export function scoreView(
  review: Review,
  id: ScorerId,
  { scale, summary }: { readonly scale: number; readonly summary?: 'score' | 'counts' },
): ViewScore {
  const scorer = scorers[id];
  const score = scorer.score(review.outcome, { scale });
  return {
    share: score.value === null ? null : score.value / scale,
    range: score.range && [score.range[0] / scale, score.range[1] / scale],
    display: summary === 'counts' ? supportedShare(review) : displayScore(score),
    tooltip: `${scorerText(id)}: ${displayScore(score)} (${directionText(scorer.direction)})`,
    quality: qualityOf(score, scorer.direction),
    band: bandOf(score),
    direction: directionText(scorer.direction),
    status: score.status,
    estimate: isOfflineId(review.run.judge),
    counts: countsText(review.tally),
    reason: scoreReasonText(explainScore(score, review.outcome)),
    tallies: Object.entries(score.tallies).map(([countsAs, count]) => ({
      label: countsAsText(countsAs as CountsAs),
      count,
    })),
  };
}

/** "17 of 29", of all claims: one that could not be judged is not supported. */
const supportedShare = ({ findings, tally: { supported } }: Review): string =>
  t('{0} of {1}', supported, findings.length);

/** In words; of many statements how many, where a share would say little. */
export function bandOf({ scorer, band, value, status, unit, counted, total }: Score): string {
  if (band !== null) return bandText(band, scorer);
  if (unit !== 'statement' || value === null) return statusText(status);
  return t('{0} of {1} statements contradicted', counted, total);
}

/** "0.83"; "0.7–0.9" while it is open; "5 of 212" where a share would say little. */
export function displayScore(score: Score): string {
  if (score.value === null) return '–';
  if (score.scorer === 'contradiction' && score.band === null)
    return t('{0} of {1}', score.counted, score.total);
  if (!score.range) return scoreNumber(score.value);
  const [low, high] = score.range.toSorted((a, b) => a - b).map(scoreNumber);
  return low === high ? low! : `${low}–${high}`;
}

/** Thirds by the usual bands; an open score is as good as its worst. */
export function qualityOf(score: Score, direction: Scorer['direction']): ViewScore['quality'] {
  if (score.value === null) return 'none';
  const share = (score.range?.[0] ?? score.value) / score.scale;
  const good = direction === 'higherIsBetter' ? share : 1 - share;
  if (good >= 0.8) return 'good';
  return good >= 0.5 ? 'fair' : 'poor';
}

export const factualityView = (
  { category, pass, grader, reason }: Factuality,
  disagreementPasses = false,
): ViewFactuality => ({
  category,
  title: category === null ? '' : categoryText(category),
  reason: factualityReasonText(reason),
  source: grader === undefined ? t('Derived from the verdicts.') : t('Graded by {0}.', judgeName(grader)),
  quality: category === null ? 'none' : pass ? 'good' : 'poor',
  warning: disagreementPasses ? disagreementPassesText() : undefined,
});

export function runProgress(review: Review | undefined): ViewRun {
  if (!review) return { state: 'none' };
  const { run, outcome, pending } = review;
  if (run.state === 'running') {
    const total = outcome.sentences.length;
    return { state: 'running', answered: Math.max(0, total - pending), total, estimate: estimateText(run) };
  }
  const used = usageText(outcome.usage);
  const seconds = ((run.total ?? 0) / 1000).toFixed(1);
  return { state: run.state, usage: used && t('{0}, {1} s', used, seconds) };
}

/** What a run was expected to use before it began; empty where it makes no call. */
export function estimateText({ estimate }: Pick<CheckRun, 'estimate'>): string {
  if (!estimate || estimate.calls === 0) return '';
  const { promptTokens, completionTokens, cost } = estimate;
  const tokens = (promptTokens + completionTokens).toLocaleString();
  return cost === undefined
    ? t('about {0} tokens', tokens)
    : t('about {0} tokens, cost {1}', tokens, cost.toPrecision(2));
}

export function usageText({ calls, promptTokens, completionTokens, cost }: Estimate): string {
  if (promptTokens + completionTokens === 0) return '';
  const tokens = (promptTokens + completionTokens).toLocaleString();
  const spent = calls === 1 ? t('1 call, {0} tokens', tokens) : t('{0} calls, {1} tokens', calls, tokens);
  return cost === undefined ? spent : t('{0}, cost {1}', spent, cost.toPrecision(2));
}
