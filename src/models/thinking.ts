const open = '<think>';
const close = '</think>';

/**
 * Takes a model's `<think>…</think>` off the beginning of its streamed text; deltas may cut the marks anywhere.
 * Later marks are answer: a quoted `<think>` must not swallow what follows.
 */
export class ThinkingFilter {
  #held = '';
  #state: 'before' | 'thinking' | 'answering' = 'before';

  /** The part of `delta`, and of what was held back, that is surely answer. */
  push(delta: string): string {
    this.#held += delta;
    if (this.#state === 'before') {
      const begun = this.#held.trimStart();
      if (begun.startsWith(open)) this.#state = 'thinking';
      else if (!open.startsWith(begun)) this.#state = 'answering';
    }
    if (this.#state === 'thinking') {
      const at = this.#held.indexOf(close);
      if (at >= 0) {
        this.#held = this.#held.slice(at + close.length);
        this.#state = 'answering';
      } else this.#held = this.#held.slice(1 - close.length);
    }
    return this.#state === 'answering' ? this.#take() : '';
  }

  /** What was held back in case a mark began there. */
  end(): string {
    return this.#state === 'thinking' ? '' : this.#take();
  }

  #take(): string {
    const text = this.#held;
    this.#held = '';
    return text;
  }
}
