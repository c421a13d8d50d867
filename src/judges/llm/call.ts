import { mergeStreams } from '../../base/asyncIterables.ts';
import { Problem, type ProblemCode, type ProblemData } from '../../check/problem.ts';
import type { Usage } from '../../check/types.ts';
import type { ChatModel } from '../../models/chatModel.ts';
import { withoutThoughts } from '../../models/thinking.ts';
import { estimatedUsage, type Price, withCost } from '../../models/usage.ts';
import {
  type CallRecord,
  type GivenAnswer,
  ModelCall,
  type NumberedQuestions,
  type Unanswered,
} from './modelCall.ts';
import { splitEvenly } from './plan.ts';
import type { CheckPrompt } from './prompt.ts';

/** Who is asked, and within which limits. */
export interface CallOptions {
  readonly model: ChatModel;
  readonly price?: Price;
  /** Looks at what is in doubt, in the place of `model`: a stronger one. */
  readonly second?: { readonly model: ChatModel; readonly price?: Price };
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
  'promptCut',
]);

/** What has no answer after all, and why. */
export interface FailedQuestions {
  readonly positions: readonly number[];
  readonly problem: ProblemData;
}

/** The calls of one check. Faults are kept until its end: those of one batch do not cost the answers of others. */
export class ModelCalls {
  #answers = 0;
  #tokens = 0;
  #broken: ProblemData | undefined;
  #proof: boolean | undefined;
  #failures: FailedQuestions[] = [];

  constructor(
    private readonly options: CallOptions,
    private readonly signal: AbortSignal,
  ) {}

  /**
   * Asks the first batch, and all others at once as soon as it is being answered, because providers have cached their
   * common beginning then; and again, alone, what a call left unanswered. What has failed then comes last.
   * @throws Problem when nothing at all was answered for a reason that asking again does not mend.
   */
  async *ask<T>(
    numbered: NumberedQuestions<T>,
    batches: readonly (readonly number[])[],
  ): AsyncGenerator<GivenAnswer<T> | Usage | FailedQuestions> {
    this.#failures = [];
    const gate = new Gate(this.signal);
    const calls = batches.map(
      (batch, i) => (signal: AbortSignal) =>
        i === 0 ? this.#first(numbered, batch, signal, gate) : this.#later(numbered, batch, signal, gate),
    );
    yield* mergeStreams(calls, this.options.parallel ?? 4, this.signal);
    if (this.#answers === 0 && this.#broken && !this.signal.aborted) throw Problem.from(this.#broken);
    yield* this.#failures;
  }

  async *#first<T>(
    numbered: NumberedQuestions<T>,
    batch: readonly number[],
    signal: AbortSignal,
    gate: Gate,
  ): AsyncGenerator<GivenAnswer<T> | Usage> {
    try {
      yield* this.#batch(numbered, batch, signal, gate.open);
    } finally {
      gate.open();
    }
  }

  async *#later<T>(
    numbered: NumberedQuestions<T>,
    batch: readonly number[],
    signal: AbortSignal,
    gate: Gate,
  ): AsyncGenerator<GivenAnswer<T> | Usage> {
    await gate.opened;
    if (!signal.aborted) yield* this.#batch(numbered, batch, signal);
  }

  async *#batch<T>(
    numbered: NumberedQuestions<T>,
    batch: readonly number[],
    signal: AbortSignal,
    onBegun?: () => void,
  ): AsyncGenerator<GivenAnswer<T> | Usage> {
    const left = yield* this.#call(numbered, batch, signal, undefined, { onBegun });
    onBegun?.();
    if (!left) return;
    if (!worthRepeating.has(left.problem.code)) return yield* this.#giveUp(left);
    const doubtful = numbered.secondLook ? left.positions.filter((at) => left.held.has(at)) : [];
    const open = left.positions.filter((at) => !doubtful.includes(at));
    for (const part of splitEvenly(open, partsAfter({ ...left, positions: open }))) {
      const still = this.#isSpent
        ? overBudget(part, left.held)
        : yield* this.#call(numbered, part, signal, left.held, { isExplained: wasFormless(left) });
      if (still) yield* this.#giveUp(still);
    }
    if (doubtful.length > 0) yield* this.#lookAgain(numbered, { ...left, positions: doubtful }, signal);
  }

  /** With just the passages that matter and room to reason, or by a stronger model. */
  async *#lookAgain<T>(
    numbered: NumberedQuestions<T>,
    { positions, held }: Unanswered<T>,
    signal: AbortSignal,
  ): AsyncGenerator<GivenAnswer<T> | Usage> {
    const own = new Map(positions.map((at) => [at, held.get(at)!]));
    const still = this.#isSpent
      ? overBudget(positions, held)
      : yield* this.#call((await numbered.secondLook?.(own)) ?? numbered, positions, signal, own, {
          asked: this.options.second,
        });
    if (still) yield* this.#giveUp(still);
  }

  async *#call<T>(
    numbered: NumberedQuestions<T>,
    batch: readonly number[],
    signal: AbortSignal,
    held?: Unanswered<T>['held'],
    { asked = this.options, isExplained, onBegun }: CallManner = {},
  ): AsyncGenerator<GivenAnswer<T> | Usage, Unanswered<T> | undefined> {
    const { onCall } = this.options;
    const { model, price } = asked;
    const asking = new ModelCall(batch, numbered, held, isExplained);
    for await (const given of asking.stream(model, signal, onBegun)) {
      this.#answers++;
      yield given;
    }
    if (asking.isUnproved && !signal.aborted && !(yield* this.#hasReadAll(numbered.prompt, signal)))
      yield* asking.takeBackAbsences(model);
    onCall?.(asking.record);
    const { promptTokens, completionTokens } = asking.usage;
    this.#tokens += promptTokens + completionTokens;
    yield {
      type: 'usage',
      calls: 1,
      ...withCost({ promptTokens, completionTokens }, price),
      ...asking.served,
    };
    return signal.aborted ? undefined : asking.remainder(model);
  }

  /** Asks an endpoint that does not count its prompts for a word at their beginning; once a check. */
  async *#hasReadAll({ system, canary }: CheckPrompt, signal: AbortSignal): AsyncGenerator<Usage, boolean> {
    if (this.#proof !== undefined || !canary) return this.#proof ?? true;
    const request = { system, user: canary.user, maxTokens: 400 };
    let text = '';
    try {
      for await (const event of this.options.model.stream(request, signal))
        if (event.type === 'text') text += event.text;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
    const { promptTokens, completionTokens } = estimatedUsage(request, text);
    this.#tokens += promptTokens + completionTokens;
    yield { type: 'usage', calls: 1, ...withCost({ promptTokens, completionTokens }, this.options.price) };
    this.#proof = withoutThoughts(text).includes(canary.word);
    return this.#proof;
  }

  get #isSpent(): boolean {
    return this.#tokens >= (this.options.tokensPerRun ?? Number.POSITIVE_INFINITY);
  }

  /** What was held back is given after all, as doubtful as it is; the rest has failed. */
  *#giveUp<T>({ positions, problem, held }: Unanswered<T>): Generator<GivenAnswer<T>> {
    if (!worthRepeating.has(problem.code)) this.#broken ??= problem;
    const failed: number[] = [];
    for (const position of positions) {
      if (this.signal.aborted) return;
      const answer = held.get(position);
      if (answer === undefined) failed.push(position);
      else {
        this.#answers++;
        yield { position, answer };
      }
    }
    if (failed.length > 0) this.#failures.push({ positions: failed, problem });
  }
}

/** How one call is made. */
interface CallManner {
  /** Who is asked. */
  readonly asked?: Pick<CallOptions, 'model' | 'price'>;
  readonly isExplained?: boolean;
  readonly onBegun?: () => void;
}

/** Opens once, at the latest when all is given up. */
class Gate {
  open: () => void = () => {};
  readonly opened: Promise<void>;

  constructor(signal: AbortSignal) {
    this.opened = new Promise((resolve) => {
      this.open = resolve;
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  }
}

const overBudget = <T>(positions: readonly number[], held: Unanswered<T>['held']): Unanswered<T> => ({
  positions,
  problem: { code: 'budget', args: {} },
  held,
});

/** Whether an answer came that was none, or not in its form. */
const wasFormless = ({ problem }: FailedQuestions): boolean =>
  problem.code === 'offSchema' || problem.code === 'noAnswer';

/** Small models answer this many questions at once, if any. */
const fewQuestions = 10;

/** An answer that was cut off or refused comes through in halves, if at all; who leaves out many, gets few at a time. */
function partsAfter({ positions, problem }: FailedQuestions): number {
  switch (problem.code) {
    case 'outputTooLong':
    case 'refused':
      return 2;
    case 'offSchema':
    case 'noAnswer':
      return Math.ceil(positions.length / fewQuestions);
    default:
      return 1;
  }
}
