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
import {
  contextTexts,
  type NoiseOptions,
  type RowScorerConfig,
  type RowScorerForPrograms,
  ScorerOverRows,
  type SummaryOptions,
  sourceTexts,
} from './scorerOverRows.ts';

export interface ScorerApi {
  /** Share of claims that the context contradicts or does not back; lower is better. */
  readonly createHallucinationScorer: (config?: ClaimScorerConfig) => ClaimScorer;
  /** Share of claims that the context supports; higher is better. */
  readonly createFaithfulnessScorer: (config?: ClaimScorerConfig) => ClaimScorer;
  /** Category A to E of an output against a reference. Throws for wrong weights, rubrics and references. */
  readonly createFactualityScorer: (config?: FactualityScorerConfig) => FactualityScorer;
  /** Share of the claims of the run's `groundTruth` that the context supports; higher is better. */
  readonly createContextRecallScorer: (config?: RowScorerConfig) => RowScorerForPrograms;
  /** Mean average precision of the context, an item being relevant where it supports a claim; higher is better. */
  readonly createContextPrecisionScorer: (config?: RowScorerConfig) => RowScorerForPrograms;
  /** Share of claims that are wrong by the `groundTruth` and come from the context; lower is better. */
  readonly createNoiseSensitivityScorer: (config?: RowScorerConfig<NoiseOptions>) => RowScorerForPrograms;
  /** The lower of a summary's alignment with its source and its coverage of it; higher is better. */
  readonly createSummarizationScorer: (config?: RowScorerConfig<SummaryOptions>) => RowScorerForPrograms;
  /** Share of citations that help to support their claim; higher is better. */
  readonly createCitationPrecisionScorer: (config?: RowScorerConfig) => RowScorerForPrograms;
  /** Share of claims that what they cite supports; higher is better. */
  readonly createCitationRecallScorer: (config?: RowScorerConfig) => RowScorerForPrograms;
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

  createContextRecallScorer: (config = {}) =>
    new ScorerOverRows(
      'context-recall',
      config.id ?? 'context-recall-scorer',
      config.name ?? 'Context Recall Scorer',
      'Share of the claims of the reference that the context supports.',
      config,
      contextTexts(config.options),
      runtime,
    ),

  createContextPrecisionScorer: (config = {}) =>
    new ScorerOverRows(
      'context-precision',
      config.id ?? 'context-precision-scorer',
      config.name ?? 'Context Precision Scorer',
      'How early the items of the context stand that support a claim of the reference.',
      config,
      contextTexts(config.options),
      runtime,
    ),

  createNoiseSensitivityScorer: (config = {}) =>
    new ScorerOverRows(
      'noise-sensitivity',
      config.id ?? 'noise-sensitivity-scorer',
      config.name ?? 'Noise Sensitivity Scorer',
      'Share of claims that are wrong by the reference and come from the context.',
      config,
      contextTexts(config.options),
      runtime,
    ),

  createSummarizationScorer: (config = {}) =>
    new ScorerOverRows(
      'summarization',
      config.id ?? 'summarization-scorer',
      config.name ?? 'Summarization Scorer',
      'The lower of a summary’s alignment with its source and its coverage of it.',
      config,
      sourceTexts(config.options),
      runtime,
    ),

  createCitationPrecisionScorer: (config = {}) =>
    new ScorerOverRows(
      'citation-precision',
      config.id ?? 'citation-precision-scorer',
      config.name ?? 'Citation Precision Scorer',
      'Share of citations that help to support their claim.',
      config,
      contextTexts(config.options),
      runtime,
    ),

  createCitationRecallScorer: (config = {}) =>
    new ScorerOverRows(
      'citation-recall',
      config.id ?? 'citation-recall-scorer',
      config.name ?? 'Citation Recall Scorer',
      'Share of claims that what they cite supports.',
      config,
      contextTexts(config.options),
      runtime,
    ),

  HallucinationMetric: class extends ContradictionMetric {
    constructor(model: ModelOption, options: MetricOptions) {
      super(model, options, runtime);
    }
  },
});
