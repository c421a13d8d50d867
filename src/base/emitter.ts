import type { Disposable } from './disposables.ts';

/** A core without vscode still needs events; same shape as VS Code's, so that surfaces can hand it on. */
export class Emitter<T> {
  readonly #listeners = new Set<(event: T) => void>();

  readonly event = (listener: (event: T) => void): Disposable => {
    this.#listeners.add(listener);
    return { dispose: () => this.#listeners.delete(listener) };
  };

  fire(event: T): void {
    for (const listener of [...this.#listeners]) listener(event);
  }
}
