/** No answer is indented this far, and no thought: a model that has nothing to say writes white space for ever. */
const longestBlank = 2000;

/** Of an answer with all its thoughts; the longest that models give are shorter. */
const longestAnswer = 2_000_000;

/** One event of a stream, and an answer that comes in one piece. */
export const longestEvent = 4_000_000;

/** Watches over what a model writes, heard or not: thoughts that never end are as endless as an answer. */
export class AnswerBounds {
  #length = 0;
  #blank = 0;

  /** @returns whether it has no end that is worth waiting for */
  isEndless(text: string): boolean {
    this.#length += text.length;
    this.#blank = text.trim() === '' ? this.#blank + text.length : text.length - text.trimEnd().length;
    return this.#blank > longestBlank || this.#length > longestAnswer;
  }
}
