import type { Estimate, Judge, JudgeEvent, JudgeRequest } from '../../check/judge.ts';
import { Problem } from '../../check/problem.ts';
import type { ChatModel } from '../../models/chatModel.ts';
import { merge } from './merge.ts';
import { estimatePlan, planCheck } from './plan.ts';
import { noPrice, type Price, priceOf } from './price.ts';
import { promptVersion } from './prompt.ts';
import { Run } from './run.ts';

export interface LlmJudgeOptions {
  readonly model: ChatModel;
  readonly price?: Price;
  /** Most tokens that a run may use, prompts included. A run that would need more is not begun. */
  readonly tokensPerRun?: number;
  /** Most tokens of context to show; a larger context is searched. Default 60,000. */
  readonly contextTokens?: number;
  /** Calls in flight at once; default 4. */
  readonly parallel?: number;
}

const defaultContextTokens = 60_000;

/** What decides about answers beside texts and model: part of the key of every cached answer. */
export const llmParameters = ({ contextTokens }: Pick<LlmJudgeOptions, 'contextTokens'> = {}): string =>
  `single pass ${promptVersion}, context ${contextTokens ?? defaultContextTokens}`;

/** Single pass: one streamed, structured call (parallel ones for long outputs) extracts and judges every claim. */
export function createLlmJudge(options: LlmJudgeOptions): Judge {
  return new LlmJudge(options);
}

class LlmJudge implements Judge {
  readonly id: string;
  readonly destination: string;

  constructor(private readonly options: LlmJudgeOptions) {
    this.id = options.model.id;
    this.destination = options.model.destination;
  }

  estimate(request: JudgeRequest): Estimate {
    const tokens = estimatePlan(this.#plan(request));
    const cost = priceOf(this.options.price ?? noPrice, tokens.promptTokens, tokens.completionTokens);
    return { ...tokens, ...(cost === undefined ? {} : { cost }) };
  }

  async *assess(request: JudgeRequest, signal: AbortSignal): AsyncGenerator<JudgeEvent> {
    const plan = this.#plan(request);
    yield* plan.setAside;
    if (plan.batches.length === 0 || signal.aborted) return;
    const { promptTokens, completionTokens } = estimatePlan(plan);
    const { model, price = noPrice, tokensPerRun: limit = Number.POSITIVE_INFINITY } = this.options;
    const tokens = promptTokens + completionTokens;
    if (tokens > limit) throw new Problem('budget', { tokens, limit });
    if (plan.passages.length < request.index.passages.length) yield { type: 'read', passages: plan.passages };
    const run = new Run({ model, request, plan, price, limit }, signal);
    const calls = plan.batches.map((batch) => run.ask(batch));
    for await (const answer of merge(calls, this.options.parallel ?? 4)) yield* answer;
    if (signal.aborted) return;
    if (run.answers === 0 && run.broken) throw run.broken;
    yield* run.failures;
  }

  #plan(request: JudgeRequest) {
    return planCheck(request, this.options.contextTokens ?? defaultContextTokens);
  }
}
