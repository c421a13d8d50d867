import type { ProblemData } from '../problem.ts';
import { countsAsHedged } from '../score/scorer.ts';
import type { Assessment, Outcome } from '../types.ts';
import { type Category, type CategoryWeights, weightOf } from './category.ts';
import { type AnswerFault, readGraderAnswer } from './graderAnswer.ts';

/** How a category was found, in codes; words are in `report/factualityText.ts`. */
export type FactualityReason =
  /** The grader's own words: hostile data, never markup. */
  | { readonly code: 'graderSays'; readonly text: string }
  /** The category's description. */
  | { readonly code: 'category'; readonly category: Category }
  | { readonly code: 'graderFault'; readonly fault: AnswerFault }
  | { readonly code: 'graderProblem'; readonly problem: ProblemData }
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
  readonly weights: CategoryWeights;
  readonly scale: number;
}

function categorised(
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

/** What a grader's answer is worth. An answer that cannot be read is a grader error. */
export function gradeAnswer(text: string, options: FactualityOptions): Factuality {
  const answer = readGraderAnswer(text);
  if ('error' in answer)
    return uncategorised('graderError', { code: 'graderFault', fault: answer.error }, 'graded');
  const { category, reason } = answer;
  return categorised(
    category,
    reason === '' ? { code: 'category', category } : { code: 'graderSays', text: reason },
    'graded',
    options,
  );
}

interface DerivationInput {
  /** The output, checked against the reference. */
  readonly output: Outcome;
  /** The reference, checked against the output: a fact is covered when the output supports it. */
  readonly reference: Outcome;
  /** The offline judge does not understand: what it did not find may still be there. */
  readonly offline: boolean;
}

/** scoring.md §8: the category that follows from the verdicts, or none where they do not tell. */
export function deriveFactuality(derivation: DerivationInput, options: FactualityOptions): Factuality {
  const { output, reference } = derivation;
  if (output.sentences.length === 0)
    return uncategorised('notApplicable', { code: 'emptyOutput' }, 'derived');
  const derived: Derived | undefined = saysTheSame(output, reference)
    ? { category: 'C', claims: [] }
    : derive(derivation, assessmentsOf(output));
  return derived
    ? categorised(derived.category, { code: 'derived', ...derived }, 'derived', options)
    : uncategorised('notDerivable', { code: 'notDerivable' }, 'derived');
}

interface Derived {
  readonly category: Category;
  /** Words of the claims or facts that decided. */
  readonly claims: readonly string[];
}

function derive(
  { output, reference, offline }: DerivationInput,
  claims: readonly Assessment[],
): Derived | undefined {
  if (claims.length === 0) return undefined;
  const clashing = claims.filter(
    ({ verdict, flags }) => verdict === 'contradicted' && !countsAsHedged(flags),
  );
  if (clashing.length > 0) return { category: 'D', claims: wordsOf(clashing) };
  if (!isComplete(output)) return undefined;

  const supported = claims.filter(({ verdict }) => verdict === 'supported');
  const unsupported = claims.filter(({ verdict }) => verdict === 'unsupported');
  const inexact = supported.filter(({ flags }) => flags.rounded || flags.coarser);
  const allSupported = supported.length === claims.length;
  if (allSupported && inexact.length > 0) return { category: 'E', claims: wordsOf(inexact) };

  const facts = assessmentsOf(reference);
  if (!isComplete(reference) || facts.length === 0) return undefined;
  const uncovered = facts.filter(({ verdict }) => verdict !== 'supported');
  if (allSupported && uncovered.length > 0) return { category: 'A', claims: wordsOf(uncovered) };
  if (allSupported) return { category: 'C', claims: [] };
  const restUnsupported = supported.length + unsupported.length === claims.length;
  if (!offline && restUnsupported && uncovered.length === 0 && inexact.length === 0)
    return { category: 'B', claims: wordsOf(unsupported) };
  return undefined;
}

/** A short answer ("Oslo") may make no claim that can be checked, and yet be the very same. */
const saysTheSame = (a: Outcome, b: Outcome): boolean =>
  /[\p{L}\p{N}]/u.test(plainText(a)) && plainText(a) === plainText(b);

const plainText = ({ sentences }: Outcome): string =>
  sentences
    .map(({ text }) => text.trim().replace(/\s+/g, ' '))
    .join(' ')
    .replace(/[.!]+$/, '')
    .toLowerCase();

const assessmentsOf = ({ findings }: Outcome): readonly Assessment[] =>
  findings.filter((finding) => finding.type === 'assessment');

const isComplete = ({ findings, unanswered }: Outcome): boolean =>
  unanswered.length === 0 && findings.every(({ type }) => type === 'assessment');

const wordsOf = (assessments: readonly Assessment[]): readonly string[] =>
  assessments.map(({ claim }) => claim.text);
