import { parseConfig } from '../evaluate/data/promptfoo/parseConfig.ts';
import type { RawRow } from '../evaluate/data/read/rawRow.ts';
import { rawRows } from '../evaluate/data/read/readRows.ts';
import type { WorkerHandlers } from './serveWorker.ts';
import type { PackedRow } from './workerPort.ts';

/** Characters of the rows that are told at a time: who gets them is held while they are made objects again. */
const partLength = 200_000;

/** Parses a data set, and tells its rows a few at a time. */
export function serveRows(): Pick<WorkerHandlers, 'openRows' | 'config' | 'nextRows'> {
  let rows: AsyncIterator<RawRow> | Iterator<RawRow> = [].values();
  return {
    async openRows({ format, bytes }) {
      rows = rawRows(format, [bytes]);
      return { reply: null };
    },
    async config({ path, bytes }) {
      const config = await parseConfig(path, [bytes]);
      if (!config) return { reply: null };
      const value = config.value as { readonly tests?: unknown };
      const { tests } = value;
      if (!Array.isArray(tests)) return { reply: { value, hasTests: false } };
      rows = tests.map((test: unknown, i): RawRow => ({ line: config.lines[i] ?? 1, value: test })).values();
      return { reply: { value: { ...value, tests: undefined }, hasTests: true } };
    },
    async nextRows() {
      const reply: PackedRow[] = [];
      let length = 0;
      while (length < partLength) {
        const next = await rows.next();
        if (next.done) break;
        const row = next.value;
        reply.push('fault' in row ? { line: row.line, fault: row.fault.data } : row);
        length += 'fault' in row ? 100 : (JSON.stringify(row.value)?.length ?? 0);
      }
      return { reply };
    },
  };
}
