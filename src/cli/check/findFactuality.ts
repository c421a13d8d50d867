import { defaultCategoryWeights } from '../../check/factuality/category.ts';
import { deriveFactuality, type Factuality } from '../../check/factuality/factuality.ts';
import type { Outcome } from '../../check/types.ts';
import { gradeFactuality } from '../../judges/grader/grader.ts';
import { isOffline } from '../../models/providers.ts';
import { readText } from '../../sources/readText.ts';
import type { Models } from '../namedModels.ts';
import { type CompleteCheck, checkToEnd } from './checkToEnd.ts';

export interface FactualityOrder extends CompleteCheck {
  /** The text under check. */
  readonly output: string;
  /** What checking it found. */
  readonly outcome: Outcome;
  readonly scale: number;
  /** Model that grades; derived from verdicts where absent. */
  readonly grader?: string;
}

/** How the output stands to its context as a reference: graded, or derived by the check run the other way round. */
export async function findFactuality(
  order: FactualityOrder,
  models: Models,
  signal: AbortSignal,
): Promise<Factuality> {
  const options = { weights: defaultCategoryWeights, scale: order.scale };
  if (order.grader !== undefined && !isOffline(order.grader)) {
    const model = await models.open(order.grader);
    const ideal = order.sources.map(({ text }) => text).join('\n\n');
    const texts = { input: order.question ?? '', ideal, completion: order.output };
    return (await gradeFactuality({ ...options, ...texts, model }, signal)).factuality;
  }
  const { sources, judge } = order;
  const reverse = {
    sentences: sources.flatMap(({ passages }) => passages),
    sources: [readText('output', order.output)],
    judge,
  };
  const reference = (await checkToEnd(reverse, signal)).outcome;
  return deriveFactuality({ output: order.outcome, reference, offline: judge.id === 'offline' }, options);
}
