import { Problem } from '../../check/problem.ts';
import type { AnswerShape, ChatEvent, ChatModel, ChatRequest, Finish } from '../../models/chatModel.ts';
import { estimatedUsage } from '../../models/tokens.ts';
import { ObjectScanner } from './objectScanner.ts';
import type { Prompt } from './prompt.ts';

/** Numbered things that a model is asked about, and how its answers are read. Positions count from 0. */
export interface Numbered<T> {
  readonly prompt: Prompt;
  readonly shape: AnswerShape;
  /** The position that an object claims to answer, even where the rest of it is invalid. */
  positionOf(value: unknown): number | undefined;
  /** `undefined` when the object is no valid answer. */
  read(value: unknown): T | undefined;
}

/** An answer, or that the one given before does not hold. */
export type Given<T> =
  | { readonly position: number; readonly answer: T }
  | { readonly position: number; readonly retracted: true };

/** What one call left unanswered, and why. */
export interface Remainder {
  readonly positions: readonly number[];
  readonly problem: Problem;
}

type Usage = Extract<ChatEvent, { type: 'usage' }>;

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
export class Asking<T> {
  #usage: Usage | undefined;
  readonly #left: Set<number>;
  readonly #given = new Map<number, string>();
  readonly #doubtful = new Set<number>();
  #text = '';
  #finish: Finish | undefined;
  #problem: Problem | undefined;

  constructor(
    private readonly asked: readonly number[],
    private readonly numbered: Numbered<T>,
  ) {
    this.#left = new Set(asked);
  }

  /** Each answer as soon as it is complete. */
  async *stream(model: ChatModel, signal: AbortSignal): AsyncGenerator<Given<T>> {
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
      this.#problem = error;
    }
  }

  get record(): CallRecord {
    const { system, user } = this.#request;
    return { prompt: `${system}\n\n${user}`, result: this.#text };
  }

  /** Estimated where the call was cut short before the model told. */
  get usage(): Pick<Usage, 'promptTokens' | 'completionTokens'> {
    const { promptTokens, completionTokens } = this.#usage ?? estimatedUsage(this.#request, this.#text);
    return this.#problem && this.#text === '' && !this.#usage
      ? { promptTokens: 0, completionTokens: 0 }
      : { promptTokens, completionTokens };
  }

  get #request(): ChatRequest {
    const { prompt, shape } = this.numbered;
    return { system: prompt.system, user: prompt.user(this.asked), shape };
  }

  remainder(model: ChatModel): Remainder | undefined {
    if (this.#left.size === 0) return undefined;
    return { positions: [...this.#left], problem: this.#problem ?? this.#missing(model) };
  }

  #take(value: unknown): Given<T> | undefined {
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

  #missing({ id }: ChatModel): Problem {
    if (this.#finish === 'length') return new Problem('outputTooLong', { model: id });
    if (this.#finish === 'refused') return new Problem('refused', { model: id });
    return new Problem(this.#text === '' ? 'noAnswer' : 'offSchema', { model: id });
  }
}
