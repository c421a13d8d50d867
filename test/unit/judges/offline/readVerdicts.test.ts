import assert from 'node:assert/strict';
import type { Assessment } from '../../../../src/check/types.ts';
import { createOfflineJudge } from '../../../../src/judges/offline/offlineJudge.ts';
import type { ReadingModel } from '../../../../src/judges/reading/readingModel.ts';
import { judge } from './judging.ts';
import { readingModel } from './readingModels.ts';

const yes = readingModel({ supported: 0.98 });
const no = readingModel({ supported: 0.02, contradicted: 0.01 });

/** The only assessment of a claim, read by a model. */
async function read(claim: string, context: string, model: ReadingModel): Promise<Assessment> {
  const { findings } = await judge(claim, context, undefined, createOfflineJudge({ model }));
  const [found] = findings;
  assert.ok(findings.length === 1 && found?.type === 'assessment');
  return found;
}

describe('a claim that a model reads', () => {
  const third = 'The client pays 2,400 euros, a third on signing. The rest is due within 14 days.';

  it('is contradicted by a likely clash of values only where it is not read as supported', async () => {
    assert.equal((await read('On signing, 800 euros are due.', third, yes)).verdict, 'supported');
    const found = await read('On signing, 800 euros are due.', third, no);
    assert.deepEqual(
      [found.verdict, found.reason.code, found.confidence],
      ['contradicted', 'differs', 'medium'],
    );
  });

  it('is contradicted by a proven clash whatever is read', async () => {
    const found = await read('Each person gets 5 GB of storage.', 'Each person gets 10 GB of storage.', yes);
    assert.deepEqual([found.verdict, found.confidence], ['contradicted', 'high']);
  });

  it('may have a bare number or a name that the context writes otherwise, but no other measure', async () => {
    const context = 'Half of the crew came late. Her brother steered. The boat was old.';
    assert.equal((await read('Six came late.', context, yes)).verdict, 'supported');
    assert.equal((await read('The boat was steered by Tom Reed.', context, yes)).verdict, 'supported');
    assert.equal((await read('The crew came 40 minutes late.', context, yes)).verdict, 'unsupported');
  });

  it('is not contradicted by words that the context states in another form', async () => {
    const context = 'The console is closed from 22:00 to 23:30. Bring a lamp.';
    const contradicting = (wrong: readonly number[]) =>
      readingModel({ supported: 0.01, contradicted: 0.98, wrong });
    // closed | 10 | p | . | m | . | to
    const claim = 'The console is open from 10 p.m. to 11:30 p.m.';
    assert.equal((await read(claim, context, contradicting([5, 6, 7]))).verdict, 'unsupported');
    assert.equal((await read(claim, context, contradicting([3]))).verdict, 'contradicted');
  });

  it('quotes the passage that says most by itself, not the one with most of its words', async () => {
    const context =
      'The tap by the lower gate froze twice. It will be lagged before December. The gate is green.';
    const model: ReadingModel = {
      ...no,
      async *read(pairs, signal) {
        for await (const { pair, reading } of no.read(pairs, signal)) {
          // The chosen evidence comes first, then each passage alone, the closest first.
          const says = pair === 2 ? { supported: 0.1, contradicted: 0.85, unsupported: 0.05 } : reading.pair;
          yield { pair, reading: { ...reading, pair: says } };
        }
      },
    };
    const { reason } = await read('The tap by the gate gets no insulation.', context, model);
    assert.ok(reason.code === 'notSaid');
    assert.notEqual(reason.quote, 'The tap by the lower gate froze twice.');
  });
});
