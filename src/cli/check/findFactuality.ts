import { collect } from '../../check/collect.ts';
import { defaultCategoryWeights } from '../../check/factuality/category.ts';
import { deriveFactuality, type Factuality } from '../../check/factuality/factuality.ts';
import type { Judge } from '../../check/judge.ts';
import { isOfflineId } from '../../check/offlineId.ts';
import { reverseRequest } from '../../check/prepare.ts';
import type { Outcome } from '../../check/types.ts';
import { gradeFactuality } from '../../judges/grader/grader.ts';
import { isOffline } from '../../models/providers.ts';
import { readText } from '../../sources/readText.ts';
import type { Source } from '../../text/passage.ts';
import type { Models } from '../namedModels.ts';

interface FactualityOrder {
  readonly sources: readonly Source[];
  readonly question?: string;
  readonly judge: Judge;
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
  const output = readText('output', order.output);
  const { outcome: reference } = await collect(reverseRequest({ sources, output, judge }), signal);
  return deriveFactuality({ output: order.outcome, reference, offline: isOfflineId(judge.id) }, options);
}
