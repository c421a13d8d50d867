import * as vscode from 'vscode';
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
    const headerFile = vscode.Uri.joinPath(folder, 'run.json');
    const line = runLine(header);
    const earlier = await Promise.resolve(fs.readFile(headerFile)).then(
      (bytes) => new TextDecoder().decode(bytes),
      () => undefined,
    );
    if (earlier === line) {
      const files = await fs.readDirectory(folder);
      return new StoredRun(folder, files.filter(([name]) => name.endsWith('.jsonl')).length * partSize);
    }
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
    await vscode.workspace.fs.delete(vscode.Uri.joinPath(this.folder, 'run.json'));
  }

  async read(position: number): Promise<CaseResult> {
    const waiting = this.#waiting[position - this.#stored];
    if (waiting) return waiting;
    const bytes = await vscode.workspace.fs.readFile(this.#part(position));
    return caseResultSchema.parse(JSON.parse(lineOfBytes(bytes, position % partSize)));
  }

  async *all(): AsyncGenerator<CaseResult> {
    for (let position = 0; position < this.#stored; position += partSize) {
      const bytes = await vscode.workspace.fs.readFile(this.#part(position));
      for await (const { text } of readLines([bytes])) yield caseResultSchema.parse(JSON.parse(text ?? ''));
    }
    yield* this.#waiting;
  }

  async #write(part: readonly CaseResult[]): Promise<void> {
    const bytes = new TextEncoder().encode(part.map(runLine).join(''));
    await vscode.workspace.fs.writeFile(this.#part(this.#stored), bytes);
  }

  #part(position: number): vscode.Uri {
    const number = Math.floor(position / partSize);
    return vscode.Uri.joinPath(this.folder, `${String(number).padStart(6, '0')}.jsonl`);
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
