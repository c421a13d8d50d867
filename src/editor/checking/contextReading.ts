import type { Disposable } from '../../base/disposables.ts';
import { Emitter } from '../../base/emitter.ts';

/** A context that is read sooner is not worth a word. */
const delayMs = 500;

interface Reading {
  readonly read: number;
  readonly files: number;
}

interface Entry {
  reading: Reading;
  readonly stop: () => void;
  readonly timer: ReturnType<typeof setTimeout>;
  /** Whether it has lasted for long enough to be shown. */
  lasting: boolean;
}

/** Documents of which a check was asked for, and whose context is still being read. */
export class ContextReading {
  readonly #entries = new Map<string, Entry>();
  readonly #changes = new Emitter<void>();
  readonly onDidChange = this.#changes.event;

  /** How far it is, where it takes its time; no files are counted before the first is read. */
  of(uri: string): Reading | undefined {
    const entry = this.#entries.get(uri);
    return entry?.lasting ? entry.reading : undefined;
  }

  /** @returns what ends it */
  begin(uri: string, stop: () => void): Disposable {
    this.#end(uri, this.#entries.get(uri));
    const timer = setTimeout(() => {
      entry.lasting = true;
      this.#changes.fire();
    }, delayMs);
    const entry: Entry = { reading: { read: 0, files: 0 }, stop, timer, lasting: false };
    this.#entries.set(uri, entry);
    return { dispose: () => this.#end(uri, entry) };
  }

  report(uri: string, reading: Reading): void {
    const entry = this.#entries.get(uri);
    if (!entry) return;
    entry.reading = reading;
    if (entry.lasting) this.#changes.fire();
  }

  cancel(uri: string): void {
    this.#entries.get(uri)?.stop();
  }

  #end(uri: string, entry: Entry | undefined): void {
    if (!entry || this.#entries.get(uri) !== entry) return;
    clearTimeout(entry.timer);
    this.#entries.delete(uri);
    if (entry.lasting) this.#changes.fire();
  }
}
