import assert from 'node:assert/strict';
import { shortColumnNames } from '../../../../src/evaluate/results/resultColumns.ts';
import { ResultsIndex, type RowFilter } from '../../../../src/evaluate/results/resultsIndex.ts';
import type { Variant } from '../../../../src/evaluate/run/case.ts';
import { evaluation, results, rowsOf } from '../evaluations.ts';
import { scriptedJudge } from '../scriptedJudge.ts';

const answering = (provider: string): Variant => ({
  provider,
  prompt: 'p',
  question: () => 'asked',
  answer: async ({ input }) => (provider === 'good' ? `${input} right` : `${input} wrong`),
});

async function indexOf(order: Parameters<typeof results>[0]): Promise<ResultsIndex> {
  const index = new ResultsIndex();
  for (const one of await results(order)) index.add(one);
  return index;
}

describe('an index of results', () => {
  it('puts models beside each other on every test', async () => {
    const index = await indexOf({
      rows: rowsOf({ input: 'first' }, { input: 'second' }),
      variants: [answering('good'), answering('bad')],
    });
    assert.deepEqual(shortColumnNames(index.columns), ['good', 'bad']);
    assert.deepEqual(
      index
        .query({ filter: 'all', order: 'data', text: '' })
        .map(({ excerpt, cells }) => [excerpt, ...cells.map((cell) => [cell?.score, cell?.case])]),
      [
        ['first', [1, 0], [0, 1]],
        ['second', [1, 2], [0, 3]],
      ],
    );
  });

  describe('picks', () => {
    let index: ResultsIndex;
    before(async () => {
      const judges = [scriptedJudge('a'), scriptedJudge('b', { unknown: 'supported' })];
      const right = { kind: 'right', right: true } as const;
      index = await indexOf({
        rows: rowsOf(
          { output: 'right', expected: right },
          { output: 'It is right. It is wrong.', expected: right },
          { output: 'unknown thing' },
          { output: 'broken' },
          { output: 'wrong', expected: { kind: 'right', right: false } },
        ),
        evaluation: evaluation({ judges }),
      });
    });
    const lines = (filter: RowFilter, order: 'data' | 'worst' = 'data', text = '') =>
      index.query({ filter, order, text }).map(({ line }) => line);

    it('rows that did not pass, that judges differ on, that are against the label, that failed', () => {
      assert.deepEqual(lines('all'), [1, 2, 3, 4, 5]);
      assert.deepEqual(lines('wrong'), [2, 3, 5]);
      assert.deepEqual(lines('disagreements'), [3]);
      assert.deepEqual(lines('mislabelled'), [2]);
      assert.deepEqual(lines('failed'), [4]);
    });

    it('the worst first', () => assert.deepEqual(lines('all', 'worst'), [3, 5, 2, 1, 4]));

    it('by words', () => assert.deepEqual(lines('all', 'data', ' Unknown'), [3]));
  });
});
