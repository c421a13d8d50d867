import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Problem } from '../check/problem.ts';
import type { CaseResult, RunHeader } from './result.ts';
import { isSameRun, readRunFile, runLine } from './runFile.ts';

/** The results file of a run under way: what an earlier run left in it, and where the next results go. */
export class RunWriter {
  private constructor(
    private readonly file: FileHandle,
    /** Absent where the run starts anew. */
    readonly finished: AsyncIterable<CaseResult> | undefined,
  ) {}

  /**
   * Opens or creates the file. What a killed run left is kept up to its last whole line. Throws `resultsMismatch`
   * when the file is of another run.
   */
  static async open(path: string, header: RunHeader, restart: boolean): Promise<RunWriter> {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(path, restart ? 'w+' : 'a+');
    try {
      const size = await wholeLines(file);
      await file.truncate(size);
      if (size === 0) {
        await file.appendFile(runLine(header));
        return new RunWriter(file, undefined);
      }
      const earlier = await readRunFile(path, createReadStream(path, { end: size - 1 }));
      if (!isSameRun(earlier.header, header)) throw new Problem('resultsMismatch', { file: path });
      return new RunWriter(file, earlier.cases);
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  append(result: CaseResult): Promise<void> {
    return this.file.appendFile(runLine(result));
  }

  close(): Promise<void> {
    return this.file.close();
  }
}

/** Bytes up to and with the last line break; read from the end, since results files are large. */
async function wholeLines(file: FileHandle): Promise<number> {
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
