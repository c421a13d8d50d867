import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '../../../../src/check/problem.ts';
import { hasFailed, type RunHeader } from '../../../../src/evaluate/results/result.ts';
import { lockPath, RunLock } from '../../../../src/evaluate/results/runLock.node.ts';
import { type Continuation, RunWriter } from '../../../../src/evaluate/results/runWriter.node.ts';
import { collect } from '../bytes.ts';
import { evaluation, rowsOf, stream } from '../evaluations.ts';
import { scriptedJudge } from '../scriptedJudge.ts';

const header: RunHeader = {
  type: 'run',
  version: 1,
  dataset: 'd',
  scorer: 'faithfulness',
  scale: 1,
  judges: ['scripted'],
  providers: [],
  prompts: [],
};

const rows = rowsOf(...Array.from({ length: 6 }, (_, i) => ({ output: i % 2 ? 'right' : `wrong ${i}` })));

const trust = { secret: 'secret' };

describe('the lock of a results file', () => {
  let folder: string;
  let path: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'claimlight-'));
    path = join(folder, 'deep', 'results.jsonl');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const held = (content: string) => writeFile(lockPath(path), content);

  it('refuses a second run while the first goes on, and no run after it', async () => {
    const lock = await RunLock.take(path);
    await held(JSON.stringify({ pid: process.ppid, host: hostname() }));
    await assert.rejects(RunLock.take(path), {
      code: 'resultsInUse',
      args: { file: path, pid: process.ppid },
    });
    await held(JSON.stringify({ pid: 1, host: 'another machine' }));
    await assert.rejects(RunLock.take(path), { code: 'resultsInUse' });
    await lock.release();
    await (await RunLock.take(path)).release();
    assert.deepEqual(await readdir(join(folder, 'deep')), []);
  });

  it('refuses the second where the first has only just begun to write it', async () => {
    const lock = await RunLock.take(path);
    await held('');
    const second = RunLock.take(path);
    await held(JSON.stringify({ pid: process.ppid, host: hostname() }));
    await assert.rejects(second, { code: 'resultsInUse' });
    await lock.release();
  });

  it('is taken over from a run that was killed, and where it tells of nobody', async () => {
    await (await RunLock.take(path)).release();
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    const gone = JSON.stringify({ pid, host: hostname() });
    for (const left of [
      gone,
      '',
      'null',
      '[]',
      '{"pid":"1"}',
      '{"pid":-1,"host":"x"}'.replace('x', hostname()),
    ]) {
      await held(left);
      await (await RunLock.take(path)).release();
    }
  });
});

describe('a results file', () => {
  let folder: string;
  let path: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'claimlight-'));
    path = join(folder, 'deep', 'results.jsonl');
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Runs, and stops after some fresh results, as a kill would: without closing properly. */
  async function evaluateInto(
    continuation: Continuation = 'resume',
    { stopAfter = Number.POSITIVE_INFINITY, judge = scriptedJudge() } = {},
  ): Promise<number> {
    const writer = await RunWriter.open(path, header, continuation, trust);
    let fresh = 0;
    const order = {
      rows,
      evaluation: evaluation({ judges: [judge] }),
      finished: writer.finished && (await collect(writer.finished())),
      retry: continuation === 'retry' ? hasFailed : undefined,
    };
    for await (const evaluated of stream(order)) {
      await writer.append(evaluated);
      if (!evaluated.finished && ++fresh === stopAfter) break;
    }
    await writer.close(fresh < stopAfter);
    return fresh;
  }

  it('of a run that was interrupted ends, when resumed, byte for byte like that of one that was not', async () => {
    await evaluateInto();
    const whole = await readFile(path);
    await rm(path);
    assert.equal(await evaluateInto('resume', { stopAfter: 2 }), 2);
    assert.equal(await evaluateInto('resume', { stopAfter: 3 }), 3);
    assert.equal(await evaluateInto(), 1);
    assert.ok(whole.equals(await readFile(path)));
  });

  it('loses only the line that was being written', async () => {
    await evaluateInto();
    const whole = await readFile(path);
    for (const cut of [1, 40, whole.length - header.dataset.length - 60]) {
      await writeFile(path, whole.subarray(0, whole.length - cut));
      await evaluateInto();
      assert.ok(whole.equals(await readFile(path)), `${cut} bytes lost`);
    }
  });

  it('of another run is refused and left alone', async () => {
    await evaluateInto('resume', { stopAfter: 1 });
    const before = await readFile(path);
    await assert.rejects(RunWriter.open(path, { ...header, scorer: 'hallucination' }, 'resume', trust), {
      code: 'resultsMismatch',
    });
    assert.deepEqual(await readFile(path), before);
  });

  it('that is killed within its first line begins anew', async () => {
    await evaluateInto();
    const whole = await readFile(path);
    await writeFile(path, whole.subarray(0, 20));
    await evaluateInto();
    assert.ok(whole.equals(await readFile(path)));
  });

  it('that cannot be written says so', async () => {
    await evaluateInto();
    await assert.rejects(RunWriter.open(join(path, 'below.jsonl'), header, 'resume', trust), {
      code: 'unwritable',
    });
  });

  it('that is none is refused and left alone', async () => {
    await evaluateInto('resume', { stopAfter: 1 });
    for (const text of ['something else\n', 'something\nelse', 'something else']) {
      await writeFile(path, text);
      await assert.rejects(RunWriter.open(path, header, 'resume', trust), { code: 'resultsFormat' });
      assert.equal(await readFile(path, 'utf8'), text, 'left as it is');
    }
  });

  it('is started over when that is asked', async () => {
    await evaluateInto('resume', { stopAfter: 4 });
    assert.equal(await evaluateInto('restart'), 6);
  });

  it('can have its failed cases run again, and ends as if they had never failed', async () => {
    await evaluateInto();
    const whole = await readFile(path, 'utf8');
    const broken = { ...scriptedJudge(), assess: failing };
    await evaluateInto('restart', { judge: broken });
    assert.match(await readFile(path, 'utf8'), /"status":"failed"/);

    assert.equal(await evaluateInto('retry'), 6);
    assert.ok((await readFile(path, 'utf8')) === whole);
    assert.deepEqual(await readdir(join(folder, 'deep')), ['results.jsonl']);
  });

  it('survives that its failed cases are run again and that is interrupted, too', async () => {
    await evaluateInto();
    const whole = await readFile(path, 'utf8');
    await evaluateInto('restart', { judge: { ...scriptedJudge(), assess: failing } });
    await evaluateInto('retry', { stopAfter: 2 });
    assert.equal(await evaluateInto('retry'), 6);
    assert.ok((await readFile(path, 'utf8')) === whole);
    assert.deepEqual(await readdir(join(folder, 'deep')), ['results.jsonl']);
  });
});

// biome-ignore lint/correctness/useYield: it breaks before it has anything to say.
async function* failing(): AsyncGenerator<never> {
  throw new Problem('serverError', { host: 'example.org' });
}
