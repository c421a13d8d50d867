import { runInTurns, timeSlicer } from '../base/timeSlices.ts';
import type { Source } from '../text/passage.ts';
import type { ContextData } from '../text/placedSources.ts';
import { packSource, sourceBuffers } from './packedSource.ts';
import type { WorkerCalls } from './workerCalls.ts';
import type { NamedContext } from './workerPort.ts';

/** The context of a document, and its reverse or that of a second document. */
const contextsKept = 2;

/** What a worker holds: the sources of the latest contexts, each of which crosses to it once. */
export class WorkerSources {
  readonly #keys = new Map<Source, number>();
  /** The latest last. */
  readonly #contexts = new Map<string, readonly Source[]>();
  #next = 0;

  constructor(readonly calls: WorkerCalls) {}

  /**
   * @param first position of its first passage in the context that it is for
   * @param ahead whether that is still being read
   */
  async keep(source: Source, first: number, ahead: boolean, signal?: AbortSignal): Promise<number> {
    const known = this.#keys.get(source);
    if (known !== undefined) return known;
    const packed = await runInTurns(packSource(source), signal);
    const key = this.#next++;
    const transfer = sourceBuffers(packed);
    unheard(this.calls.ask('keep', { key, source: packed, first, ahead }, { transfer }));
    this.#keys.set(source, key);
    return key;
  }

  /** Throws the signal's reason when it aborts. */
  async bring({ id, sources }: ContextData, signal?: AbortSignal): Promise<void> {
    const known = this.#contexts.get(id);
    this.#contexts.delete(id);
    if (known) {
      this.#contexts.set(id, known);
      return;
    }
    const keys: number[] = [];
    let first = 0;
    const turn = timeSlicer();
    for (const source of sources) {
      await turn();
      signal?.throwIfAborted();
      keys.push(await this.keep(source, first, false, signal));
      first += source.passages.length;
    }
    this.#contexts.set(id, sources);
    unheard(this.calls.ask('context', { id, keys, dropped: this.#dropOld() }));
  }

  /** Lets go of what belongs to none of the latest contexts. */
  #dropOld(): NamedContext['dropped'] {
    const contexts = [...this.#contexts.keys()].slice(0, -contextsKept);
    for (const id of contexts) this.#contexts.delete(id);
    const used = new Set([...this.#contexts.values()].flat());
    const unused = [...this.#keys].filter(([source]) => !used.has(source));
    for (const [source] of unused) this.#keys.delete(source);
    return { contexts, sources: unused.map(([, key]) => key) };
  }
}

/** Of what is told alone: who asks next learns of a worker that is gone. */
const unheard = (told: Promise<unknown>): void => void told.catch(() => undefined);
