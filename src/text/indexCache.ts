import { indexSteps } from './buildIndex.ts';
import type { Source } from './passage.ts';
import type { SearchIndex } from './searchIndex.ts';
import { runInTurns } from './steps.ts';

/** Keeps the latest index, so that checks against the same sources, one after the other, build it once. */
export class IndexCache {
  #latest: SearchIndex | undefined;

  /** Builds in turns, so that others can work. Throws the signal's reason when it aborts. */
  async of(sources: readonly Source[], signal?: AbortSignal): Promise<SearchIndex> {
    const known = this.#latest;
    const same =
      sources.length === known?.sources.length && sources.every((one, i) => one === known.sources[i]);
    if (known && same) return known;
    const index = await runInTurns(indexSteps(sources), signal);
    this.#latest = index;
    return index;
  }
}
