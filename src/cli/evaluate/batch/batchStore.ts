import { createReadStream } from 'node:fs';
import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../../../check/problem.ts';
import { readJsonl } from '../../../evaluate/read/jsonl.ts';
import { readLines } from '../../../evaluate/read/lines.ts';
import type { BatchMemory } from '../../../models/batch/batchModel.ts';
import type { BatchAnswer } from '../../../models/batch/openaiBatches.ts';
import type { ModelName } from './modelName.ts';
import { PendingRequests } from './pendingRequests.ts';

/** A batch that was submitted and not yet collected. */
export interface OpenBatch {
  readonly id: string;
  readonly model: ModelName;
}

/** Batches of a run in a folder of their own, so that it outlives the process: what is open, and all answers. */
export class BatchStore {
  readonly #answers = new Map<string, unknown>();
  readonly pending = new PendingRequests();
  #open: readonly OpenBatch[] = [];

  private constructor(private readonly folder: string) {}

  static async open(folder: string): Promise<BatchStore> {
    await mkdir(folder, { recursive: true });
    const store = new BatchStore(folder);
    store.#open = JSON.parse(await readFile(store.#batchesFile, 'utf8').catch(() => '[]'));
    await appendFile(store.#answersFile, '');
    for await (const row of readJsonl(readLines(createReadStream(store.#answersFile))))
      if ('value' in row) store.#remember(row.value as BatchAnswer);
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

  async submitted(batch: OpenBatch): Promise<void> {
    await this.#setOpen([...this.#open, batch]);
  }

  /**
   * Keeps a batch's answers. Its problems are kept for this process alone, so that the same command run again asks
   * once more for what is missing.
   */
  async collected(batch: OpenBatch, answers: AsyncIterable<BatchAnswer>): Promise<void> {
    for await (const answer of answers) {
      this.#remember(answer);
      if (!answer.problem) await appendFile(this.#answersFile, `${JSON.stringify(answer)}\n`);
    }
    await this.#setOpen(this.#open.filter(({ id }) => id !== batch.id));
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }

  #remember({ key, body, problem }: BatchAnswer): void {
    this.#answers.set(key, problem ?? body ?? new Problem('batchFailed'));
  }

  async #setOpen(open: readonly OpenBatch[]): Promise<void> {
    this.#open = open;
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
