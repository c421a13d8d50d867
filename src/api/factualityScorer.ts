import {
  type Category,
  type CategoryWeights,
  letsDisagreementPass,
  toCategoryWeights,
} from '../check/factuality/category.ts';
import {
  deriveFactuality,
  type Factuality,
  type FactualityOptions,
  type FactualityStatus,
  uncategorised,
} from '../check/factuality/factuality.ts';
import { type GraderAnswer, readGraderAnswer as parse } from '../check/factuality/graderAnswer.ts';
import { Problem } from '../check/problem.ts';
import type { Usage } from '../check/types.ts';
import { checkBothWays } from '../evaluate/run/checkText.ts';
import { gradeFactuality } from '../judges/grader/grader.ts';
import { checkRubric, type RubricPrompt } from '../judges/grader/rubric.ts';
import type { ChatModel } from '../models/chatModel.ts';
import { withoutThoughts } from '../models/thinking.ts';
import { factualityReasonText } from '../report/factualityText.ts';
import { checkModelOption } from './argumentError.ts';
import { roundScore, type ScorerNames, scaleOf, scorerNames } from './claimScorer.ts';
import { chosenModel, type ModelOption, offlineJudgeOf, type Runtime, resolveModel } from './resolveModel.ts';
import { readContextItem } from './scorerContext.ts';
import { withScorerErrors, withScorerErrorsSync } from './scorerError.ts';
import { inputText, type RunFields, readOutput, runFields, type ScorerRun } from './scorerRun.ts';

export interface FactualityScorerConfig extends ScorerNames {
  /** A model grades; "offline" (the default) derives the category from verdicts. */
  readonly model?: ModelOption;
  /** Folder of the local model with which the offline judge reads: config.json, tokenizer.json, model.onnx. */
  readonly modelFolder?: string;
  readonly options?: {
    /** The run's `groundTruth` where absent. */
    readonly reference?: string;
    readonly weights?: Partial<CategoryWeights>;
    readonly rubricPrompt?: RubricPrompt;
    /** Default 1. */
    readonly scale?: number;
  };
  readonly scale?: number;
}

export interface FactualityScorerResult extends RunFields {
  /** Weight of the category times the scale, rounded to two decimals; `null` without a category. */
  readonly score: number | null;
  readonly category: Category | null;
  readonly pass: boolean;
  readonly reason: string;
  readonly form: Factuality['form'];
  readonly status: FactualityStatus;
  /** What the grader was asked; empty for a derived category. */
  readonly analyzePrompt: string;
  readonly usage: Omit<Usage, 'type'>;
}

interface Found {
  readonly factuality: Factuality;
  readonly usage: Omit<Usage, 'type'>;
  readonly prompt: string;
}

/** The model of a run, as it was given and opened; none for "offline". */
interface Chosen {
  readonly option: ModelOption;
  readonly model: ChatModel | undefined;
}

const nothingUsed = { calls: 0, promptTokens: 0, completionTokens: 0 };

/** How an output stands to a reference answer, for programs. Wrong weights and rubrics are errors at once. */
export class FactualityScorer {
  readonly id: string;
  readonly name: string;
  readonly description = 'Category A to E of an output against a reference answer.';
  /** What a person who configured this should know. */
  readonly warnings: readonly string[];
  readonly #options: FactualityOptions;

  constructor(
    private readonly config: FactualityScorerConfig,
    private readonly runtime: Runtime,
  ) {
    checkModelOption(config.model);
    const { options = {} } = config;
    ({ id: this.id, name: this.name } = scorerNames('factuality', config));
    this.#options = withScorerErrorsSync(() => ({
      weights: toCategoryWeights(options.weights),
      scale: scaleOf(config),
    }));
    withScorerErrorsSync(() => {
      if (options.rubricPrompt !== undefined) checkRubric(options.rubricPrompt);
      if (options.reference !== undefined) toReference(options.reference);
    });
    this.warnings = letsDisagreementPass(this.#options.weights)
      ? ['The weight "disagree" is above 0: outputs that contradict the reference pass.']
      : [];
  }

  run(given: ScorerRun): Promise<FactualityScorerResult> {
    return withScorerErrors(async () => {
      const run = runFields(given);
      const reference = toReference(this.config.options?.reference ?? run.groundTruth);
      const option = await chosenModel(this.config.model, run);
      const model = await resolveModel(option, this.runtime);
      const { factuality, usage, prompt } = await this.#find(run, reference, { option, model });
      const { score, category, pass, form, status, reason } = factuality;
      return {
        ...run,
        score: score === null ? null : roundScore(score),
        category,
        pass,
        reason: factualityReasonText(reason),
        form,
        status,
        analyzePrompt: prompt,
        usage,
      };
    });
  }

  async #find(run: RunFields, reference: string, { option, model }: Chosen): Promise<Found> {
    const completion = readOutput(run.output);
    const form = model ? 'graded' : 'derived';
    if (completion.trim() === '') {
      const factuality = uncategorised('notApplicable', { code: 'emptyOutput' }, form);
      return { factuality, usage: nothingUsed, prompt: '' };
    }
    const input = inputText(run.input);
    if (!model) return this.#derive({ input, reference, completion }, option);
    const { rubricPrompt } = this.config.options ?? {};
    const order = { model, input, ideal: reference, completion, ...this.#options };
    return gradeFactuality(
      rubricPrompt === undefined ? order : { ...order, rubricPrompt },
      new AbortController().signal,
    );
  }

  async #derive(
    { input, reference, completion }: Readonly<Record<'input' | 'reference' | 'completion', string>>,
    model: ModelOption,
  ): Promise<Found> {
    const judge = await offlineJudgeOf({ ...this.config, model }, this.runtime)();
    const { signal } = new AbortController();
    const texts = { output: completion, reference, question: input };
    const { output: forward, reference: backward } = await checkBothWays(
      texts,
      judge,
      readContextItem,
      signal,
    );
    const verdicts = { output: forward, reference: backward, offline: true };
    const factuality = deriveFactuality(verdicts, this.#options);
    return { factuality, usage: nothingUsed, prompt: '' };
  }
}

function toReference(reference: unknown): string {
  if (typeof reference !== 'string' || reference.trim() === '') throw new Problem('noReference');
  return reference;
}

/** Reads a grader's answer (scoring.md §8); a blank reason is the category's description. No text is no answer. */
export function parseGraderAnswer(text: string | null | undefined): GraderAnswer {
  if (typeof text !== 'string')
    return { error: text === undefined || text === null ? 'empty answer' : 'unexpected format' };
  const answer = parse(withoutThoughts(text));
  if ('error' in answer || answer.reason !== '') return answer;
  const { category } = answer;
  return { category, reason: factualityReasonText({ code: 'category', category }) };
}
