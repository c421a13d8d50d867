import * as vscode from 'vscode';
import { timeSlicer } from '../../base/timeSlices.ts';
import { Problem } from '../../check/problem.ts';
import { readLines } from '../../evaluate/data/read/fileLines.ts';
import { type CaseResult, caseResultSchema, type RunHeader } from '../../evaluate/results/result.ts';
import { readRunFile, runLine } from '../../evaluate/results/runFile.ts';
import { bytesOf } from './workspaceFiles.ts';

/** Where the results of a run are, one by one. */
export interface CaseStore {
  /** @param position from 0, in the order of the run */
  read(position: number): Promise<CaseResult>;
  all(): AsyncIterable<CaseResult>;
}

/** The line with this number, from 0, of a file that is too large to be split. */
function lineOfBytes(bytes: Uint8Array, number: number): string {
  let start = 0;
  for (let line = 0; line < number; line++) {
    const end = bytes.indexOf(0x0a, start);
    if (end < 0) throw new RangeError(`line ${number} of ${line + 1}`);
    start = end + 1;
  }
  const end = bytes.indexOf(0x0a, start);
  return new TextDecoder().decode(bytes.subarray(start, end < 0 ? undefined : end));
}

const headerName = 'run.json';

/** Cases in one file: file systems of the workspace can write whole files only. */
const partSize = 200;

/** A run's results in the extension's storage, part by part; an interrupted run goes on after its last whole part. */
export class StoredRun implements CaseStore {
  #waiting: CaseResult[] = [];
  #stored: number;

  private constructor(
    private readonly folder: vscode.Uri,
    stored: number,
  ) {
    this.#stored = stored;
  }

  /** Opens what an interrupted run of the same header left, else begins anew. */
  static async open(folder: vscode.Uri, header: RunHeader): Promise<StoredRun> {
    const { fs } = vscode.workspace;
    const headerFile = vscode.Uri.joinPath(folder, headerName);
    const line = runLine(header);
    const earlier = await Promise.resolve(fs.readFile(headerFile)).then(
      (bytes) => new TextDecoder().decode(bytes),
      () => undefined,
    );
    if (earlier === line) return new StoredRun(folder, (await wholeParts(folder)) * partSize);
    await Promise.resolve(fs.delete(folder, { recursive: true })).catch(() => undefined);
    await fs.createDirectory(folder);
    await fs.writeFile(headerFile, new TextEncoder().encode(line));
    return new StoredRun(folder, 0);
  }

  /** Number of cases that an earlier run has left. */
  get stored(): number {
    return this.#stored;
  }

  async append(result: CaseResult): Promise<void> {
    this.#waiting.push(result);
    if (this.#waiting.length < partSize) return;
    const part = this.#waiting;
    await this.#write(part);
    this.#waiting = [];
    this.#stored += part.length;
  }

  /** The run is over: nothing is left to be resumed. What is on show can still be read. */
  async complete(): Promise<void> {
    await vscode.workspace.fs.delete(vscode.Uri.joinPath(this.folder, headerName));
  }

  async read(position: number): Promise<CaseResult> {
    const waiting = this.#waiting[position - this.#stored];
    if (waiting) return waiting;
    return caseOf(lineOfBytes(await bytesOf(this.#part(position).toString()), position % partSize));
  }

  async *all(): AsyncGenerator<CaseResult> {
    for (let position = 0; position < this.#stored; position += partSize) {
      const bytes = await bytesOf(this.#part(position).toString());
      for await (const { text } of readLines([bytes])) yield caseOf(text ?? '');
    }
    yield* this.#waiting;
  }

  async #write(part: readonly CaseResult[]): Promise<void> {
    const bytes = new TextEncoder().encode(part.map(runLine).join(''));
    await vscode.workspace.fs.writeFile(this.#part(this.#stored), bytes);
  }

  #part(position: number): vscode.Uri {
    return partOf(this.folder, Math.floor(position / partSize));
  }
}

const partOf = (folder: vscode.Uri, number: number): vscode.Uri =>
  vscode.Uri.joinPath(folder, `${String(number).padStart(6, '0')}.jsonl`);

/** The parts that an interrupted run has left: one that was being written, or is gone, ends them. */
async function wholeParts(folder: vscode.Uri): Promise<number> {
  const turn = timeSlicer();
  for (let number = 0; ; number++) {
    const bytes = await bytesOf(partOf(folder, number).toString()).catch(() => undefined);
    if (!bytes) return number;
    const lines = new TextDecoder().decode(bytes).split('\n').slice(0, -1);
    if (lines.length !== partSize) return number;
    for (const line of lines) {
      await turn();
      if (!isCase(line)) return number;
    }
  }
}

/** Kept of all data sets that were evaluated. */
const maxRuns = 10;

/**
 * Makes room for another run: those that were written to longest ago give way.
 * @param evaluations folder of nothing but runs
 */
export async function forgetOldRuns(evaluations: vscode.Uri, kept: vscode.Uri): Promise<void> {
  const { fs } = vscode.workspace;
  const names = await Promise.resolve(fs.readDirectory(evaluations)).catch(() => []);
  const uris = names.map(([name]) => vscode.Uri.joinPath(evaluations, name));
  const runs = await Promise.all(
    uris
      .filter((uri) => uri.toString() !== kept.toString())
      .map(async (uri) => {
        return {
          uri,
          mtime: await Promise.resolve(fs.stat(uri)).then(
            (stat) => stat.mtime,
            () => 0,
          ),
        };
      }),
  );
  for (const { uri } of runs.toSorted((a, b) => b.mtime - a.mtime).slice(maxRuns - 1))
    await Promise.resolve(fs.delete(uri, { recursive: true })).catch(() => undefined);
}

/** @throws {Problem} resultsMismatch where it is none, as for results of other data */
function caseOf(line: string): CaseResult {
  const found = caseResultSchema.safeParse(parsed(line));
  if (!found.success) throw new Problem('resultsMismatch');
  return found.data;
}

const isCase = (line: string): boolean => caseResultSchema.safeParse(parsed(line)).success;

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** A results file of the command line. It is read anew for each look, so that it need not stay in memory. */
export class ResultsFile implements CaseStore {
  private constructor(
    private readonly path: string,
    readonly header: RunHeader,
  ) {}

  /** @throws {Problem} resultsFormat when the file holds no results */
  static async open(path: string): Promise<ResultsFile> {
    const { header } = await readRunFile(path, [await bytesOf(path)]);
    return new ResultsFile(path, header);
  }

  async read(position: number): Promise<CaseResult> {
    return caseResultSchema.parse(JSON.parse(lineOfBytes(await bytesOf(this.path), position + 1)));
  }

  async *all(): AsyncGenerator<CaseResult> {
    yield* (await readRunFile(this.path, [await bytesOf(this.path)])).cases;
  }
}

/** Whether a file begins like one of results. */
export const isResultsFile = (bytes: Uint8Array): boolean =>
  new TextDecoder().decode(bytes.subarray(0, 64)).startsWith('{"type":"run","version":');
