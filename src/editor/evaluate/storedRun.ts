import * as vscode from 'vscode';
import { readLines } from '../../evaluate/read/lines.ts';
import { type CaseResult, caseResultSchema, type RunHeader } from '../../evaluate/result.ts';
import { runLine } from '../../evaluate/runFile.ts';
import { type CaseStore, lineAt } from './caseStore.ts';

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
    return caseResultSchema.parse(JSON.parse(lineAt(bytes, position % partSize)));
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
