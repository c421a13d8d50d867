import { Problem } from '../check/problem.ts';
import type { DataParser } from '../evaluate/data/dataFiles.ts';
import { type ParsedConfig, parseConfig } from '../evaluate/data/promptfoo/parseConfig.ts';
import { type Chunks, limited } from '../evaluate/data/read/fileLines.ts';
import type { RawRow, RowFormat } from '../evaluate/data/read/rawRow.ts';
import { rawRows } from '../evaluate/data/read/readRows.ts';
import { LimitedWorker, type LimitedWorkerOptions } from './limitedWorker.ts';
import type { DataFile, PackedRow } from './workerPort.ts';

/** Parses data sets, each file in a worker of its own that lasts as long as its rows are read. */
export class DataWorker implements DataParser {
  /** @param signal ends parsing, also of a row that never ends */
  constructor(
    private readonly options: LimitedWorkerOptions,
    private readonly signal?: AbortSignal,
  ) {}

  async *rows(path: string, format: RowFormat, chunks: Chunks): AsyncGenerator<RawRow> {
    const worker = this.#worker();
    try {
      const file = await fileOf(path, chunks);
      const { bytes } = file;
      const open = await worker.run(
        path,
        async (calls) => {
          await calls?.ask('openRows', { ...file, format }, { transfer: [bytes.buffer] });
          return calls !== undefined;
        },
        this.signal,
      );
      yield* open ? this.#told(worker, path) : rawRows(format, [bytes]);
    } finally {
      worker.close();
    }
  }

  async config(path: string, chunks: Chunks): Promise<ParsedConfig | undefined> {
    const worker = this.#worker();
    try {
      const file = await fileOf(path, chunks);
      const { bytes } = file;
      const found = await worker.run(
        path,
        async (calls) =>
          calls ? calls.ask('config', file, { transfer: [bytes.buffer] }) : parseConfig(path, [bytes]),
        this.signal,
      );
      if (!found || 'lines' in found) return found ?? undefined;
      if (!found.hasTests) return { value: found.value, lines: [] };
      const tests: unknown[] = [];
      const lines: number[] = [];
      for await (const row of this.#told(worker, path)) {
        lines.push(row.line);
        tests.push('value' in row ? row.value : undefined);
      }
      return { value: { ...(found.value as object), tests }, lines };
    } finally {
      worker.close();
    }
  }

  #worker(): LimitedWorker {
    // Judging a row may take longer than any pause of reading.
    return new LimitedWorker({ ...this.options, broken: 'dataUnreadable', idleSeconds: 1_000_000 });
  }

  async *#told(worker: LimitedWorker, path: string): AsyncGenerator<RawRow> {
    for (;;) {
      const part = await worker.run(path, async (calls) => calls!.ask('nextRows', null), this.signal);
      if (part.length === 0) return;
      for (const row of part) yield unpacked(row);
    }
  }
}

const unpacked = (row: PackedRow): RawRow =>
  'fault' in row ? { line: row.line, fault: Problem.from(row.fault) } : row;

/**
 * The bytes as one piece that can move to a worker.
 * @throws {Problem} fileTooLarge
 */
async function fileOf(path: string, chunks: Chunks): Promise<DataFile> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of limited(path, chunks)) {
    parts.push(part);
    length += part.length;
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return { path, bytes };
}
