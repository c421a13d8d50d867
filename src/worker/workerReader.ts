import { untilStopped } from '../base/stopped.ts';
import { TaskQueue } from '../base/taskQueue.ts';
import { runInTurns } from '../base/timeSlices.ts';
import { Problem } from '../check/problem.ts';
import { limitSize, maxFileBytes, maxReadSeconds } from '../sources/limits.ts';
import type { SourceFile } from '../sources/reading.ts';
import type { Source } from '../text/passage.ts';
import { type PackedSource, unpackSource } from './packedSource.ts';
import { RestartedWorker } from './restartedWorker.ts';
import { WorkerEnded, type WorkerPort } from './workerPort.ts';

interface WorkerReaderOptions {
  readonly start: () => WorkerPort;
  /** Reads where no worker can be started. */
  readonly here: (file: SourceFile, signal?: AbortSignal) => Promise<Source>;
  /** That reading one file may take. */
  readonly seconds?: number;
  readonly idleSeconds?: number;
}

/** Bytes after which a worker is not kept for what may come: it holds some times as much memory. */
const muchRead = 20_000_000;

/**
 * Reads files in a worker, one after the other, so that no reader can hold this thread. The worker ends with a file
 * that takes too long or too much memory, and with one that is cancelled; the next file has another.
 */
export class WorkerReader {
  readonly #turns = new TaskQueue();
  /** Bytes that the worker has read. */
  #read = 0;
  readonly #worker: RestartedWorker;

  constructor(private readonly options: WorkerReaderOptions) {
    this.#worker = new RestartedWorker(options.start, options.idleSeconds ?? 30);
  }

  /** Has it ready for what comes. */
  warm(): void {
    void this.#worker.use(async () => undefined);
  }

  /**
   * Throws the signal's reason when it aborts.
   * @throws {Problem} as `readSource` does
   */
  async read(file: SourceFile, signal?: AbortSignal): Promise<Source> {
    limitSize(file.bytes.length, { uri: file.uri });
    const read = await untilStopped(this.#inTurn(file, signal), signal);
    return 'trailText' in read ? runInTurns(unpackSource(read), signal) : read;
  }

  async #inTurn(file: SourceFile, signal: AbortSignal | undefined): Promise<PackedSource | Source> {
    let read: PackedSource | Source | undefined;
    await this.#turns.run(async () => {
      signal?.throwIfAborted();
      this.#read += file.bytes.length;
      read = await this.#readNow(file, signal);
    });
    if (this.#read > muchRead && !this.#turns.isBusy) this.#end();
    return read!;
  }

  #end(): void {
    this.#read = 0;
    this.#worker.close();
  }

  #readNow(file: SourceFile, signal: AbortSignal | undefined): Promise<PackedSource | Source> {
    const { here, seconds = maxReadSeconds } = this.options;
    return this.#worker.use(async (calls) => {
      if (!calls) return here(file, signal);
      signal?.throwIfAborted();
      const { uri } = file;
      // A copy, also of a buffer of Node, whose own `slice` makes none.
      const bytes = new Uint8Array(file.bytes);
      let late = false;
      const end = () => this.#end();
      const timer = setTimeout(() => {
        late = true;
        end();
      }, seconds * 1000);
      signal?.addEventListener('abort', end);
      try {
        return await calls.ask('read', { ...file, bytes }, { transfer: [bytes.buffer] });
      } catch (error) {
        signal?.throwIfAborted();
        if (!(error instanceof WorkerEnded)) throw error;
        if (late) throw new Problem('readTooSlow', { uri, most: seconds });
        if (error.outOfMemory)
          throw new Problem('unpackedTooLarge', { uri, most: maxFileBytes / 1_000_000 }, error);
        throw new Problem('contextUnreadable', { uri }, error);
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', end);
      }
    });
  }
}
