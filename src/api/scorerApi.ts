import { type ClaimScorer, type ClaimScorerConfig, ScorerOverClaims } from './claimScorer.ts';
import { FactualityScorer, type FactualityScorerConfig } from './factualityScorer.ts';
import { ContradictionMetric, type MetricOptions } from './hallucinationMetric.ts';
import type { ModelOption } from './resolveModel.ts';
import type { Runtime } from './runtime.ts';

/** The scorer functions, bound to the program that they run in. */
export const createScorerApi = (runtime: Runtime) => ({
  /** Share of claims that the context contradicts or does not back; lower is better. */
  createHallucinationScorer: (config: ClaimScorerConfig): ClaimScorer =>
    new ScorerOverClaims(
      'hallucination',
      'hallucination-scorer',
      'Hallucination Scorer',
      'Share of claims that the context contradicts or does not back.',
      config,
      runtime,
    ),

  /** Share of claims that the context supports; higher is better. */
  createFaithfulnessScorer: (config: ClaimScorerConfig): ClaimScorer =>
    new ScorerOverClaims(
      'faithfulness',
      'faithfulness-scorer',
      'Faithfulness Scorer',
      'Share of claims that the context supports.',
      config,
      runtime,
    ),

  /** Category A to E of an output against a reference. Throws for wrong weights, rubrics and references. */
  createFactualityScorer: (config: FactualityScorerConfig): FactualityScorer =>
    new FactualityScorer(config, runtime),

  /** Share of the context that the output contradicts; lower is better. */
  HallucinationMetric: class extends ContradictionMetric {
    constructor(model: ModelOption, options: MetricOptions) {
      super(model, options, runtime);
    }
  },
});

export type ScorerApi = ReturnType<typeof createScorerApi>;
