/** Something that ends. Same shape as VS Code's, so that the core and the editor can hand theirs to each other. */
export interface Disposable {
  dispose(): void;
}

/** Ends what it owns when it ends, the last first; once only, however often it is told. */
export abstract class DisposableOwner implements Disposable {
  readonly #owned: Disposable[] = [];
  #disposed = false;

  /** @returns what it was given, which lives no longer than this */
  protected own<T extends Disposable>(owned: T): T {
    if (this.#disposed) owned.dispose();
    else this.#owned.push(owned);
    return owned;
  }

  dispose(): void {
    this.#disposed = true;
    for (let last = this.#owned.pop(); last; last = this.#owned.pop()) last.dispose();
  }
}
