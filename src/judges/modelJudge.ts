import type { Judge } from '../check/judge.ts';
import { createLlmJudge, type LlmJudgeOptions } from './llm/llmJudge.ts';
import { createPairwiseJudge, type PairwiseJudgeOptions } from './pairwise/pairwiseJudge.ts';

/** Models that were trained to answer yes or no to a document and a claim, and can do nothing else. */
const pairwiseModels = /minicheck/i;

export const isPairwiseModel = (id: string): boolean => pairwiseModels.test(id);

/** The judge that suits a model: pairwise for fact-checking models, single pass for all others. */
export const createModelJudge = (options: LlmJudgeOptions): Judge =>
  isPairwiseModel(options.model.id) ? createPairwiseJudge(pairwiseOptions(options)) : createLlmJudge(options);

const pairwiseOptions = ({ model, price, tokensPerRun }: LlmJudgeOptions): PairwiseJudgeOptions => ({
  model,
  ...(price ? { price } : {}),
  ...(tokensPerRun === undefined ? {} : { tokensPerRun }),
});
