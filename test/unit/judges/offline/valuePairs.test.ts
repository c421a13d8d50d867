import { strict as assert } from 'node:assert';
import { cpuTime } from '../../cpuTime.ts';
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
    const work = () =>
      assess(`The meetings were held on ${dates(5)}.`, `The meetings were held on ${dates(3)}.`);
    assert.ok((await cpuTime(work)) < 10_000);
  });

  const count = 200;
  const shops = (i: number) => 100 + ((i * 37) % 600);
  const towns = Array.from(
    { length: count },
    (_, i) => `T${'aeiou'[i % 5]}${'bdfglmnprs'[Math.floor(i / 5) % 10]}${'aeiou'[Math.floor(i / 50)]}n`,
  );
  const forms = {
    sentences: towns.map((town, i) => `${town} has ${shops(i)} shops.`).join('\n\n'),
    rows: ['| Town | Shops |', '|---|---|', ...towns.map((town, i) => `| ${town} | ${shops(i)} |`)].join(
      '\n',
    ),
    records: JSON.stringify(towns.map((name, i) => ({ name, shops: shops(i) }))),
  };
  for (const [form, context] of Object.entries(forms))
    it(`tells the value of one of many ${form} from that of another`, async () => {
      const picked = [3, 50, 99, 142, 197];
      const say = (of: (i: number) => number) =>
        picked.map((i) => `${towns[i]} has ${of(i)} shops.`).join('\n\n');
      assert.deepEqual([...new Set(await verdictsOf(say(shops), context))], ['supported']);
      assert.deepEqual(
        [
          ...new Set(
            await verdictsOf(
              say((i) => shops(i - 2)),
              context,
            ),
          ),
        ],
        ['contradicted'],
      );
    });
});
