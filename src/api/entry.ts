import { NodeLocalModels } from '../worker/localModels.node.ts';
import { createScorerApi } from './scorerApi.ts';

export type { Category, CategoryWeights } from '../check/factuality/category.ts';
export type { Factuality, FactualityStatus } from '../check/factuality/factuality.ts';
export type { AnswerFault, GraderAnswer } from '../check/factuality/graderAnswer.ts';
export type { ProblemCode } from '../check/problem.ts';
export type { Report } from '../check/report.ts';
export type { Usage } from '../check/types.ts';
export type { RubricPrompt } from '../judges/grader/rubric.ts';
export { ArgumentError } from './argumentError.ts';
export { type Attached, type AttachOptions, attachScorers } from './attachScorers.ts';
export type { ClaimVerdict } from './claimResult.ts';
export type {
  ClaimScorer,
  ClaimScorerConfig,
  ClaimScorerResult,
  ContextUnit,
  Metric,
  MetricOptions,
  MetricResult,
  OnAssessment,
  ScorerNames,
} from './claimScorer.ts';
export type { FactualityScorer, FactualityScorerConfig, FactualityScorerResult } from './factualityScorer.ts';
export { parseGraderAnswer } from './factualityScorer.ts';
export { type MastraMarks, type MastraScorerSteps, toMastraScorer } from './mastraScorer.ts';
export { type NotScorable, notScorable } from './notScorable.ts';
export type { OpenAiClientOption } from './openAiClientModel.ts';
export type {
  EndpointOption,
  ModelChoice,
  ModelOption,
  ModelWithRetries,
  Runtime,
  Strategy,
} from './resolveModel.ts';
export {
  type AnyScore,
  type AnyScorer,
  type EvalItem,
  type EvalsOptions,
  type EvalsResult,
  type EvalsSummary,
  type EvalTarget,
  type ItemResult,
  runEvals,
  type ScorerFault,
} from './runEvals.ts';
export type { ContextOptions, GetContext, GetContextArguments } from './scorerContext.ts';
export { extractToolResults, type ToolResult } from './scorerContext.ts';
export { ScorerError } from './scorerError.ts';
export type {
  NoiseOptions,
  RowContextOptions,
  RowScorerConfig,
  RowScorerForPrograms,
  RowScorerResult,
  SummaryOptions,
} from './scorerOverRows.ts';
export type { RunFields, RunText, ScorerRun } from './scorerRun.ts';

/** Keys and addresses come from the environment, as programs and the command line expect. */
export const {
  createHallucinationScorer,
  createFaithfulnessScorer,
  createFactualityScorer,
  createContextRecallScorer,
  createContextPrecisionScorer,
  createNoiseSensitivityScorer,
  createCitationPrecisionScorer,
  createCitationRecallScorer,
  createSummarizationScorer,
  HallucinationMetric,
} = createScorerApi({ env: process.env, fetch, adapters: [], localModels: new NodeLocalModels() });
