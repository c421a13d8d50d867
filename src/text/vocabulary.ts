/** Numbers for word stems, so that postings are numbers. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();

  get size(): number {
    return this.#numbers.size;
  }

  /** The number of a stem, a new one where it is not known yet. */
  add(stem: string): number {
    const known = this.#numbers.get(stem);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(stem, number);
    return number;
  }

  numberOf(stem: string): number | undefined {
    return this.#numbers.get(stem);
  }
}
