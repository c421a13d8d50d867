import { runInTurns } from '../base/timeSlices.ts';
import type { Source } from '../text/passage.ts';
import { isOf, PlacedSources } from '../text/placedSources.ts';
import type { Indexes, SearchIndex } from '../text/searchIndex.ts';
import type { JudgeWorker } from './judgeWorker.ts';

/** Contexts that are indexed and searched in a worker; here their passages are counted. */
export class WorkerIndexes implements Indexes {
  readonly #placed = new PlacedSources();
  #latest: SearchIndex | undefined;
  readonly #ahead = new WeakSet<Source>();
  /** Position of the next source's first passage, if nothing else is read between. */
  #first = 0;

  constructor(private readonly worker: Pick<JudgeWorker, 'search' | 'ahead'>) {}

  ahead(source: Source): void {
    if (!this.#ahead.has(source) && this.worker.ahead(source, this.#first)) this.#ahead.add(source);
    this.#first += source.passages.length;
  }

  async of(sources: readonly Source[], signal?: AbortSignal): Promise<SearchIndex> {
    this.#first = 0;
    if (this.#latest && isOf(this.#latest, sources)) return this.#latest;
    const context = await runInTurns(this.#placed.context(sources), signal);
    const search: SearchIndex['search'] = (queries, limit) => this.worker.search(context, queries, limit);
    this.#latest = { ...context, search };
    return this.#latest;
  }
}
