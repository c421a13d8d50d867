import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReadingModel } from '../judges/reading/readingModel.ts';
import type { LocalModels } from './localModels.ts';
import { type RuntimePlaces, runtimePlaces } from './runtimePlaces.node.ts';

/** Models under Node: read from the disk, run in a worker thread. */
export class NodeLocalModels implements LocalModels {
  readonly #opened = new Map<string, Promise<ReadingModel>>();

  constructor(private readonly places: RuntimePlaces = runtimePlaces()) {}

  async shipped(): Promise<ReadingModel | undefined> {
    const { model } = this.places;
    return existsSync(new URL('config.json', model)) ? this.inFolder(fileURLToPath(model)) : undefined;
  }

  inFolder(path: string): Promise<ReadingModel> {
    const folder = resolve(path);
    const opened = this.#opened.get(folder) ?? this.#open(folder);
    this.#opened.set(folder, opened);
    // What was missing may be there at the next try.
    opened.catch(() => this.#opened.delete(folder));
    return opened;
  }

  /** What runs a model is loaded on use. */
  async #open(path: string): Promise<ReadingModel> {
    const { worker, runtimes } = this.places;
    const [{ openLocalModel }, { workerRunner }, { startWorkerThread }] = await Promise.all([
      import('../judges/reading/localModel.ts'),
      import('./workerRunner.ts'),
      import('./startWorker.node.ts'),
    ]);
    return openLocalModel({
      folder: { read: (file) => readFile(resolve(path, file)) },
      open: workerRunner(() => startWorkerThread(worker), runtimes),
    });
  }
}
