import { runInTurns } from '../base/timeSlices.ts';
import { limitSize } from '../sources/limits.ts';
import type { SourceFile } from '../sources/reading.ts';
import type { Source } from '../text/passage.ts';
import { LimitedWorker, type LimitedWorkerOptions } from './limitedWorker.ts';
import { type PackedSource, unpackSource } from './packedSource.ts';

interface WorkerReaderOptions extends LimitedWorkerOptions {
  /** Reads where no worker can be started. */
  readonly here: (file: SourceFile, signal?: AbortSignal) => Promise<Source>;
}

/** Bytes after which a worker is not kept for what may come: it holds some times as much memory. */
const muchRead = 20_000_000;

/** Reads files in a worker, one after the other, so that no reader can hold this thread. */
export class WorkerReader {
  /** Bytes that the worker has read. */
  #read = 0;
  readonly #worker: LimitedWorker;

  constructor(private readonly options: WorkerReaderOptions) {
    this.#worker = new LimitedWorker(options);
  }

  /** Has it ready for what comes. */
  warm(): void {
    this.#worker.warm();
  }

  /**
   * Throws the signal's reason when it aborts.
   * @throws {Problem} as `readSource` does
   */
  async read(file: SourceFile, signal?: AbortSignal): Promise<Source> {
    const { uri } = file;
    limitSize(file.bytes.length, { uri });
    const read = await this.#worker.run(
      uri,
      async (calls): Promise<PackedSource | Source> => {
        if (!calls) return this.options.here(file, signal);
        this.#read += file.bytes.length;
        // A copy, also of a buffer of Node, whose own `slice` makes none.
        const bytes = new Uint8Array(file.bytes);
        return calls.ask('read', { ...file, bytes }, { transfer: [bytes.buffer] });
      },
      signal,
    );
    if (this.#read > muchRead && !this.#worker.isBusy) {
      this.#read = 0;
      this.#worker.close();
    }
    return 'trailText' in read ? runInTurns(unpackSource(read), signal) : read;
  }
}
