import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Judge } from '../../../src/check/judge.ts';
import { createProse } from '../prose.ts';
import { timeRechecks } from '../recheck.ts';
import { table } from './table.ts';

const examples = join(import.meta.dirname, '../../../examples');

/** Milliseconds of one edited sentence by the editor's own path, in a short text and against a hundred pages. */
export async function speedSection(judge: Judge): Promise<string> {
  const prose = createProse(11);
  const read = (file: string) => readFileSync(join(examples, 'report', file), 'utf8');
  const cases = [
    ['1,000 words against 100 pages', prose(1000), prose(50_000)],
    ['the example report', read('report.md'), read('field-trial.md')],
  ] as const;
  const rows: string[][] = [];
  for (const [name, output, context] of cases) {
    const times = (await timeRechecks(judge, output, context))
      .map(({ total }) => total)
      .toSorted((a, b) => a - b);
    const at = (share: number) => `${times[Math.floor(share * (times.length - 1))]!.toFixed(1)} ms`;
    rows.push([name, String(times.length), at(0.5), at(0.9), at(1)]);
  }
  return table(['one edited sentence', 'edits', 'median', '90 %', 'most'], rows);
}
