import { type CaseResult, caseResultSchema, type RunHeader } from '../../evaluate/result.ts';
import { readRunFile } from '../../evaluate/runFile.ts';
import { type CaseStore, lineAt } from './caseStore.ts';
import { bytesOf } from './workspaceFiles.ts';

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
    return caseResultSchema.parse(JSON.parse(lineAt(await bytesOf(this.path), position + 1)));
  }

  async *all(): AsyncGenerator<CaseResult> {
    yield* (await readRunFile(this.path, [await bytesOf(this.path)])).cases;
  }
}

/** Whether a file begins like one of results. */
export const beginsLikeResults = (bytes: Uint8Array): boolean =>
  new TextDecoder().decode(bytes.subarray(0, 64)).startsWith('{"type":"run","version":');
