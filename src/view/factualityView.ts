import type { Factuality } from '../check/factuality/factuality.ts';
import { categoryText, factualityReasonText } from '../report/factualityText.ts';
import type { ViewFactuality } from './protocol.ts';

export const factualityView = ({ category, pass, form, reason }: Factuality): ViewFactuality => ({
  category,
  title: category === null ? '' : categoryText(category),
  reason: factualityReasonText(reason),
  form,
  quality: category === null ? 'none' : pass ? 'good' : 'poor',
});
