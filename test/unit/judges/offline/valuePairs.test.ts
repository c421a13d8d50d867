import { strict as assert } from 'node:assert';
import { assess } from './judging.ts';
import { valuePairs } from './valuePairs.ts';

const verdictsOf = async (output: string, context: string) =>
  (await assess(output, context)).map(({ verdict }) => verdict);

describe('offline judge: values of the thing that is meant', () => {
  for (const { name, context, right, wrong, plain } of valuePairs) {
    it(`does not support a wrong one: ${name}`, async () => {
      const verdicts = await verdictsOf(wrong, context);
      assert.ok(verdicts.some((verdict) => verdict !== 'supported'));
    });

    it(`${plain ? 'supports' : 'does not contradict'} a right one: ${name}`, async () => {
      const verdicts = await verdictsOf(right, context);
      if (plain) assert.deepEqual([...new Set(verdicts)], ['supported']);
      else assert.ok(!verdicts.includes('contradicted'));
    });
  }

  it('bounds what it compares of long lists', async () => {
    const dates = (step: number) =>
      Array.from({ length: 200 }, (_, i) => `${(i % 27) + 1} March ${1900 + ((i * 7 + step) % 120)}`).join(
        ', ',
      );
    const start = performance.now();
    await assess(`The meetings were held on ${dates(5)}.`, `The meetings were held on ${dates(3)}.`);
    assert.ok(performance.now() - start < 10_000);
  });
});
