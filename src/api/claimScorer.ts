import { fingerprintOf } from '../check/fingerprint.ts';
import { Problem } from '../check/problem.ts';
import type { Report } from '../check/report.ts';
import type { ScoreOptions, ScorerId } from '../check/score/scorer.ts';
import type { Outcome } from '../check/types.ts';
import { checkText } from '../evaluate/run/checkText.ts';
import { toReport, toReportClaim } from '../report/toReport.ts';
import { ArgumentError, checkContext, checkModelOption } from './argumentError.ts';
import { type ClaimVerdict, claimVerdicts, type WordedReason, wordedReason } from './claimResult.ts';
import {
  chosenModel,
  createStepJudge,
  type ModelOption,
  offlineJudgeOf,
  type Runtime,
  resolveModel,
  type StepPrompts,
  type Strategy,
} from './resolveModel.ts';
import {
  type ContextOptions,
  checkContextOptions,
  readContextItem,
  resolveContext,
  resolveReasonContext,
} from './scorerContext.ts';
import { withScorerErrors, withScorerErrorsSync } from './scorerError.ts';
import {
  inputText,
  isFields,
  type RunFields,
  type RunText,
  readOutput,
  runFields,
  type ScorerRun,
} from './scorerRun.ts';

/** What contradiction counts: the items of the context, the statements in them, or (auto) items where there are several. */
export type ContextUnit = NonNullable<ScoreOptions['unit']>;

/** What results are told apart by. */
export interface ScorerNames {
  readonly id?: string;
  readonly name?: string;
}

/** Its own where a program gives no others: "context-recall-scorer", "Context Recall Scorer". */
export const scorerNames = (scorer: string, { id, name }: ScorerNames): Required<ScorerNames> => ({
  id: id ?? `${scorer}-scorer`,
  name:
    name ?? `${scorer} scorer`.replace(/(?:^|[ -])(\w)/g, (start) => start.replace('-', ' ').toUpperCase()),
});

export interface ClaimScorerConfig extends ScorerNames {
  /** Default "offline". */
  readonly model?: ModelOption;
  /** Folder of the local model with which the offline judge reads: config.json, tokenizer.json, model.onnx. */
  readonly modelFolder?: string;
  readonly options?: ContextOptions & { /** Default 1. */ readonly scale?: number };
  readonly scale?: number;
  /** Of a model; default "single pass". */
  readonly strategy?: Strategy;
  /** Who words the reason; "written" (the default) is made from the verdicts alone. */
  readonly reason?: 'written' | 'model';
  readonly onAssessment?: OnAssessment;
}

/**
 * Called with each assessment as soon as it is known, before the run ends. A sentence of several claims comes several
 * times, and what a judge takes back and judges anew comes again.
 * @param index the sentence that the claim stands in, from 0
 * @param total sentences of the output
 */
export type OnAssessment = (assessment: Report['claims'][number], index: number, total: number) => void;

export interface ClaimScorerResult extends RunFields {
  /** Rounded to two decimals; 0 where it does not apply; `null` where nothing could be judged. */
  readonly score: number | null;
  readonly reason: string;
  readonly preprocessStepResult: { readonly claims: readonly string[] };
  readonly preprocessPrompt: string;
  readonly analyzeStepResult: { readonly verdicts: readonly ClaimVerdict[] };
  readonly analyzePrompt: string;
  /** Empty where the reason is written from the verdicts alone. */
  readonly generateReasonPrompt: string;
  readonly assessments: Report['claims'];
  readonly status: Report['status'];
  readonly scoreRange?: readonly number[];
  readonly usage: Report['usage'];
}

export interface ClaimScorer {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  run(run: ScorerRun): Promise<ClaimScorerResult>;
}

/** A scorer for programs over the claims of an output. */
export class ScorerOverClaims implements ClaimScorer {
  readonly id: string;
  readonly name: string;
  readonly #scale: number;

  constructor(
    private readonly scorer: ScorerId,
    readonly description: string,
    private readonly config: ClaimScorerConfig & { readonly unit?: ContextUnit },
    private readonly runtime: Runtime,
  ) {
    ({ id: this.id, name: this.name } = scorerNames(scorer, config));
    checkModelOption(config.model);
    checkContextOptions(config.options ?? {});
    checkUnit(config.unit);
    checkHook(config.onAssessment);
    this.#scale = withScorerErrorsSync(() => scaleOf(config));
  }

  run(given: ScorerRun): Promise<ClaimScorerResult> {
    return withScorerErrors(async () => {
      const run = runFields(given);
      const option = await chosenModel(this.config.model, run);
      const model = await resolveModel(option, this.runtime);
      const text = readOutput(run.output);
      const options = text.trim() === '' ? { context: [] } : (this.config.options ?? {});
      const facts = await resolveContext(options, run, text);
      const { judge, prompts } = await createStepJudge(
        model,
        offlineJudgeOf({ ...this.config, model: option }, this.runtime),
        this.config.strategy,
      );
      const signal = new AbortController().signal;
      const question = inputText(run.input);
      const { outcome, sources } = await checkText(
        { text, facts, question },
        judge,
        readContextItem,
        signal,
        (finding, sentences) =>
          this.config.onAssessment?.(toReportClaim(finding), finding.claim.sentence, sentences),
      );
      const report = toReport({
        output: { start: 0, end: text.length },
        sources,
        judge: judge.id,
        fingerprint: fingerprintOf(judge),
        outcome,
        scorer: this.scorer,
        options: { scale: this.#scale, unit: this.config.unit },
        timings: { total: 0 },
      });
      const score = apiScore(report);
      const results = this.#results(report, outcome);
      const known = { run, results, score: score ?? undefined };
      const context = await resolveReasonContext(options, known, facts);
      const author = this.config.reason === 'model' ? model : undefined;
      const reason = await wordedReason({ scorer: this.scorer, report, outcome, context }, author, signal);
      return { ...run, score, ...results, ...this.#told(report, prompts, reason) };
    });
  }

  #results(report: Report, { findings }: Outcome) {
    return {
      preprocessStepResult: { claims: findings.map(({ claim }) => claim.text) },
      analyzeStepResult: { verdicts: claimVerdicts(this.scorer, findings, report.claims) },
    };
  }

  #told(report: Report, prompts: StepPrompts, reason: WordedReason) {
    return {
      reason: reason.text,
      preprocessPrompt: prompts.claims.join('\n\n'),
      analyzePrompt: prompts.verdicts.join('\n\n'),
      generateReasonPrompt: reason.prompt,
      assessments: report.claims,
      status: report.status,
      scoreRange: report.scoreRange,
      usage: reason.usage,
    };
  }
}

export const roundScore = (score: number): number => Math.round(score * 100) / 100;

const apiScore = ({ score, status }: Report): number | null => {
  if (score !== null) return roundScore(score);
  return status === 'notApplicable' ? 0 : null;
};

export interface MetricOptions {
  /** Each item is one piece of context; the score is the share of them that the output clashes with. */
  readonly context: readonly string[];
  /** Default 1. */
  readonly scale?: number;
  /** Default "auto". */
  readonly unit?: ContextUnit;
}

export interface MetricResult {
  /** Rounded to two decimals; `null` where nothing could be judged. */
  readonly score: number | null;
  readonly info: { readonly reason: string };
}

export interface Metric {
  measure(input: RunText, output: RunText): Promise<MetricResult>;
  measure(run: { readonly input?: RunText; readonly output: RunText }): Promise<MetricResult>;
}

/** The contradiction score in the shape of a metric with `measure`. */
export class ContradictionMetric implements Metric {
  readonly #scorer: ScorerOverClaims;

  constructor(model: ModelOption, options: MetricOptions, runtime: Runtime) {
    const { context, scale = 1, unit } = options ?? {};
    checkContext('options.context', context);
    this.#scorer = new ScorerOverClaims(
      'contradiction',
      'Share of the context that the output contradicts.',
      { model, options: { context }, scale, unit },
      runtime,
    );
  }

  measure(input: RunText, output: RunText): Promise<MetricResult>;
  measure(run: { readonly input?: RunText; readonly output: RunText }): Promise<MetricResult>;
  async measure(first: unknown, ...rest: readonly RunText[]): Promise<MetricResult> {
    if (rest.length === 0 && !isFields(first))
      throw new ArgumentError(
        'output',
        'must be given: measure(input, output) or measure({input, output})',
        rest[0],
      );
    const { input, output } =
      rest.length > 0
        ? { input: first as RunText, output: rest[0] }
        : (first as { readonly input?: RunText; readonly output: RunText });
    const { score, reason } = await this.#scorer.run({ input, output });
    return { score, info: { reason } };
  }
}

const units: readonly unknown[] = ['auto', 'item', 'statement'] satisfies readonly ContextUnit[];

function checkUnit(unit: unknown): void {
  if (unit !== undefined && !units.includes(unit))
    throw new ArgumentError('options.unit', 'must be "auto", "item" or "statement"', unit);
}

function checkHook(hook: unknown): void {
  if (hook !== undefined && typeof hook !== 'function')
    throw new ArgumentError('onAssessment', 'must be a function', hook);
}

interface Scaled {
  readonly scale?: number;
  readonly options?: { readonly scale?: number };
}

/** What a full score is, beside the options or in them; default 1. Throws a `Problem` (badScale). */
export function scaleOf({ options, scale = options?.scale ?? 1 }: Scaled): number {
  if (typeof scale !== 'number' || !Number.isFinite(scale) || scale <= 0)
    throw new Problem('badScale', { value: String(scale) });
  return scale;
}
