import { Problem, type ProblemArgs } from '../check/problem.ts';

/** How long to wait for a model. */
export interface Patience {
  /** Milliseconds until an answer must begin; models that reason take their time. */
  readonly first: number;
  /** Milliseconds between two pieces of an answer. */
  readonly between: number;
  /** Milliseconds for all of an answer; default ten minutes. A server can show signs of life for ever. */
  readonly total?: number;
}

const longest = 600_000;
export const defaultPatience: Patience = { first: 180_000, between: 45_000 };

/** A model on a person's own machine reads a long prompt for minutes before it says a word. */
export const patienceWith = (isOnThisMachine: boolean): Patience =>
  isOnThisMachine ? { ...defaultPatience, first: 540_000, between: 120_000 } : defaultPatience;

/** Aborts a request that says nothing for too long, or that the caller gave up. */
export class Watchdog {
  readonly #controller = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #deadline: ReturnType<typeof setTimeout>;
  #barked = false;

  constructor(
    private readonly caller: AbortSignal,
    private readonly patience: Patience,
    private readonly args: ProblemArgs,
  ) {
    caller.addEventListener('abort', this.#abort);
    if (caller.aborted) this.#abort();
    this.#wait(patience.first);
    this.#deadline = setTimeout(this.#bark, patience.total ?? longest);
  }

  get controller(): AbortController {
    return this.#controller;
  }

  /** The problem that this dog's bark is, when the request broke because of it. */
  get stalled(): Problem | undefined {
    return this.#barked ? new Problem('stalled', this.args) : undefined;
  }

  /** Call for each sign of life. */
  alive(): void {
    this.#wait(this.patience.between);
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#deadline);
    this.caller.removeEventListener('abort', this.#abort);
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#bark, milliseconds);
  }

  readonly #bark = (): void => {
    this.#barked = true;
    this.#abort();
  };

  readonly #abort = (): void => this.#controller.abort();
}
