import { type RowScorerId, rowScorers } from '../check/score/measureCatalogue.ts';
import { type RowScore, type RowScoreOptions, scoreRow } from '../check/score/row/rowScorer.ts';
import type { Usage } from '../check/types.ts';
import { RowChecks } from '../evaluate/run/rowChecks.ts';
import { problemText } from '../report/problems/problemText.ts';
import { rowScoreText } from '../report/rowScoreText.ts';
import { ArgumentError, checkModelOption } from './argumentError.ts';
import { roundScore, type ScorerNames, scaleOf, scorerNames } from './claimScorer.ts';
import { type NotScorable, notScorable } from './notScorable.ts';
import {
  chosenModel,
  createStepJudge,
  type ModelOption,
  offlineJudgeOf,
  type Runtime,
  resolveModel,
  type Strategy,
} from './resolveModel.ts';
import { type RowSteps, rowSteps } from './rowSteps.ts';
import {
  type ContextOptions,
  checkContextOptions,
  readContextItem,
  resolveContext,
} from './scorerContext.ts';
import { withScorerErrors, withScorerErrorsSync } from './scorerError.ts';
import { inputText, type RunFields, readOutput, runFields, type ScorerRun } from './scorerRun.ts';

/** Where the context of a run comes from, in the words of the other evaluators. */
export interface RowContextOptions extends ContextOptions {
  /** Wins over `getContext` and `context`. */
  readonly contextExtractor?: (
    input: ScorerRun['input'],
    output: ScorerRun['output'],
  ) => readonly string[] | Promise<readonly string[]>;
  /** Default 1. */
  readonly scale?: number;
}

export interface NoiseOptions extends RowContextOptions {
  /** Errors from relevant items, or from irrelevant ones alone. Default "relevant". */
  readonly focus?: RowScoreOptions['focus'];
}

export interface SummaryOptions {
  /** Read for the sake of Mastra's programs, and without effect: every claim of the source counts. */
  readonly maxQuestions?: number;
  /** The text that is summarised; default what the run's input says. */
  readonly source?: string;
  /** Wins over `source`. */
  readonly sourceExtractor?: (
    input: ScorerRun['input'],
    output: ScorerRun['output'],
  ) => string | Promise<string>;
  /** Default 1. */
  readonly scale?: number;
}

export interface RowScorerConfig<Options = RowContextOptions> extends ScorerNames {
  /** Default "offline". */
  readonly model?: ModelOption;
  /** Folder of the local model with which the offline judge reads: config.json, tokenizer.json, model.onnx. */
  readonly modelFolder?: string;
  readonly options?: Options;
  /** Default 1. */
  readonly scale?: number;
  /** Of a model; default "single pass". */
  readonly strategy?: Strategy;
}

export interface RowScorerResult extends RunFields, RowSteps {
  /** Rounded to two decimals; `null` where the run cannot be scored, or nothing could be judged. */
  readonly score: number | null;
  readonly reason: string;
  /** Only where the run lacks what the scorer needs: why, and what to do about it. */
  readonly notScorable?: NotScorable['notScorable'];
  readonly status: RowScore['status'];
  readonly scoreRange?: RowScore['range'];
  readonly preprocessPrompt: string;
  readonly analyzePrompt: string;
  readonly usage: Omit<Usage, 'type'>;
}

export interface RowScorerForPrograms {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  run(run: ScorerRun): Promise<RowScorerResult>;
}

/** The texts that a run is scored on beside its output. */
interface RunTexts {
  readonly context: readonly string[];
  readonly question?: string;
}

/** How a scorer finds them. */
type FindTexts = (run: RunFields, output: string) => Promise<RunTexts>;

/** A scorer for programs over all texts of a run: its output, its context and its `groundTruth`. */
export class ScorerOverRows implements RowScorerForPrograms {
  readonly id: string;
  readonly name: string;
  readonly #options: RowScoreOptions;

  constructor(
    private readonly scorer: RowScorerId,
    readonly description: string,
    private readonly config: RowScorerConfig<RowScoreOptions>,
    private readonly findTexts: FindTexts,
    private readonly runtime: Runtime,
  ) {
    ({ id: this.id, name: this.name } = scorerNames(scorer, config));
    checkModelOption(config.model);
    checkFocus(config.options?.focus);
    const scale = withScorerErrorsSync(() => scaleOf(config));
    this.#options = { ...config.options, scale };
  }

  run(given: ScorerRun): Promise<RowScorerResult> {
    return withScorerErrors(async () => {
      const run = runFields(given);
      const option = await chosenModel(this.config.model, run);
      const model = await resolveModel(option, this.runtime);
      const output = readOutput(run.output);
      const { context, question } = await this.findTexts(run, output);
      const open = offlineJudgeOf({ ...this.config, model: option }, this.runtime);
      const { judge, prompts } = await createStepJudge(model, open, this.config.strategy);
      const { signal } = new AbortController();
      const row = { output, context, reference: referenceOf(run.groundTruth), input: question };
      const checks = new RowChecks(row, judge, readContextItem, signal);
      const score = await scoreRow(rowScorers[this.scorer], checks.texts, checks.check, this.#options);
      const { problem } = checks;
      const because = rowScoreText(score);
      const reason =
        score.status === 'failed' && problem ? `${because} ${problemText(problem).message}` : because;
      return {
        ...run,
        ...(score.status === 'notApplicable' ? notScorable(reason) : { score: rounded(score) }),
        ...rowSteps(score.found),
        reason,
        status: score.status,
        scoreRange: score.range,
        preprocessPrompt: prompts.claims.join('\n\n'),
        analyzePrompt: prompts.verdicts.join('\n\n'),
        usage: checks.takeUsage(),
      };
    });
  }
}

const rounded = ({ value }: RowScore): number | null => (value === null ? null : roundScore(value));

/** A reference that is no text says what it says as JSON. */
function referenceOf(groundTruth: unknown): string | undefined {
  if (groundTruth === undefined || groundTruth === null) return undefined;
  return typeof groundTruth === 'string' ? groundTruth : JSON.stringify(groundTruth);
}

/** `contextExtractor`, else as the other scorers find it (scoring.md §7). */
export function contextTexts(options: RowContextOptions = {}): FindTexts {
  const { contextExtractor } = options;
  checkContextOptions(options);
  checkFunction('options.contextExtractor', contextExtractor);
  const getContext = contextExtractor
    ? ({ run }: { readonly run: RunFields }) => contextExtractor(run.input, run.output)
    : options.getContext;
  return async (run, output) => ({
    context: await resolveContext({ ...options, getContext }, run, output),
    question: inputText(run.input),
  });
}

/** `sourceExtractor`, else `source`, else what the input says: the text to summarise asks nothing. */
export function sourceTexts({ source, sourceExtractor }: SummaryOptions = {}): FindTexts {
  checkFunction('options.sourceExtractor', sourceExtractor);
  if (source !== undefined) checkText('options.source', source);
  return async (run) => {
    const text = sourceExtractor
      ? await sourceExtractor(run.input, run.output)
      : (source ?? inputText(run.input));
    checkText('options.sourceExtractor()', text);
    return { context: [text] };
  };
}

function checkText(argument: string, text: unknown): asserts text is string {
  if (typeof text !== 'string') throw new ArgumentError(argument, 'must be a string', text);
}

function checkFunction(argument: string, value: unknown): void {
  if (value !== undefined && typeof value !== 'function')
    throw new ArgumentError(argument, 'must be a function', value);
}

const focuses: readonly unknown[] = [undefined, 'relevant', 'irrelevant'];

function checkFocus(focus: unknown): void {
  if (!focuses.includes(focus))
    throw new ArgumentError('options.focus', 'must be "relevant" or "irrelevant"', focus);
}
