import type { Failed, JudgeEvent, JudgeRequest } from '../../check/judge.ts';
import { Problem, type ProblemCode } from '../../check/problem.ts';
import type { ChatModel } from '../../models/chatModel.ts';
import { Asking, type Remainder } from './asking.ts';
import { split } from './batches.ts';
import type { Plan } from './plan.ts';
import { type Price, priceOf } from './price.ts';

export interface RunMaterial {
  readonly model: ChatModel;
  readonly request: JudgeRequest;
  readonly plan: Plan;
  readonly price: Price;
  /** Most tokens of the run. */
  readonly limit: number;
}

/** After these, the sentences without an answer are worth another call. */
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
  answers = 0;
  broken: Problem | undefined;
  readonly failures: Failed[] = [];
  #tokens = 0;

  constructor(
    private readonly material: RunMaterial,
    private readonly signal: AbortSignal,
  ) {}

  /**
   * One batch: what is left after its call is asked again, alone; what is left then has failed. Events come in
   * groups that belong together: the claims of one sentence.
   */
  async *ask(batch: readonly number[]): AsyncGenerator<readonly JudgeEvent[]> {
    const left = yield* this.#call(batch);
    if (!left) return;
    if (!worthAsking.has(left.problem.code)) return this.#fail(left);
    for (const part of split(left.positions, partsAfter(left))) {
      const still = this.#isSpent ? overBudget(part) : yield* this.#call(part);
      if (still) this.#fail(still);
    }
  }

  async *#call(batch: readonly number[]): AsyncGenerator<readonly JudgeEvent[], Remainder | undefined> {
    const { request, plan, model } = this.material;
    const asking = new Asking(batch, request.sentences, plan.passages);
    for await (const events of asking.stream(model, plan.prompt, this.signal)) {
      if (events.length > 0) this.answers++;
      yield events;
    }
    const { promptTokens, completionTokens } = asking.usage;
    this.#tokens += promptTokens + completionTokens;
    const cost = priceOf(this.material.price, promptTokens, completionTokens);
    yield [{ type: 'usage', calls: 1, ...asking.usage, ...(cost === undefined ? {} : { cost }) }];
    return this.signal.aborted ? undefined : asking.remainder(model);
  }

  get #isSpent(): boolean {
    return this.#tokens >= this.material.limit;
  }

  #fail({ positions, problem }: Remainder): void {
    if (!worthAsking.has(problem.code)) this.broken ??= problem;
    this.failures.push(...positions.map((sentence): Failed => ({ type: 'failed', sentence, problem })));
  }
}

const overBudget = (positions: readonly number[]): Remainder => ({
  positions,
  problem: new Problem('budget'),
});

/** An answer that was cut off or refused comes through in halves, if at all. */
const partsAfter = ({ positions, problem }: Remainder): number =>
  positions.length > 1 && (problem.code === 'outputTooLong' || problem.code === 'refused') ? 2 : 1;
