import { mergeStreams } from '../../base/asyncIterables.ts';
import { Problem, type ProblemCode, type ProblemData } from '../../check/problem.ts';
import type { Usage } from '../../check/types.ts';
import type { AnswerShape, ChatEvent, ChatModel, ChatRequest, Finish } from '../../models/chatModel.ts';
import { estimatedUsage, type Price, withCost } from '../../models/usage.ts';
import { ObjectScanner } from './objectScanner.ts';
import { splitEvenly } from './plan.ts';
import type { CheckPrompt } from './prompt.ts';

/** Numbered things that a model is asked about, and how its answers are read. Positions count from 0. */
export interface NumberedQuestions<T> {
  readonly prompt: CheckPrompt;
  readonly shape: AnswerShape;
  /** The position that an object claims to answer, even where the rest of it is invalid. */
  positionOf(value: unknown): number | undefined;
  /** `undefined` when the object is no valid answer. */
  read(value: unknown): T | undefined;
}

/** An answer, or that the one given before does not hold. */
export type GivenAnswer<T> =
  | { readonly position: number; readonly answer: T }
  | { readonly position: number; readonly retracted: true };

/** What one call left unanswered, and why. */
export interface Unanswered {
  readonly positions: readonly number[];
  readonly problem: ProblemData;
}

type UsageEvent = Extract<ChatEvent, { type: 'usage' }>;

/** A call's prompt and the whole of what came back, for those who keep records. */
export interface CallRecord {
  readonly prompt: string;
  readonly result: string;
}

/** A model that never comes to an end is cut off after this many characters, and as many again a question. */
const longestAnswer = 4000;

/**
 * One call. Only answers to what was asked are taken, and only one each: a second, different one takes the first
 * back.
 */
class ModelCall<T> {
  #usage: UsageEvent | undefined;
  readonly #left: Set<number>;
  readonly #given = new Map<number, string>();
  readonly #doubtful = new Set<number>();
  #text = '';
  #finish: Finish | undefined;
  #problem: ProblemData | undefined;

  constructor(
    private readonly asked: readonly number[],
    private readonly numbered: NumberedQuestions<T>,
  ) {
    this.#left = new Set(asked);
  }

  /** Each answer as soon as it is complete. */
  async *stream(model: ChatModel, signal: AbortSignal): AsyncGenerator<GivenAnswer<T>> {
    const scanner = new ObjectScanner();
    try {
      for await (const event of model.stream(this.#request, signal)) {
        if (event.type === 'usage') this.#usage = event;
        if (event.type === 'finish') this.#finish = event.how;
        if (event.type !== 'text') continue;
        this.#text += event.text;
        for (const value of scanner.push(event.text)) {
          const given = this.#take(value);
          if (given) yield given;
        }
        if (this.#text.length > longestAnswer * (1 + this.asked.length)) {
          this.#finish = 'length';
          return;
        }
      }
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.#problem = error.data;
    }
  }

  get record(): CallRecord {
    const { system, user } = this.#request;
    return { prompt: `${system}\n\n${user}`, result: this.#text };
  }

  /** Estimated where the call was cut short before the model told. */
  get usage(): Pick<UsageEvent, 'promptTokens' | 'completionTokens'> {
    const { promptTokens, completionTokens } = this.#usage ?? estimatedUsage(this.#request, this.#text);
    return this.#problem && this.#text === '' && !this.#usage
      ? { promptTokens: 0, completionTokens: 0 }
      : { promptTokens, completionTokens };
  }

  get #request(): ChatRequest {
    const { prompt, shape } = this.numbered;
    return { system: prompt.system, user: prompt.user(this.asked), shape };
  }

  remainder(model: ChatModel): Unanswered | undefined {
    if (this.#left.size === 0) return undefined;
    return { positions: [...this.#left], problem: this.#problem ?? this.#missing(model) };
  }

  #take(value: unknown): GivenAnswer<T> | undefined {
    const position = this.numbered.positionOf(value) ?? -1;
    if (!this.asked.includes(position) || this.#doubtful.has(position)) return undefined;
    const text = JSON.stringify(value);
    const earlier = this.#given.get(position);
    if (earlier === text) return undefined;
    if (earlier !== undefined) {
      this.#doubtful.add(position);
      this.#left.add(position);
      return { position, retracted: true };
    }
    const answer = this.numbered.read(value);
    if (answer === undefined) return undefined;
    this.#given.set(position, text);
    this.#left.delete(position);
    return { position, answer };
  }

  #missing({ id: model }: ChatModel): ProblemData {
    if (this.#finish === 'length') return { code: 'outputTooLong', args: { model } };
    if (this.#finish === 'refused') return { code: 'refused', args: { model } };
    return { code: this.#text === '' ? 'noAnswer' : 'offSchema', args: { model } };
  }
}

/** Who is asked, and within which limits. */
export interface CallOptions {
  readonly model: ChatModel;
  readonly price?: Price;
  /** Most tokens that a run may use, prompts included. A run that would need more is not begun. */
  readonly tokensPerRun?: number;
  /** Calls in flight at once; default 4. */
  readonly parallel?: number;
  readonly onCall?: (record: CallRecord) => void;
}

/** After these, what has no answer is worth another call. */
const worthRepeating: ReadonlySet<ProblemCode> = new Set([
  'dropped',
  'stalled',
  'outputTooLong',
  'refused',
  'offSchema',
  'noAnswer',
]);

/** The calls of one check. Faults are kept until its end: those of one batch do not cost the answers of others. */
export class ModelCalls {
  #answers = 0;
  #tokens = 0;
  #broken: ProblemData | undefined;
  #failures: Unanswered[] = [];

  constructor(
    private readonly options: CallOptions,
    private readonly signal: AbortSignal,
  ) {}

  /**
   * Asks all batches at once, and again, alone, what their calls left unanswered. What has failed then comes last.
   * @throws Problem when nothing at all was answered for a reason that asking again does not mend.
   */
  async *ask<T>(
    numbered: NumberedQuestions<T>,
    batches: readonly (readonly number[])[],
  ): AsyncGenerator<GivenAnswer<T> | Usage | Unanswered> {
    this.#failures = [];
    const calls = batches.map((batch) => (signal: AbortSignal) => this.#batch(numbered, batch, signal));
    yield* mergeStreams(calls, this.options.parallel ?? 4, this.signal);
    if (this.#answers === 0 && this.#broken && !this.signal.aborted) throw Problem.from(this.#broken);
    yield* this.#failures;
  }

  async *#batch<T>(
    numbered: NumberedQuestions<T>,
    batch: readonly number[],
    signal: AbortSignal,
  ): AsyncGenerator<GivenAnswer<T> | Usage> {
    const left = yield* this.#call(numbered, batch, signal);
    if (!left) return;
    if (!worthRepeating.has(left.problem.code)) return this.#fail(left);
    for (const part of splitEvenly(left.positions, partsAfter(left))) {
      const still = this.#isSpent ? overBudget(part) : yield* this.#call(numbered, part, signal);
      if (still) this.#fail(still);
    }
  }

  async *#call<T>(
    numbered: NumberedQuestions<T>,
    batch: readonly number[],
    signal: AbortSignal,
  ): AsyncGenerator<GivenAnswer<T> | Usage, Unanswered | undefined> {
    const { model, price, onCall } = this.options;
    const asking = new ModelCall(batch, numbered);
    for await (const given of asking.stream(model, signal)) {
      this.#answers++;
      yield given;
    }
    onCall?.(asking.record);
    const { promptTokens, completionTokens } = asking.usage;
    this.#tokens += promptTokens + completionTokens;
    yield { type: 'usage', calls: 1, ...withCost({ promptTokens, completionTokens }, price) };
    return signal.aborted ? undefined : asking.remainder(model);
  }

  get #isSpent(): boolean {
    return this.#tokens >= (this.options.tokensPerRun ?? Number.POSITIVE_INFINITY);
  }

  #fail(remainder: Unanswered): void {
    if (!worthRepeating.has(remainder.problem.code)) this.#broken ??= remainder.problem;
    this.#failures.push(remainder);
  }
}

const overBudget = (positions: readonly number[]): Unanswered => ({
  positions,
  problem: { code: 'budget', args: {} },
});

/** An answer that was cut off or refused comes through in halves, if at all. */
const partsAfter = ({ positions, problem }: Unanswered): number =>
  positions.length > 1 && (problem.code === 'outputTooLong' || problem.code === 'refused') ? 2 : 1;
