import { createReadStream } from 'node:fs';
import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../../../check/problem.ts';
import { readLines } from '../../../evaluate/data/read/fileLines.ts';
import { jsonLinesRows } from '../../../evaluate/data/read/jsonRows.ts';
import type { Seals } from '../../../evaluate/results/seals.node.ts';
import type { BatchMemory } from '../../../models/batch/batchModel.ts';
import type { BatchAnswer, BatchRequest } from '../../../models/batch/openaiBatches.ts';

/** A batch that was submitted and not yet collected. */
export interface OpenBatch {
  /** What it was submitted with; noted before, so that no batch is lost. */
  readonly mark: string;
  readonly model: ModelName;
  /** Absent where the process ended before it was known. */
  readonly id?: string;
  /** Of its requests. */
  readonly keys?: readonly string[];
}

/** Batches of a run in a folder of their own, so that it outlives the process: what is open, and all answers. */
export class BatchStore {
  readonly #answers = new Map<string, unknown>();
  readonly pending = new PendingRequests();
  #open: readonly OpenBatch[] = [];

  private constructor(
    private readonly folder: string,
    private readonly seals: Seals,
  ) {}

  /**
   * Reads what an earlier process left; a folder is made only for what is to be kept.
   * @param trustsAll takes answers also that this installation did not collect
   */
  static async open(folder: string, seals: Seals, trustsAll = false): Promise<BatchStore> {
    const store = new BatchStore(folder, seals);
    const batches = await readFile(store.#batchesFile, 'utf8').catch(() => undefined);
    if (batches === undefined) return store;
    store.#open = JSON.parse(batches);
    // What a killed process was writing must not run into what comes next.
    await appendFile(store.#answersFile, '\n');
    for await (const row of jsonLinesRows(readLines(createReadStream(store.#answersFile))))
      if ('value' in row) {
        const answer = row.value as BatchAnswer & { readonly seal?: string };
        if (trustsAll || seals.holds(answer)) store.#remember(answer);
      }
    return store;
  }

  get openBatches(): readonly OpenBatch[] {
    return this.#open;
  }

  /** What one model is asked and has answered. */
  memoryOf(model: string): BatchMemory {
    return {
      answer: (key) => this.#answers.get(key),
      ask: (key, body) => this.pending.add(model, { key, body }),
    };
  }

  /** Notes a batch, or what has become known of it. */
  async note(batch: OpenBatch): Promise<void> {
    await this.#setOpen([...this.#without(batch), batch]);
  }

  /** A batch that never came to be, or that nobody waits for any more. */
  async forget(batch: OpenBatch): Promise<void> {
    await this.#setOpen(this.#without(batch));
  }

  /**
   * Keeps a batch's answers. Its problems are kept for this process alone, so that the same command run again asks
   * once more for what is missing.
   * @param lack what is wrong with a request that has neither: it must not be asked for again and again
   */
  async collected(batch: OpenBatch, answers: AsyncIterable<BatchAnswer>, lack: Problem): Promise<void> {
    const unanswered = new Set(batch.keys);
    for await (const answer of answers) {
      this.#remember(answer);
      unanswered.delete(answer.key);
      if (!answer.problem)
        await appendFile(this.#answersFile, `${JSON.stringify(this.seals.seal(answer))}\n`);
    }
    for (const key of unanswered) this.#remember({ key, problem: lack });
    await this.forget(batch);
  }

  async remove(): Promise<void> {
    this.#open = [];
    this.#answers.clear();
    await rm(this.folder, { recursive: true, force: true });
  }

  #without({ mark }: OpenBatch): readonly OpenBatch[] {
    return this.#open.filter((open) => open.mark !== mark);
  }

  #remember({ key, body, problem }: BatchAnswer): void {
    this.#answers.set(key, problem ?? body ?? new Problem('batchFailed'));
  }

  async #setOpen(open: readonly OpenBatch[]): Promise<void> {
    this.#open = open;
    await mkdir(this.folder, { recursive: true });
    await writeFile(`${this.#batchesFile}.new`, JSON.stringify(open));
    await rename(`${this.#batchesFile}.new`, this.#batchesFile);
  }

  get #batchesFile(): string {
    return join(this.folder, 'batches.json');
  }

  get #answersFile(): string {
    return join(this.folder, 'answers.jsonl');
  }
}

/** What one file of the Batch API may hold at most; bytes with room to spare. */
interface BatchLimits {
  readonly requests: number;
  readonly bytes: number;
}

const apiLimits: BatchLimits = { requests: 50_000, bytes: 150_000_000 };

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

/** A model's id and its base URL, as JSON: what a batch's place can be found by in a later process. */
export type ModelName = string;
