import type { RowScorerId } from '../check/score/measureCatalogue.ts';
import type { ScorerId } from '../check/score/scorer.ts';
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
export function createScorerApi(runtime: Runtime): ScorerApi {
  const overClaims =
    (scorer: ScorerId, description: string) =>
    (config: ClaimScorerConfig = {}) =>
      new ScorerOverClaims(scorer, description, config, runtime);
  const overContext =
    (scorer: RowScorerId, description: string) =>
    (config: RowScorerConfig<NoiseOptions> = {}) =>
      new ScorerOverRows(scorer, description, config, contextTexts(config.options), runtime);
  return {
    createHallucinationScorer: overClaims(
      'hallucination',
      'Share of claims that the context contradicts or does not back.',
    ),
    createFaithfulnessScorer: overClaims('faithfulness', 'Share of claims that the context supports.'),
    createFactualityScorer: (config = {}) => new FactualityScorer(config, runtime),
    createContextRecallScorer: overContext(
      'context-recall',
      'Share of the claims of the reference that the context supports.',
    ),
    createContextPrecisionScorer: overContext(
      'context-precision',
      'How early the items of the context stand that support a claim of the reference.',
    ),
    createNoiseSensitivityScorer: overContext(
      'noise-sensitivity',
      'Share of claims that are wrong by the reference and come from the context.',
    ),
    createSummarizationScorer: (config = {}) =>
      new ScorerOverRows(
        'summarization',
        'The lower of a summary’s alignment with its source and its coverage of it.',
        config,
        sourceTexts(config.options),
        runtime,
      ),
    createCitationPrecisionScorer: overContext(
      'citation-precision',
      'Share of citations that help to support their claim.',
    ),
    createCitationRecallScorer: overContext(
      'citation-recall',
      'Share of claims that what they cite supports.',
    ),
    HallucinationMetric: class extends ContradictionMetric {
      constructor(model: ModelOption, options: MetricOptions) {
        super(model, options, runtime);
      }
    },
  };
}
