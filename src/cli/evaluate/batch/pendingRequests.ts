import type { BatchRequest } from '../../../models/batch/openaiBatches.ts';
import type { ModelName } from './modelName.ts';

/** What one file of the Batch API may hold at most; bytes with room to spare. */
export interface BatchLimits {
  readonly requests: number;
  readonly bytes: number;
}

export const apiLimits: BatchLimits = { requests: 50_000, bytes: 150_000_000 };

interface Part {
  readonly requests: BatchRequest[];
  bytes: number;
}

/** Requests of one round that wait to be submitted: never more than a file of each model, and none twice. */
export class PendingRequests {
  readonly #asked = new Set<string>();
  readonly #parts = new Map<ModelName, Part>();

  constructor(private readonly limits: BatchLimits = apiLimits) {}

  /** What was asked before is answered now, or has to be asked again. */
  beginRound(): void {
    this.#asked.clear();
  }

  add(model: ModelName, { key, body }: BatchRequest): void {
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    const part = this.#parts.get(model) ?? { requests: [], bytes: 0 };
    part.requests.push({ key, body });
    // UTF-8 takes at most three bytes a UTF-16 unit.
    part.bytes += JSON.stringify(body).length * 3;
    this.#parts.set(model, part);
  }

  /** Takes out the parts that are full, or all of them. */
  take(which: 'full' | 'all'): readonly (readonly [ModelName, readonly BatchRequest[]])[] {
    const taken = [...this.#parts].filter(
      ([, { requests, bytes }]) =>
        which === 'all' || requests.length >= this.limits.requests || bytes >= this.limits.bytes,
    );
    for (const [model] of taken) this.#parts.delete(model);
    return taken.map(([model, { requests }]) => [model, requests]);
  }
}
