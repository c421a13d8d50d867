import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { labelled } from '../bridgeRows.ts';
import { createWorkplace, lines, type Workplace } from '../workplace.ts';

describe('claimlight eval, run again', () => {
  let place: Workplace;
  beforeEach(() => {
    place = createWorkplace();
  });
  afterEach(() => place.remove());

  it('goes on where an earlier run stopped, and refuses results of another run', async () => {
    const path = place.file('d.jsonl', labelled);
    const out = join(place.folder, 'r.jsonl');
    assert.equal((await place.run(['eval', path, '--out', out])).code, 0);
    const whole = readFileSync(out, 'utf8');
    place.file('r.jsonl', whole.slice(0, -30));
    assert.equal((await place.run(['eval', path, '--out', out])).code, 0);
    assert.equal(readFileSync(out, 'utf8'), whole);
    const judged = await place.run(['eval', path, '--out', out, '--judge', 'openai:m'], {
      env: { OPENAI_API_KEY: 'k' },
    });
    assert.match(judged.error, /a different run, data set or judge.*--restart/s);
    assert.equal(judged.code, 2);
    place.file('d.jsonl', labelled.replace('150', '160'));
    const changed = await place.run(['eval', path, '--out', out]);
    assert.match(changed.error, /existing results belong to other data.*--restart/s);
    assert.equal(changed.code, 2);
    assert.equal(readFileSync(out, 'utf8'), whole, 'left alone');
    place.file('d.jsonl', labelled);
    const other = await place.run(['eval', path, '--out', out, '--scorer', 'hallucination']);
    assert.match(other.error, /a different run.*--restart/s);
    assert.equal(other.code, 2);
  });

  it('killed at any point, also within a line, and run again ends like a run that was not', async function () {
    this.timeout(90_000);
    const rows = Array.from({ length: 1000 }, (_, i) => ({
      output: `Bridge ${i} is ${100 + i} metres long.`,
      context: `Bridge ${i} is ${100 + i + (i % 4 === 0 ? 1 : 0)} metres long. It was opened in ${1900 + (i % 100)}.`,
    }));
    const path = place.file('d.jsonl', lines(...rows));
    const [whole, killed] = ['whole.jsonl', 'killed.jsonl'].map((name) => join(place.folder, name));
    await place.run(['eval', path, '--out', whole!]);
    const wholeSize = statSync(whole!).size;

    for (const share of [0.1, 0.4, 0.8]) {
      const left = await runUntil(killed!, wholeSize * (share + Math.random() / 10), path);
      if (share === 0.1) assert.ok(left < wholeSize, 'killed before its end');
      if (Math.random() < 0.5) truncateSync(killed!, left - Math.floor(Math.random() * 1000));
    }
    const { error } = await place.run(['eval', path, '--out', killed!]);
    assert.match(error, /Cases: 1,000/);
    assert.ok(readFileSync(killed!, 'utf8') === readFileSync(whole!, 'utf8'));
  });

  /** Runs the command in a process of its own, and kills it once its results have a size; returns what they have then. */
  async function runUntil(results: string, size: number, dataset: string): Promise<number> {
    const entry = join(import.meta.dirname, '../../../../src/cli/main.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', entry, 'eval', dataset, '--out', results], {
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    while (child.exitCode === null && (!existsSync(results) || statSync(results).size < size))
      await new Promise((resolve) => setTimeout(resolve, 2));
    child.kill('SIGKILL');
    await ended;
    return statSync(results).size;
  }
});
