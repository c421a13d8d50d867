import { t } from '@vscode/l10n';
import { explainScore } from '../check/score/explain.ts';
import type { CountsAs, Score, Scorer, ScorerId } from '../check/score/scorer.ts';
import { scorers } from '../check/score/scorers.ts';
import { scoreNumber } from '../report/scoreReasonText.ts';
import { bandText, countsAsText, directionText, scoreReasonText, statusText } from '../report/words.ts';
import type { Review } from '../review/review.ts';
import type { ViewScore } from './protocol.ts';

export function scoreView(review: Review, id: ScorerId, scale: number): ViewScore {
  const scorer = scorers[id];
  const score = scorer.score(review.outcome, { scale });
  return {
    share: score.value === null ? null : score.value / scale,
    range: score.range && [score.range[0] / scale, score.range[1] / scale],
    display: displayScore(score),
    quality: qualityOf(score, scorer.direction),
    band: bandOf(score),
    direction: directionText(scorer.direction),
    status: score.status,
    estimate: review.run.judge === 'offline',
    reason: scoreReasonText(explainScore(score, review.outcome)),
    tallies: Object.entries(score.tallies).map(([countsAs, count]) => ({
      label: countsAsText(countsAs as CountsAs),
      count,
    })),
  };
}

/** In words; of many statements how many, where a share would say little. */
export function bandOf({ scorer, band, value, status, unit, counted, total }: Score): string {
  if (band !== null) return bandText(band, scorer);
  if (unit !== 'statement' || value === null) return statusText(status);
  return counted === 1
    ? t('1 statement contradicted (of {0} read)', total)
    : t('{0} statements contradicted (of {1} read)', counted, total);
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
