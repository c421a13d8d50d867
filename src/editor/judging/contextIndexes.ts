import type { Source } from '../../text/passage.ts';
import type { Indexes, SearchIndex } from '../../text/searchIndex.ts';
import type { OfflineWorker } from './offlineWorker.ts';

/** Indexes contexts in the worker of the offline judge; in slices here where there is none. */
export class ContextIndexes implements Indexes {
  #opened: Promise<Indexes> | undefined;

  constructor(private readonly worker?: OfflineWorker) {}

  ahead(source: Source): void {
    this.#indexes().then(
      (indexes) => indexes.ahead?.(source),
      () => undefined,
    );
  }

  async of(sources: readonly Source[], signal?: AbortSignal): Promise<SearchIndex> {
    return (await this.#indexes()).of(sources, signal);
  }

  #indexes(): Promise<Indexes> {
    this.#opened ??= this.#open();
    return this.#opened;
  }

  async #open(): Promise<Indexes> {
    if (!this.worker) return new (await import('../../text/searchIndex.ts')).IndexCache();
    const { WorkerIndexes } = await import('../../worker/workerIndexes.ts');
    return new WorkerIndexes(await this.worker.open());
  }
}
