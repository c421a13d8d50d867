import { defaultWeights } from '../../check/factuality/category.ts';
import { deriveFactuality } from '../../check/factuality/derive.ts';
import type { Factuality } from '../../check/factuality/factuality.ts';
import type { Outcome } from '../../check/types.ts';
import { gradeFactuality } from '../../judges/grader/gradeFactuality.ts';
import { readText } from '../../sources/readText.ts';
import type { Models } from '../evaluate/modelSource.ts';
import { type CheckOrder, checkOnce } from './checkOnce.ts';

export interface FactualityOrder extends CheckOrder {
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
  const options = { weights: defaultWeights, scale: order.scale };
  if (order.grader !== undefined) {
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
  const reference = (await checkOnce(reverse, signal)).outcome;
  return deriveFactuality({ output: order.outcome, reference, offline: judge.id === 'offline' }, options);
}
