import type { Problem } from '../problem.ts';
import { type Category, type Weights, weightOf } from './category.ts';
import type { AnswerFault } from './parseGraderAnswer.ts';

/** How a category was found, in codes; words are in `report/factualityText.ts`. */
export type FactualityReason =
  /** The grader's own words: hostile data, never markup. */
  | { readonly code: 'graderSays'; readonly text: string }
  /** The category's description. */
  | { readonly code: 'category'; readonly category: Category }
  | { readonly code: 'graderFault'; readonly fault: AnswerFault }
  | { readonly code: 'graderProblem'; readonly problem: Problem }
  /** Derived: claims of the output that decided. */
  | { readonly code: 'derived'; readonly category: Category; readonly claims: readonly string[] }
  /** The verdicts do not tell the category. */
  | { readonly code: 'notDerivable' }
  | { readonly code: 'emptyOutput' };

/** `graderError` and `notDerivable` are marked so, and are neither a pass nor a D. */
export type FactualityStatus = 'scored' | 'graderError' | 'notDerivable' | 'notApplicable';

export interface Factuality {
  readonly status: FactualityStatus;
  readonly category: Category | null;
  /** Whether the score is above 0. */
  readonly pass: boolean;
  /** 0..scale times the category's weight; `null` without a category. */
  readonly score: number | null;
  readonly reason: FactualityReason;
  /** By a model's answer, or from the claims' verdicts. */
  readonly form: 'graded' | 'derived';
  /** Id of the model that graded, where that is of interest. */
  readonly grader?: string;
}

export interface FactualityOptions {
  readonly weights: Weights;
  readonly scale: number;
}

export function categorised(
  category: Category,
  reason: FactualityReason,
  form: Factuality['form'],
  { weights, scale }: FactualityOptions,
): Factuality {
  const score = weights[weightOf[category]] * scale;
  return { status: 'scored', category, pass: score > 0, score, reason, form };
}

export const uncategorised = (
  status: Exclude<FactualityStatus, 'scored'>,
  reason: FactualityReason,
  form: Factuality['form'],
): Factuality => ({ status, category: null, pass: false, score: null, reason, form });
