import { Problem, type ProblemCode } from '../../check/problem.ts';
import type { Usage } from '../../check/types.ts';
import type { ChatModel } from '../../models/chatModel.ts';
import { Asking, type CallRecord, type Given, type Numbered, type Remainder } from './asking.ts';
import { split } from './batches.ts';
import { merge } from './merge.ts';
import { noPrice, type Price, priceOf } from './price.ts';

/** Who is asked, and within which limits. */
export interface RunOptions {
  readonly model: ChatModel;
  readonly price?: Price;
  /** Most tokens that a run may use, prompts included. A run that would need more is not begun. */
  readonly tokensPerRun?: number;
  /** Calls in flight at once; default 4. */
  readonly parallel?: number;
  readonly onCall?: (record: CallRecord) => void;
}

/** After these, what has no answer is worth another call. */
const worthAsking: ReadonlySet<ProblemCode> = new Set([
  'dropped',
  'stalled',
  'outputTooLong',
  'refused',
  'offSchema',
  'noAnswer',
]);

/** The calls of one check. Faults are kept until its end: those of one batch do not cost the answers of others. */
export class Run {
  #answers = 0;
  #tokens = 0;
  #broken: Problem | undefined;
  #failures: Remainder[] = [];

  constructor(
    private readonly options: RunOptions,
    private readonly signal: AbortSignal,
  ) {}

  /**
   * Asks all batches at once, and again, alone, what their calls left unanswered. Returns what has failed then.
   * @throws Problem when nothing at all was answered for a reason that asking again does not mend.
   */
  async *ask<T>(
    numbered: Numbered<T>,
    batches: readonly (readonly number[])[],
  ): AsyncGenerator<Given<T> | Usage, readonly Remainder[]> {
    this.#failures = [];
    const calls = batches.map((batch) => this.#batch(numbered, batch));
    yield* merge(calls, this.options.parallel ?? 4);
    if (this.#answers === 0 && this.#broken && !this.signal.aborted) throw this.#broken;
    return this.#failures;
  }

  async *#batch<T>(numbered: Numbered<T>, batch: readonly number[]): AsyncGenerator<Given<T> | Usage> {
    const left = yield* this.#call(numbered, batch);
    if (!left) return;
    if (!worthAsking.has(left.problem.code)) return this.#fail(left);
    for (const part of split(left.positions, partsAfter(left))) {
      const still = this.#isSpent ? overBudget(part) : yield* this.#call(numbered, part);
      if (still) this.#fail(still);
    }
  }

  async *#call<T>(
    numbered: Numbered<T>,
    batch: readonly number[],
  ): AsyncGenerator<Given<T> | Usage, Remainder | undefined> {
    const { model, price = noPrice, onCall } = this.options;
    const asking = new Asking(batch, numbered);
    for await (const given of asking.stream(model, this.signal)) {
      this.#answers++;
      yield given;
    }
    onCall?.(asking.record);
    const { promptTokens, completionTokens } = asking.usage;
    this.#tokens += promptTokens + completionTokens;
    const cost = priceOf(price, promptTokens, completionTokens);
    yield { type: 'usage', calls: 1, ...asking.usage, ...(cost === undefined ? {} : { cost }) };
    return this.signal.aborted ? undefined : asking.remainder(model);
  }

  get #isSpent(): boolean {
    return this.#tokens >= (this.options.tokensPerRun ?? Number.POSITIVE_INFINITY);
  }

  #fail(remainder: Remainder): void {
    if (!worthAsking.has(remainder.problem.code)) this.#broken ??= remainder.problem;
    this.#failures.push(remainder);
  }
}

const overBudget = (positions: readonly number[]): Remainder => ({
  positions,
  problem: new Problem('budget'),
});

/** An answer that was cut off or refused comes through in halves, if at all. */
const partsAfter = ({ positions, problem }: Remainder): number =>
  positions.length > 1 && (problem.code === 'outputTooLong' || problem.code === 'refused') ? 2 : 1;
