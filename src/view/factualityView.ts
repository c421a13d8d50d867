import { t } from '@vscode/l10n';
import type { Factuality } from '../check/factuality/factuality.ts';
import { categoryText, factualityReasonText } from '../report/factualityText.ts';
import { judgeName } from './judgeName.ts';
import type { ViewFactuality } from './protocol.ts';

export const factualityView = ({ category, pass, grader, reason }: Factuality): ViewFactuality => ({
  category,
  title: category === null ? '' : categoryText(category),
  reason: factualityReasonText(reason),
  source: grader === undefined ? t('Derived from the verdicts.') : t('Graded by {0}.', judgeName(grader)),
  quality: category === null ? 'none' : pass ? 'good' : 'poor',
});
