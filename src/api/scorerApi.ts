import {
  type ClaimScorer,
  type ClaimScorerConfig,
  ContradictionMetric,
  type Metric,
  type MetricOptions,
  ScorerOverClaims,
} from './claimScorer.ts';
import { FactualityScorer, type FactualityScorerConfig } from './factualityScorer.ts';
import type { ModelOption, Runtime } from './resolveModel.ts';

export interface ScorerApi {
  /** Share of claims that the context contradicts or does not back; lower is better. */
  readonly createHallucinationScorer: (config?: ClaimScorerConfig) => ClaimScorer;
  /** Share of claims that the context supports; higher is better. */
  readonly createFaithfulnessScorer: (config?: ClaimScorerConfig) => ClaimScorer;
  /** Category A to E of an output against a reference. Throws for wrong weights, rubrics and references. */
  readonly createFactualityScorer: (config?: FactualityScorerConfig) => FactualityScorer;
  /** Share of the context that the output contradicts; lower is better. */
  readonly HallucinationMetric: new (
    model: ModelOption,
    options: MetricOptions,
  ) => Metric;
}

/** The scorer functions, bound to the program that they run in. */
export const createScorerApi = (runtime: Runtime): ScorerApi => ({
  createHallucinationScorer: (config = {}) =>
    new ScorerOverClaims(
      'hallucination',
      config.id ?? 'hallucination-scorer',
      config.name ?? 'Hallucination Scorer',
      'Share of claims that the context contradicts or does not back.',
      config,
      runtime,
    ),

  createFaithfulnessScorer: (config = {}) =>
    new ScorerOverClaims(
      'faithfulness',
      config.id ?? 'faithfulness-scorer',
      config.name ?? 'Faithfulness Scorer',
      'Share of claims that the context supports.',
      config,
      runtime,
    ),

  createFactualityScorer: (config = {}) => new FactualityScorer(config, runtime),

  HallucinationMetric: class extends ContradictionMetric {
    constructor(model: ModelOption, options: MetricOptions) {
      super(model, options, runtime);
    }
  },
});
