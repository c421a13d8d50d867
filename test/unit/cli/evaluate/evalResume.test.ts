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

  describe('on results that somebody else may have written', () => {
    const rows = [
      { output: 'The ferry carries 900 cars.', context: 'The ferry carries 120 cars.' },
      { output: 'The ferry carries 120 cars.', context: 'The ferry carries 120 cars.' },
    ];
    const forged = (text: string) =>
      text
        .replaceAll('"verdict":"contradicted"', '"verdict":"supported"')
        .replaceAll('"score":0', '"score":1')
        .replaceAll('"pass":false', '"pass":true');
    let path: string;
    let out: string;
    let own: string;
    const evaluate = (...options: readonly string[]) =>
      place.run(['eval', path, '--out', out, '--fail-under', '1', ...options]);
    beforeEach(async () => {
      path = place.file('d.jsonl', lines(...rows));
      out = join(place.folder, 'r.jsonl');
      assert.equal((await evaluate()).code, 1);
      own = readFileSync(out, 'utf8');
    });

    it('takes no verdict from them, and finds those rows anew', async () => {
      assert.notEqual(forged(own), own);
      place.file('r.jsonl', forged(own));
      const { code, error } = await evaluate();
      assert.equal(code, 1);
      assert.match(error, /Existing results that were written elsewhere: 1\..*--trust-results/);
      assert.equal(readFileSync(out, 'utf8'), own);
    });

    it('nor from lines without a seal, with that of another line, or of another run', async () => {
      const [header, first, second] = own.split('\n');
      const seal = /,"seal":"[^"]+"/;
      const swapped = first!.replace(seal, seal.exec(second!)![0]);
      for (const line of [forged(first!).replace(seal, ''), forged(swapped)]) {
        place.file('r.jsonl', `${[header, line, second].join('\n')}\n`);
        assert.equal((await evaluate()).code, 1);
        assert.equal(readFileSync(out, 'utf8'), own);
      }
      const other = join(place.folder, 'other.jsonl');
      await place.run(['eval', path, '--out', other, '--scorer', 'hallucination']);
      const [otherHeader] = readFileSync(other, 'utf8').split('\n');
      place.file('r.jsonl', `${[otherHeader, first, second].join('\n')}\n`);
      assert.match(
        (await evaluate('--scorer', 'hallucination', '--fail-over', '0')).error,
        /written elsewhere|fail/,
      );
    });

    it('takes them where the person says so, and its own without a word', async () => {
      place.file('r.jsonl', forged(own));
      assert.equal((await evaluate('--trust-results')).code, 0);
      place.file('r.jsonl', own);
      assert.doesNotMatch((await evaluate()).error, /written elsewhere/);
    });
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
