import { present } from '../../base/present.ts';
import { Problem } from '../problem.ts';

/** scoring.md §8: how an output stands to a reference. */
export type Category = 'A' | 'B' | 'C' | 'D' | 'E';

export const categories: readonly Category[] = ['A', 'B', 'C', 'D', 'E'];

export const isCategory = (letter: string): letter is Category =>
  (categories as readonly string[]).includes(letter);

/** Share of the scale that each category is worth, by name. */
export interface CategoryWeights {
  readonly subset: number;
  readonly superset: number;
  readonly agree: number;
  readonly disagree: number;
  readonly differButFactual: number;
}

export const defaultCategoryWeights: CategoryWeights = {
  subset: 1,
  superset: 1,
  agree: 1,
  disagree: 0,
  differButFactual: 1,
};

export const weightOf: Readonly<Record<Category, keyof CategoryWeights>> = {
  A: 'subset',
  B: 'superset',
  C: 'agree',
  D: 'disagree',
  E: 'differButFactual',
};

/**
 * Completes weights with the defaults. Throws a `Problem` (badWeight) that names the first unknown, negative or
 * non-numeric one.
 */
export function toCategoryWeights(
  given: Readonly<Record<string, unknown>> | Partial<CategoryWeights> = {},
): CategoryWeights {
  if (typeof given !== 'object' || given === null) throw new Problem('badWeight', { name: String(given) });
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(defaultCategoryWeights, name)) throw new Problem('badWeight', { name });
    if (value !== undefined && !(typeof value === 'number' && Number.isFinite(value) && value >= 0))
      throw new Problem('badWeight', { name, value: String(value) });
  }
  return { ...defaultCategoryWeights, ...present(given) };
}

/** A person who sets this should know: an output that contradicts the reference then passes. */
export const letsDisagreementPass = (weights: CategoryWeights): boolean => weights.disagree > 0;
