import { t } from '@vscode/l10n';
import type { Category } from '../check/factuality/category.ts';
import type { Factuality, FactualityReason, FactualityStatus } from '../check/factuality/factuality.ts';
import type { AnswerFault } from '../check/factuality/graderAnswer.ts';
import type { Report } from '../check/report.ts';
import { problemText } from './problems/problemText.ts';

export const categoryText = (category: Category): string =>
  ({
    A: t('The output is a subset of the reference and agrees with it.'),
    B: t('The output is a superset of the reference and agrees with it.'),
    C: t('The output holds all the same details as the reference.'),
    D: t('The output disagrees with the reference.'),
    E: t('The output differs from the reference, but not in what matters to its truth.'),
  })[category];

/** What a person should know who set the weight of category D above 0. */
export const disagreementPassesText = (): string =>
  t('The weight “disagree” is above 0: outputs that contradict the reference pass.');

export function factualityReasonText(reason: FactualityReason): string {
  switch (reason.code) {
    case 'graderSays':
      return reason.text;
    case 'category':
      return t('Category {0}: {1}', reason.category, categoryText(reason.category));
    case 'graderFault':
      return t('Grader error: {0}.', faultText(reason.fault));
    case 'graderProblem':
      return t('Grader error: {0}', problemText(reason.problem).message);
    case 'derived':
      return derivedText(reason.category, reason.claims);
    case 'notDerivable':
      return t('The category cannot be derived from the verdicts. Grade with a model to find it.');
    case 'emptyOutput':
      return t('There is no category because the output makes no claim.');
  }
}

const faultText = (fault: AnswerFault): string =>
  ({
    'invalid category': t('invalid category'),
    'unexpected format': t('unexpected format'),
    ambiguous: t('ambiguous, with two categories'),
    'taken back': t('taken back by the grader'),
    'empty answer': t('empty answer'),
  })[fault];

function derivedText(category: Category, claims: readonly string[]): string {
  const list = claims.map((claim) => t('“{0}”', claim.trim())).join(', ');
  switch (category) {
    case 'A':
      return t('All claims agree with the reference, which also says: {0}.', list);
    case 'B':
      return t('The reference is fully covered; the output adds: {0}.', list);
    case 'C':
      return t('All claims agree with the reference, and the reference is fully covered.');
    case 'D':
      return t('Contradicts the reference: {0}.', list);
    case 'E':
      return t('Differs from the reference only in precision: {0}.', list);
  }
}

const reportStatus: Readonly<Record<FactualityStatus, Report['status']>> = {
  scored: 'scored',
  graderError: 'failed',
  notDerivable: 'notApplicable',
  notApplicable: 'notApplicable',
};

/** A factuality result as reports carry it. */
export const reportFactuality = ({ category, pass, score, reason, form, status }: Factuality) => ({
  factuality: { category, pass, score, reason: factualityReasonText(reason), form },
  status: reportStatus[status],
});
