import { createScorerApi } from './scorerApi.ts';

export type { Category, Weights } from '../check/factuality/category.ts';
export type { AnswerFault, GraderAnswer } from '../check/factuality/parseGraderAnswer.ts';
export type { Report } from '../check/report.ts';
export { type Attached, type AttachOptions, attachScorers } from './attachScorers.ts';
export type { ClaimScorer, ClaimScorerConfig, ClaimScorerResult } from './claimScorer.ts';
export type { ClaimVerdict } from './claimVerdicts.ts';
export type { ContextOptions, GetContext, GetContextArguments } from './contextOptions.ts';
export { extractToolResults, type ToolResult } from './extractToolResults.ts';
export type { FactualityScorer, FactualityScorerConfig, FactualityScorerResult } from './factualityScorer.ts';
export type { Metric, MetricOptions, MetricResult } from './hallucinationMetric.ts';
export { parseGraderAnswer } from './parseGraderAnswer.ts';
export type { ModelOption } from './resolveModel.ts';
export type { ScorerRun } from './run.ts';
export {
  type AnyScorer,
  type EvalItem,
  type EvalsOptions,
  type EvalsResult,
  type ItemResult,
  runEvals,
} from './runEvals.ts';
export { ScorerError } from './scorerError.ts';

/** Keys and addresses come from the environment, as programs and the command line expect. */
export const {
  createHallucinationScorer,
  createFaithfulnessScorer,
  createFactualityScorer,
  HallucinationMetric,
} = createScorerApi({ env: process.env, fetch, adapters: [] });
