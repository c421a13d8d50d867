import assert from 'node:assert/strict';
import { attachScorers } from '../../../src/api/attachScorers.ts';
import { runEvals } from '../../../src/api/runEvals.ts';
import { createScorerApi } from '../../../src/api/scorerApi.ts';
import { outputText } from '../../../src/api/scorerRun.ts';

const { createFaithfulnessScorer } = createScorerApi({ env: {}, fetch, adapters: [] });

/** Scores the length of the output; fails for "bad". */
const length = {
  id: 'length',
  run: async ({ output }: { readonly output: unknown }) => {
    if (outputText(output) === 'bad') throw new Error('bad output');
    return { score: outputText(output).length, reason: 'r' };
  },
};

describe('runEvals', () => {
  it('scores what a target answers, and tells each item as it is done', async () => {
    const seen: unknown[] = [];
    const scorer = createFaithfulnessScorer({ model: 'offline', options: { context: ['It is 10 m long.'] } });
    const result = await runEvals({
      data: [{ input: '10' }, { input: '12' }],
      scorers: [scorer],
      target: { generate: async (metres: string) => ({ text: `It is ${metres} m long.` }) },
      onItemComplete: ({ item, scorerResults }) => {
        seen.push([item.input, scorerResults[scorer.id].score]);
      },
    });
    assert.deepEqual(seen, [
      ['10', 1],
      ['12', 0],
    ]);
    assert.deepEqual(result.scores, { 'faithfulness-scorer': 0.5 });
    assert.equal(result.summary.totalItems, 2);
  });

  it('takes a function as target, or the outputs of the data', async () => {
    const target = (input: string) => input.repeat(2);
    assert.deepEqual((await runEvals({ data: [{ input: 'ab' }], scorers: [length], target })).scores, {
      length: 4,
    });
    assert.deepEqual((await runEvals({ data: [{ output: 'abc' }], scorers: [length] })).scores, {
      length: 3,
    });
  });

  it('prefers the messages of an agent’s run, which hold its tool results', async () => {
    const target = async () => ({
      text: 'short',
      scoringData: { output: [{ role: 'assistant', content: 'much longer' }] },
    });
    assert.deepEqual((await runEvals({ data: [{ input: '' }], scorers: [length], target })).scores, {
      length: 11,
    });
  });

  it('is not stopped by a bad item', async () => {
    const faults: unknown[] = [];
    const { scores, summary } = await runEvals({
      data: [{ output: 'ab' }, { output: 'bad' }, { output: 'abcd' }],
      scorers: [length],
      onItemComplete: ({ scorerResults }) => {
        faults.push(scorerResults.length.error?.message);
      },
    });
    assert.deepEqual([scores, summary.failed], [{ length: 3 }, { length: 1 }]);
    assert.deepEqual(faults, [undefined, 'bad output', undefined]);

    const target = () => {
      throw new Error('down');
    };
    assert.deepEqual((await runEvals({ data: [{ input: '' }], scorers: [length], target })).scores, {
      length: null,
    });
  });

  it('has at most so many items under way', async () => {
    let now = 0;
    let most = 0;
    const target = async () => {
      most = Math.max(most, ++now);
      await new Promise((resolve) => setTimeout(resolve, 2));
      now--;
      return 'x';
    };
    const data = Array.from({ length: 9 }, () => ({ input: '' }));
    const { summary } = await runEvals({ data, scorers: [length], target, concurrency: 3 });
    assert.deepEqual([most, summary.totalItems], [3, 9]);
  });
});

describe('attached scorers', () => {
  const agent = {
    name: 'echo',
    async generate(text: string) {
      return { text, by: this.name };
    },
  };

  it('score answers as they are given, and leave them alone', async () => {
    const scores: unknown[] = [];
    const watched = attachScorers(agent, {
      scorers: [length],
      onScore: ({ scorer, result }) => scores.push([scorer.id, (result as { score: number }).score]),
    });
    assert.deepEqual(await watched.generate('abc'), { text: 'abc', by: 'echo' });
    assert.equal(watched.name, 'echo');
    await watched.settled();
    assert.deepEqual(scores, [['length', 3]]);
  });

  it('score a share of the answers', async () => {
    const draws = [0.1, 0.6, 0.4, 0.5];
    let scored = 0;
    const watched = attachScorers(async (text: string) => text, {
      scorers: [length],
      sample: 0.5,
      random: () => draws.shift()!,
      onScore: () => scored++,
    });
    for (const text of ['a', 'b', 'c', 'd']) await watched(text);
    await watched.settled();
    assert.equal(scored, 2);
  });

  it('never let an error reach the caller', async () => {
    const errors: unknown[] = [];
    const watched = attachScorers(async (text: string) => text, {
      scorers: [length],
      onError: (error) => {
        errors.push((error as Error).message);
        throw error;
      },
    });
    assert.equal(await watched('bad'), 'bad');
    await watched.settled();
    assert.deepEqual(errors, ['bad output']);
  });

  it('leave the caller’s own errors to the caller', async () => {
    const watched = attachScorers(() => Promise.reject(new Error('mine')), { scorers: [length] });
    await assert.rejects(watched(), /mine/);
    await watched.settled();
  });
});
