import { t } from '@vscode/l10n';
import type { ScoreExplanation, ScoreGroup } from '../check/score/explanation.ts';
import type { Score } from '../check/score/scorer.ts';
import { plainLine } from './escape.ts';
import { roundedScore } from './shownNumber.ts';

/** More would make the reason a second list of claims. */
const mostQuotes = 3;

/** As a person writes a number: 1, 0.5, 0.67. */
export const scoreNumber = (value: number): string => String(roundedScore(value));

/** "The score is 0.5 because 2 of 4 claims are supported …", written from the numbers that it explains. */
export function scoreReasonText({ score, groups }: ScoreExplanation): string {
  if (score.value === null) return noScore(score);
  const sentences = [because(score, score.value, groups), ...groups.map(groupText)];
  if (score.range) sentences.push(rangeText(score.range));
  return sentences.join(' ');
}

export const rangeText = (range: readonly [worst: number, best: number]): string =>
  t('The score lies between {0} and {1}.', ...range.toSorted((a, b) => a - b).map(scoreNumber));

function noScore(score: Score): string {
  if (score.status === 'failed') return t('There is no score because no claim could be checked.');
  return score.total + score.missing > 0
    ? t('There is no score because the context is empty.')
    : t('There is no score because the output makes no claim.');
}

function because(score: Score, value: number, groups: readonly ScoreGroup[]): string {
  const x = scoreNumber(value);
  const { counted, total } = score;
  switch (score.scorer) {
    case 'faithfulness':
      return total === 1
        ? t(
            'The score is {0} because {1} of 1 claim counts as supported{2}.',
            x,
            counted,
            furtherText(groups),
          )
        : t(
            'The score is {0} because {1} of {2} claims count as supported{3}.',
            x,
            counted,
            total,
            furtherText(groups),
          );
    case 'hallucination':
      return total === 1
        ? t(
            'The score is {0} because {1} of 1 claim is contradicted or not backed by the context.',
            x,
            counted,
          )
        : t(
            'The score is {0} because {1} of {2} claims are contradicted or not backed by the context.',
            x,
            counted,
            total,
          );
    case 'contradiction':
      return contradictionText(score, x);
  }
}

/** "; 1 more agrees only within rounding": supported claims that do not count, so that all add up. */
function furtherText(groups: readonly ScoreGroup[]): string {
  const further = groups.flatMap(({ why, count }) => {
    if (why === 'rounded')
      return count === 1
        ? t('1 more agrees only within rounding')
        : t('{0} more agree only within rounding', count);
    if (why === 'supportedHedged')
      return count === 1
        ? t('1 more is supported but hedged')
        : t('{0} more are supported but hedged', count);
    return [];
  });
  return further.map((text) => `; ${text}`).join('');
}

function contradictionText({ counted, total, unit }: Score, x: string): string {
  switch (unit) {
    case 'item':
      return t('The score is {0} because {1} of {2} context items are contradicted.', x, counted, total);
    case 'fact':
      return t(
        'The score is {0} because {1} of {2} facts of the context are contradicted.',
        x,
        counted,
        total,
      );
    case 'statement':
    case 'claim':
      return t('The score is {0} because {1} of {2} context statements are contradicted.', x, counted, total);
  }
}

function groupText({ why, count, quotes }: ScoreGroup): string {
  const list = quoteList(quotes);
  switch (why) {
    case 'contradicted':
      return t('Contradicted ({0}): {1}.', count, list);
    case 'clash':
      return t('Contradicted statements of the context ({0}): {1}.', count, list);
    case 'unsupported':
      return t('Unsupported ({0}): {1}.', count, list);
    case 'contradictedHedged':
      return t('Contradicted, but hedged ({0}): {1}.', count, list);
    case 'supportedHedged':
      return t('Supported, but hedged ({0}): {1}.', count, list);
    case 'rounded':
      return t('Supported only within rounding ({0}): {1}.', count, list);
    case 'missing':
      return count === 1 ? t('1 claim could not be checked.') : t('{0} claims could not be checked.', count);
  }
}

export function quoteList(quotes: readonly string[]): string {
  const shown = quotes.slice(0, mostQuotes).map((quote) => t('“{0}”', quoted(quote)));
  const more = quotes.length - shown.length;
  if (more > 0) shown.push(more === 1 ? t('and 1 more') : t('and {0} more', more));
  return shown.join(', ');
}

/** Quotes may span lines of the output; a trailing full stop would stand before ours. */
const quoted = (text: string): string => plainLine(text).replace(/\.$/, '');
