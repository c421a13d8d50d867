/** Keeps what was made; all of it goes where it weighs too much, so that a look costs nothing, unlike `Recent`. */
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
