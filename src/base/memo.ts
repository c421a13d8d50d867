/**
 * What was made once and can be made again. Where all of it together weighs too much, all of it goes: that costs a look
 * nothing, as the order in `Recent` does.
 */
export class Memo<K, V> {
  readonly #made = new Map<K, V>();
  #weight = 0;

  constructor(
    private readonly capacity: number,
    private readonly weigh: (value: V) => number,
  ) {}

  of(key: K, make: () => V): V {
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.#weight += this.weigh(made);
    if (this.#weight > this.capacity) {
      this.#made.clear();
      this.#weight = this.weigh(made);
    }
    this.#made.set(key, made);
    return made;
  }
}
