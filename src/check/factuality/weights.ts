import { Problem } from '../problem.ts';
import { defaultWeights, type Weights } from './category.ts';

/**
 * Completes weights with the defaults. Throws a `Problem` (badWeight) that names the first unknown, negative or
 * non-numeric one.
 */
export function toWeights(given: Readonly<Record<string, unknown>> | Partial<Weights> = {}): Weights {
  if (typeof given !== 'object' || given === null) throw new Problem('badWeight', { name: String(given) });
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(defaultWeights, name)) throw new Problem('badWeight', { name });
    if (value !== undefined && !(typeof value === 'number' && Number.isFinite(value) && value >= 0))
      throw new Problem('badWeight', { name, value: String(value) });
  }
  const defined = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { ...defaultWeights, ...defined };
}

/** A person who sets this should know: an output that contradicts the reference then passes. */
export const letsDisagreementPass = (weights: Weights): boolean => weights.disagree > 0;
