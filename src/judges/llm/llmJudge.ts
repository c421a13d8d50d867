import type { Failed, Judge, JudgeEvent, JudgeRequest, NotCheckable } from '../../check/judge.ts';
import type { Problem } from '../../check/problem.ts';
import type { ChatModel } from '../../models/chatModel.ts';
import { estimateTokens } from '../../models/tokens.ts';
import { askOnce, type CallMaterial, isWorthAsking, type Remainder } from './asking.ts';
import { split, toBatches } from './batches.ts';
import { merge } from './merge.ts';
import { noPrice, type Price, priceOf } from './price.ts';
import { buildPrompt } from './prompt.ts';
import { selectPassages } from './selectPassages.ts';

export interface LlmJudgeOptions {
  readonly model: ChatModel;
  readonly price?: Price;
  /** Most tokens of context to show; a larger context is searched. Default 60,000. */
  readonly contextTokens?: number;
  /** Calls in flight at once; default 4. */
  readonly parallel?: number;
}

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

  async *assess(request: JudgeRequest, signal: AbortSignal): AsyncGenerator<JudgeEvent> {
    const asked = request.sentences.flatMap((_, i) => (request.only?.has(i) === false ? [] : [i]));
    const checkable: number[] = [];
    for (const position of asked) {
      const set = setAside(request, position);
      if (set) yield set;
      else checkable.push(position);
    }
    if (checkable.length === 0 || signal.aborted) return;
    const { model, parallel = 4, contextTokens = 60_000 } = this.options;
    const asking = checkable.map((position) => request.sentences[position]!);
    const passages = selectPassages(request.index, asking, contextTokens);
    if (passages.length < request.index.passages.length) yield { type: 'read', passages };
    const prompt = buildPrompt({ ...request, passages });
    const batches = toBatches(checkable, estimateTokens(prompt.user([])));
    const shown = new Map(passages.map((passage) => [passage.position, passage]));
    const run = new Run({ model, prompt, request, shown }, this.options.price ?? noPrice, signal);
    yield* merge(
      batches.map((batch) => run.ask(batch)),
      parallel,
    );
    if (signal.aborted) return;
    if (run.answers === 0 && run.broken) throw run.broken;
    yield* run.failures;
  }
}

/** The calls of one check. Faults are kept until its end: those of one batch do not cost the answers of others. */
class Run {
  answers = 0;
  broken: Problem | undefined;
  readonly failures: Failed[] = [];

  constructor(
    private readonly material: CallMaterial,
    private readonly price: Price,
    private readonly signal: AbortSignal,
  ) {}

  /** One batch: what is left after its call is asked again, alone; what is left then has failed. */
  async *ask(batch: readonly number[]): AsyncGenerator<JudgeEvent> {
    const left = yield* this.#call(batch);
    if (!left) return;
    if (!isWorthAsking(left.problem)) return this.#fail(left);
    for (const part of split(left.positions, partsAfter(left.problem, left.positions.length))) {
      const still = yield* this.#call(part);
      if (still) this.#fail(still);
    }
  }

  async *#call(batch: readonly number[]): AsyncGenerator<JudgeEvent, Remainder | undefined> {
    const price = (prompt: number, completion: number) => priceOf(this.price, prompt, completion);
    const calls = askOnce(this.material, batch, price, this.signal);
    for (;;) {
      const { done, value } = await calls.next();
      if (done) return value;
      if (value.type === 'judged' || value.type === 'notCheckable') this.answers++;
      yield value;
    }
  }

  #fail({ positions, problem }: Remainder): void {
    if (!isWorthAsking(problem)) this.broken ??= problem;
    this.failures.push(...positions.map((sentence): Failed => ({ type: 'failed', sentence, problem })));
  }
}

/** An answer that was cut off or refused comes through in halves, if at all. */
const partsAfter = (problem: Problem, left: number): number =>
  left > 1 && (problem.code === 'outputTooLong' || problem.code === 'refused') ? 2 : 1;

/** Headings and code hold no claims whatever they say; a model is not paid to tell so. */
function setAside(request: JudgeRequest, position: number): NotCheckable | undefined {
  const { kind } = request.sentences[position]!;
  return kind === 'heading' || kind === 'code'
    ? { type: 'notCheckable', sentence: position, why: kind }
    : undefined;
}
