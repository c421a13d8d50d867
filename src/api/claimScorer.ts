import type { Report } from '../check/report.ts';
import type { ScorerId } from '../check/score/scorer.ts';
import type { Outcome } from '../check/types.ts';
import { checkText } from '../evaluate/checkText.ts';
import { toReport } from '../report/json.ts';
import { type ClaimVerdict, claimVerdicts } from './claimVerdicts.ts';
import {
  type ContextOptions,
  readContextItem,
  resolveContext,
  resolveReasonContext,
} from './contextOptions.ts';
import { inputText, outputText } from './messages.ts';
import { type ModelOption, resolveModel } from './resolveModel.ts';
import { type RunFields, runFields, type ScorerRun } from './run.ts';
import type { Runtime } from './runtime.ts';
import { scaleOf } from './scale.ts';
import { type ScoreReason, scoreReason } from './scoreReason.ts';
import { inWords, inWordsNow } from './scorerError.ts';
import { createStepJudge, type StepPrompts, type Strategy } from './stepJudge.ts';

export interface ClaimScorerConfig {
  /** Default "offline". */
  readonly model?: ModelOption;
  readonly options?: ContextOptions & { /** Default 1. */ readonly scale?: number };
  readonly scale?: number;
  /** Of a model; default "staged". */
  readonly strategy?: Strategy;
  /** Who words the reason; "written" (the default) is made from the verdicts alone. */
  readonly reason?: 'written' | 'model';
}

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
  readonly #scale: number;

  constructor(
    private readonly scorer: ScorerId,
    readonly id: string,
    readonly name: string,
    readonly description: string,
    private readonly config: ClaimScorerConfig,
    private readonly runtime: Runtime,
  ) {
    this.#scale = inWordsNow(() => scaleOf(config));
  }

  run(given: ScorerRun): Promise<ClaimScorerResult> {
    return inWords(async () => {
      const run = runFields(given);
      const model = await resolveModel(this.config.model ?? 'offline', this.runtime);
      const text = outputText(run.output);
      const options = text.trim() === '' ? { context: [] } : (this.config.options ?? {});
      const facts = await resolveContext(options, run, text);
      const { judge, prompts } = await createStepJudge(model, this.config.strategy);
      const signal = new AbortController().signal;
      const question = inputText(run.input);
      const { outcome, sources } = await checkText({ text, facts, question }, judge, readContextItem, signal);
      const report = toReport({
        output: { start: 0, end: text.length },
        sources,
        judge: judge.id,
        outcome,
        scorer: this.scorer,
        options: { scale: this.#scale },
        timings: { total: 0 },
      });
      const score = apiScore(report);
      const results = this.#results(report, outcome);
      const known = { run, results, ...(score === null ? {} : { score }) };
      const context = await resolveReasonContext(options, known, facts);
      const author = this.config.reason === 'model' ? model : undefined;
      const reason = await scoreReason(this.scorer, report, outcome, context, author, signal);
      return { ...run, score, ...results, ...this.#told(report, prompts, reason) };
    });
  }

  #results(report: Report, { findings }: Outcome) {
    return {
      preprocessStepResult: { claims: findings.map(({ claim }) => claim.text) },
      analyzeStepResult: { verdicts: claimVerdicts(this.scorer, findings, report.claims) },
    };
  }

  #told(report: Report, prompts: StepPrompts, reason: ScoreReason) {
    return {
      reason: reason.text,
      preprocessPrompt: prompts.claims.join('\n\n'),
      analyzePrompt: prompts.verdicts.join('\n\n'),
      generateReasonPrompt: reason.prompt,
      assessments: report.claims,
      status: report.status,
      ...(report.scoreRange ? { scoreRange: report.scoreRange } : {}),
      usage: reason.usage,
    };
  }
}

export const roundScore = (score: number): number => Math.round(score * 100) / 100;

const apiScore = ({ score, status }: Report): number | null => {
  if (score !== null) return roundScore(score);
  return status === 'notApplicable' ? 0 : null;
};
