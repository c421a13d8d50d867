import { mkdir, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Problem } from '../../check/problem.ts';
import { errorCode, writeProblem } from '../../sources/fileSystem.node.ts';
import { readRegularText } from '../../sources/regularFile.node.ts';

/** Longer than a few words take to write. */
const writingMs = 200;

interface Holder {
  readonly pid: number;
  readonly host: string;
}

/** Beside the results that it keeps others from writing. */
export const lockPath = (results: string): string => `${results}.lock`;

/** Keeps two runs from writing the same results, by a file beside them. One that a killed run has left is taken over. */
export class RunLock {
  private constructor(private readonly path: string) {}

  /** @throws {Problem} resultsInUse, unwritable */
  static async take(results: string): Promise<RunLock> {
    const path = lockPath(results);
    const holder: Holder = { pid: process.pid, host: hostname() };
    try {
      await mkdir(dirname(path), { recursive: true });
      for (;;) {
        const taken = await writeFile(path, JSON.stringify(holder), { flag: 'wx' }).then(
          () => true,
          unlessThere,
        );
        if (taken) return new RunLock(path);
        const other = await holderOf(path);
        if (other && isRunning(other, holder))
          throw new Problem('resultsInUse', { file: results, pid: other.pid });
        await rm(path, { force: true });
      }
    } catch (error) {
      throw writeProblem(path, error);
    }
  }

  release(): Promise<void> {
    return rm(this.path, { force: true });
  }
}

function unlessThere(error: unknown): false {
  if (errorCode(error) === 'EEXIST') return false;
  throw error;
}

/** Undefined where the file is gone or tells of nobody. One that is empty is just being written. */
async function holderOf(path: string): Promise<Holder | undefined> {
  try {
    if ((await readRegularText(path, path)) === '') await setTimeout(writingMs);
    const { pid, host } = JSON.parse(await readRegularText(path, path)) as Partial<Holder>;
    return Number.isSafeInteger(pid) && typeof host === 'string' ? { pid: pid!, host } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError || errorCode(error) === 'ENOENT')
      return undefined;
    throw error;
  }
}

/** Of a process on another machine nothing can be told. */
function isRunning(other: Holder, self: Holder): boolean {
  if (other.host !== self.host) return true;
  if (other.pid === self.pid || other.pid <= 0) return false;
  try {
    process.kill(other.pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
