import assert from 'node:assert/strict';
import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { cpuTime } from '../../cpuTime.ts';
import { createWorkplace, type Ran, type Workplace } from '../workplace.ts';

const count = (length: number, text: (i: number) => string, between = '') =>
  Array.from({ length }, (_, i) => text(i)).join(between);
const line = 'The plan allows ten gigabytes of storage.\n';
const cells = (text: (i: number) => string) => `|${count(50_000, (i) => ` ${text(i)} |`)}\n`;

/** Each took from three seconds to minutes, or more than 300 MB, before. */
const files: Readonly<Record<string, string>> = {
  'numbers.json': JSON.stringify(Array.from({ length: 200_000 }, (_, i) => i)),
  'records.json': '{"a":1}'.repeat(200_000),
  'footnotes.md': `${count(50_000, (i) => `The plan allows two.[^${i}]\n\n`)}${count(50_000, (i) => `[^${i}]: Note ${i}.\n`)}`,
  'columns.md': cells((i) => `c${i}`) + cells(() => '---') + cells(String),
  'columns.csv': `${count(50_000, (i) => `c${i}`, ',')}\n${count(50_000, String, ',')}\n`,
  'row.csv': count(120_000, (i) => `item ${i}`, ','),
  'entities.md': '&amp;'.repeat(40_000),
  'nested.yaml': `a: ${'['.repeat(50_000)}`,
};

describe('files that are large or say much', function () {
  this.timeout(120_000);
  let place: Workplace;
  beforeEach(() => {
    place = createWorkplace();
    place.file('plan.md', line);
  });
  afterEach(() => place.remove());

  /** Names of files stand for those of the folder. */
  const run = (...args: string[]) =>
    place.run(args.map((name) => (/\.\w+$/.test(name) ? join(place.folder, name) : name)));

  /** CPU time, since other programs share the machine; the sources are compiled within it. */
  async function bounded(...args: string[]): Promise<Ran> {
    const before = process.memoryUsage().rss;
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 20);
    let ran: Ran | undefined;
    const time = await cpuTime(async () => {
      ran = await run(...args, '--judge', 'wording');
    });
    clearInterval(watch);
    assert.ok(time < 6000, `${time} ms`);
    assert.ok(most - before < 300e6, `${(most - before) / 1e6} MB`);
    return ran!;
  }

  for (const [name, text] of Object.entries(files))
    it(`are read in the time and memory that their length takes: ${name}`, async () => {
      place.file(name, `${text}\n`);
      const { code, error } = await bounded('check', 'plan.md', '-c', name);
      assert.equal(code, 0, error);
    });

  it('are refused by name where they are of gigabytes', async () => {
    for (const name of ['big.jsonl', 'big.yaml', 'claimlight.config.json']) {
      truncateSync(place.file(name, ''), 3e9);
      const ran = await bounded('check', 'plan.md', '-c', name);
      assert.equal(ran.code, 2);
      assert.match(ran.error, /MB/);
    }
  });

  it('are refused as settings, results, baselines and decisions too', async () => {
    truncateSync(place.file('big.json', ''), 6e8);
    const big = { most: /big\.json is larger than \d+ MB/, format: /big\.json/ };
    place.file('rows.jsonl', `${JSON.stringify({ output: line, context: line })}\n`);
    for (const [args, message] of [
      [['check', 'plan.md', '-c', 'plan.md', '--baseline', 'big.json'], big.most],
      [['check', 'big.json', '-c', 'plan.md'], big.most],
      [['eval', 'rows.jsonl', '--out', 'big.json'], big.format],
    ] as const) {
      const ran = await bounded(...args);
      assert.equal(ran.code, 2);
      assert.match(ran.error, message);
    }
    assert.match((await run('export', 'decisions', 'big.json')).error, big.most);
    assert.match((await run('view', 'big.json', '--no-open')).error, /no evaluation results/);
  });
});
