import assert from 'node:assert/strict';
import { ArgumentError } from '../../../src/api/argumentError.ts';
import {
  attachScorers,
  createFactualityScorer,
  createFaithfulnessScorer,
  createHallucinationScorer,
  runEvals,
  toMastraScorer,
} from '../../../src/api/entry.ts';
import { type AnyMastraScorer, createScorer, type StreamResult } from './mastraTypes.ts';

const context = ['The bridge is 120 m long.'];

describe('in Mastra', () => {
  it('a scorer registers and runs', async () => {
    const scorer = createHallucinationScorer({ id: 'bridge', options: { context } });
    const registered: Record<string, AnyMastraScorer> = {
      bridge: toMastraScorer(createScorer({ id: 'bridge', description: 'Facts of the bridge.' }), scorer),
    };
    const { score, reason } = await registered.bridge!.run({ output: 'The bridge is 150 m long.' });
    assert.equal(score, 1);
    assert.match(String(reason), /1 of 1 claim/);
  });

  it('a scorer has an id of one’s own, and two with the same are refused', async () => {
    const [first, second] = ['a', 'b'].map((id) => createHallucinationScorer({ id, options: { context } }));
    const data = [{ output: 'The bridge is 150 m long.' }];
    assert.deepEqual((await runEvals({ data, scorers: [first!, second!] })).scores, { a: 1, b: 1 });
    assert.equal(createFaithfulnessScorer({ id: 'c', name: 'C' }).name, 'C');
    assert.equal(createFactualityScorer({ id: 'd' }).id, 'd');
    await assert.rejects(runEvals({ data, scorers: [first!, first!] }), ArgumentError);
  });

  it('an agent’s stream is scored as what it generates is, and handed on at once', async () => {
    const agent = {
      generate: async () => ({ text: 'The bridge is 120 m long.' }),
      async stream(): Promise<StreamResult> {
        async function* words() {
          yield 'The bridge is ';
          yield '150 m long.';
        }
        return {
          textStream: words(),
          text: Promise.resolve('The bridge is 150 m long.'),
          response: Promise.resolve({}),
          toolResults: Promise.resolve([]),
        };
      },
    };
    const scores: unknown[] = [];
    const watched = attachScorers(agent, {
      scorers: [createHallucinationScorer({ options: { context } })],
      onScore: ({ result }) => scores.push((result as { score: number }).score),
    });
    await watched.generate();
    await watched.settled();
    let said = '';
    for await (const word of (await watched.stream()).textStream) said += word;
    await watched.settled();
    assert.equal(said, 'The bridge is 150 m long.');
    assert.deepEqual(scores, [0, 1]);
  });

  it('a stream that breaks off gives no score and no error', async () => {
    const broken = () => ({ text: Promise.reject(new Error('down')) });
    const watched = attachScorers(async () => broken(), {
      scorers: [createHallucinationScorer({ options: { context } })],
      onScore: () => assert.fail('scored'),
    });
    await watched();
    await watched.settled();
  });
});
