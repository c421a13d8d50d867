import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { cpuTime } from '../../cpuTime.ts';
import { judge, verdicts } from './judging.ts';

const plan = 'The plan allows ten gigabytes of storage for each of the 12 members.';
const numbers = (count: number, between: string) => Array.from({ length: count }, (_, i) => i).join(between);

/** Each of them took ten to a hundred times as long as its limit before it was read in linear time. */
const seconds = 8;

async function inTime(output: string, context: string): Promise<void> {
  assert.ok((await cpuTime(() => judge(output, context))) < seconds * 1000);
}

describe('the offline judge on long inputs', function () {
  this.timeout(120_000);

  it('takes records without end on one line for code', async () => {
    for (const line of ['{"a":1}'.repeat(200_000), '&amp;'.repeat(40_000), 'A'.repeat(300_000)]) {
      await inTime(line, plan);
      const { findings, skipped } = await judge(line, plan);
      assert.equal(findings.length, 0);
      assert.ok(skipped.length > 60 && skipped.every(({ why }) => why === 'code'));
      assert.deepEqual(await verdicts(plan, `${plan}\n\n${line}`), ['supported']);
    }
  });
  it('judges a sentence of hundreds of numbers', () => inTime(numbers(12_000, ', '), plan));
  it('judges a sentence of hundreds of clauses', () => inTime('The pool is cold; '.repeat(3000), plan));
  it('judges against passages of hundreds of numbers', () =>
    inTime('The plan allows 12 gigabytes of storage and 77777777 files.', numbers(150_000, ', ')));
});
