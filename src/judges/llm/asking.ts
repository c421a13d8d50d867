import type { JudgeEvent } from '../../check/judge.ts';
import { Problem } from '../../check/problem.ts';
import type { Passage, Sentence } from '../../check/types.ts';
import type { ChatModel, Finish } from '../../models/chatModel.ts';
import { answeredNumber, answerSchema } from './answer.ts';
import { answerShape } from './answerShape.ts';
import { ObjectScanner } from './objectScanner.ts';
import type { Prompt } from './prompt.ts';
import { type Shown, toEvents } from './toEvents.ts';

/** What one call left unanswered, and why. */
export interface Remainder {
  readonly positions: readonly number[];
  readonly problem: Problem;
}

/** A model that never comes to an end is cut off after this many characters, and as many again a sentence. */
const longestAnswer = 4000;

/**
 * One call for some sentences. Only answers to asked sentences are taken, and only one each: a second, different
 * one takes the first back.
 */
export class Asking {
  usage = { promptTokens: 0, completionTokens: 0 };
  readonly #left: Set<number>;
  readonly #shown: Shown;
  readonly #given = new Map<number, string>();
  readonly #doubtful = new Set<number>();
  #length = 0;
  #finish: Finish | undefined;
  #problem: Problem | undefined;

  constructor(
    private readonly asked: readonly number[],
    private readonly sentences: readonly Sentence[],
    passages: readonly Passage[],
  ) {
    this.#left = new Set(asked);
    this.#shown = new Map(passages.map((passage) => [passage.position, passage]));
  }

  /** Each answer as soon as it is complete, its events together. */
  async *stream(
    model: ChatModel,
    prompt: Prompt,
    signal: AbortSignal,
  ): AsyncGenerator<readonly JudgeEvent[]> {
    const scanner = new ObjectScanner();
    const request = { system: prompt.system, user: prompt.user(this.asked), shape: answerShape() };
    try {
      for await (const event of model.stream(request, signal)) {
        if (event.type === 'usage') this.usage = tokensOf(event);
        if (event.type === 'finish') this.#finish = event.how;
        if (event.type !== 'text') continue;
        this.#length += event.text.length;
        for (const value of scanner.push(event.text)) yield this.#take(value);
        if (this.#length > longestAnswer * (1 + this.asked.length)) {
          this.#finish = 'length';
          return;
        }
      }
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.#problem = error;
    }
  }

  remainder(model: ChatModel): Remainder | undefined {
    if (this.#left.size === 0) return undefined;
    return { positions: [...this.#left], problem: this.#problem ?? this.#missing(model) };
  }

  #take(value: unknown): readonly JudgeEvent[] {
    const position = (answeredNumber(value) ?? 0) - 1;
    if (!this.asked.includes(position) || this.#doubtful.has(position)) return [];
    const text = JSON.stringify(value);
    const earlier = this.#given.get(position);
    if (earlier === text) return [];
    if (earlier !== undefined) {
      this.#doubtful.add(position);
      this.#left.add(position);
      return [{ type: 'retracted', sentence: position }];
    }
    const answer = answerSchema.safeParse(value);
    const events = answer.success ? toEvents(answer.data, this.sentences, this.#shown) : undefined;
    if (!events) return [];
    this.#given.set(position, text);
    this.#left.delete(position);
    return events;
  }

  #missing({ id }: ChatModel): Problem {
    if (this.#finish === 'length') return new Problem('outputTooLong', { model: id });
    if (this.#finish === 'refused') return new Problem('refused', { model: id });
    return new Problem(this.#length > 0 ? 'offSchema' : 'noAnswer', { model: id });
  }
}

const tokensOf = ({
  promptTokens,
  completionTokens,
}: {
  promptTokens: number;
  completionTokens: number;
}) => ({
  promptTokens,
  completionTokens,
});
