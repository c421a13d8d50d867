/** Follows a transcript that grows: tells each answer once, when it is whole. */
export class NewAnswers {
  readonly #told = new Set<string>();

  /**
   * The answers that were not there before, by their position.
   * @param hashes of all that are there. A last line that is still being written is no JSON yet, and so not among them.
   */
  take(hashes: readonly string[]): readonly number[] {
    const fresh = hashes.flatMap((hash, i) => (this.#told.has(`${i} ${hash}`) ? [] : [i]));
    for (const i of fresh) this.#told.add(`${i} ${hashes[i]}`);
    return fresh;
  }
}
