import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readFile, rename, rm, stat, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Problem } from '../../check/problem.ts';
import { exists, writeProblem } from '../../sources/fileSystem.node.ts';
import type { Evaluated } from '../run/evaluate.ts';
import type { CaseResult, RunHeader } from './result.ts';
import { isSameRun, readRunFile, runLine } from './runFile.ts';
import { Seals } from './seals.node.ts';

/** What to do with results that are there already: go on after them, find the failed ones anew, or drop them. */
export type Continuation = 'resume' | 'retry' | 'restart';

/** How results that are there already are known to be this installation's own. */
export interface Trust {
  readonly secret: string;
  /** Takes what is there, whoever wrote it. */
  readonly trustsAll?: boolean;
}

/** Milliseconds that a result waits for those that follow it at once; what a kill may cost. */
const longestWait = 100;

/** The results file of a run under way: what an earlier run left, and where the next results go. */
export class RunWriter {
  #waiting = '';
  #writtenAt = 0;

  private constructor(
    private readonly path: string,
    private readonly file: FileHandle,
    /** Read anew at each call. Absent where the run starts from nothing. */
    readonly finished: (() => AsyncIterable<CaseResult>) | undefined,
    /** Where results are copied from while some are found anew; removed in the end. */
    private readonly copiedFrom: string | undefined,
    private readonly own: OwnResults,
  ) {}

  /**
   * Opens or creates the file. What a killed run left is kept up to its last whole line. What this installation did not
   * write is to be found anew. Throws `resultsMismatch` when the file is of another run, `resultsFormat` when it is none,
   * `unwritable`.
   */
  static async open(
    path: string,
    header: RunHeader,
    continuation: Continuation,
    trust: Trust,
  ): Promise<RunWriter> {
    const own = new OwnResults(header, trust);
    return RunWriter.#open(path, header, continuation, own).catch((error: unknown) => {
      throw writeProblem(path, error);
    });
  }

  static async #open(
    path: string,
    header: RunHeader,
    continuation: Continuation,
    own: OwnResults,
  ): Promise<RunWriter> {
    const earlier = `${path}.earlier`;
    await mkdir(dirname(path), { recursive: true });
    if (continuation === 'restart') await rm(earlier, { force: true });
    else if (await exists(earlier)) return RunWriter.#copying(earlier, path, header, own);
    if (continuation !== 'restart' && (await exists(path))) {
      const before = await finishedOf(path, header);
      if (before && (continuation === 'retry' || (await own.lacksSome(before())))) {
        await rename(path, earlier);
        return RunWriter.#copying(earlier, path, header, own);
      }
    }
    const file = await open(path, continuation === 'restart' ? 'w' : 'a');
    try {
      const finished = await finishedOf(path, header);
      if (!finished) await file.appendFile(runLine(header));
      return new RunWriter(path, file, finished, undefined, own);
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  static async #copying(
    earlier: string,
    path: string,
    header: RunHeader,
    own: OwnResults,
  ): Promise<RunWriter> {
    const finished = await finishedOf(earlier, header);
    const file = await open(path, 'w');
    await file.appendFile(runLine(header));
    return new RunWriter(path, file, finished, earlier, own);
  }

  /** Whether a finished result was written by somebody else, so that it says nothing. */
  isForeign(result: CaseResult): boolean {
    return !this.own.includes(result);
  }

  async append({ result, finished }: Evaluated): Promise<void> {
    if (finished && !this.copiedFrom) return;
    this.#waiting += runLine(this.own.seal(result));
    if (Date.now() - this.#writtenAt >= longestWait) await this.#write();
  }

  async #write(): Promise<void> {
    const lines = this.#waiting;
    this.#waiting = '';
    this.#writtenAt = Date.now();
    if (lines === '') return;
    await this.file.appendFile(lines).catch((error: unknown) => {
      throw writeProblem(this.path, error);
    });
  }

  /** @param complete whether the run came to its end, so that nothing earlier is needed any more. */
  async close(complete: boolean): Promise<void> {
    await this.#write();
    await this.file.close();
    if (complete && this.copiedFrom) await rm(this.copiedFrom);
  }
}

/** The results of a run that this installation wrote. */
class OwnResults {
  readonly #seals: Seals;

  constructor(
    header: RunHeader,
    private readonly trust: Trust,
  ) {
    this.#seals = new Seals(trust.secret, JSON.stringify(header));
  }

  seal(result: CaseResult): CaseResult {
    return this.#seals.seal(result);
  }

  includes(result: CaseResult): boolean {
    return this.trust.trustsAll === true || this.#seals.holds(result);
  }

  async lacksSome(results: AsyncIterable<CaseResult>): Promise<boolean> {
    for await (const result of results) if (!this.includes(result)) return true;
    return false;
  }
}

/**
 * Cuts off the line that was being written; what is left, or undefined where that is nothing. A file of something else
 * is left as it is.
 */
async function finishedOf(
  path: string,
  header: RunHeader,
): Promise<(() => AsyncIterable<CaseResult>) | undefined> {
  const size = await wholeLines(path);
  if (size === 0) {
    const first = runLine(header);
    if ((await stat(path)).size > Buffer.byteLength(first) || !first.startsWith(await readFile(path, 'utf8')))
      throw new Problem('resultsFormat', { file: path });
    await truncate(path);
    return undefined;
  }
  const read = () => readRunFile(path, createReadStream(path, { end: size - 1 }));
  if (!isSameRun((await read()).header, header)) throw new Problem('resultsMismatch', { file: path });
  await truncate(path, size);
  return async function* () {
    yield* (await read()).cases;
  };
}

/** Bytes up to and with the last line break; read from the end, since results files are large. */
async function wholeLines(path: string): Promise<number> {
  const file = await open(path, 'r');
  try {
    return await lastLineEnd(file);
  } finally {
    await file.close();
  }
}

async function lastLineEnd(file: FileHandle): Promise<number> {
  const block = Buffer.alloc(64 * 1024);
  let end = (await file.stat()).size;
  while (end > 0) {
    const start = Math.max(0, end - block.length);
    const { bytesRead } = await file.read(block, 0, end - start, start);
    const at = block.subarray(0, bytesRead).lastIndexOf(0x0a);
    if (at >= 0) return start + at + 1;
    end = start;
  }
  return 0;
}
