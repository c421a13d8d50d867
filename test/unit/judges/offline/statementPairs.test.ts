import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assess } from './judging.ts';

interface Pairs {
  readonly contexts: Readonly<Record<string, string>>;
  readonly pairs: readonly {
    readonly kind: string;
    readonly context: string;
    readonly wrong: string;
    readonly right: string;
  }[];
}

const fixture = join(import.meta.dirname, '../../../fixtures/statements/pairs.json');

/**
 * Wrong statements in the context's own words, each with a right one that is reworded, over twenty kinds of error and
 * six languages. They were written before the matchers, and the shares below have to hold from then on.
 */
describe('offline judge: pairs of a wrong and a right statement', () => {
  const verdicts = { wrong: [] as string[], right: [] as string[] };
  let sure = 0;

  before(async () => {
    const { contexts, pairs } = JSON.parse(readFileSync(fixture, 'utf8')) as Pairs;
    for (const pair of pairs)
      for (const side of ['wrong', 'right'] as const) {
        const found = await assess(pair[side], contexts[pair.context]!);
        const odd = found.find(({ verdict }) => verdict !== 'supported');
        verdicts[side].push(odd?.verdict ?? 'supported');
        if (side === 'wrong' && !odd && found.every(({ confidence }) => confidence !== 'low')) sure++;
      }
  });

  const share = (side: 'wrong' | 'right', verdict: string): number =>
    verdicts[side].filter((one) => one === verdict).length / verdicts[side].length;

  it('calls few of the wrong ones supported, and hardly any of them with more than low confidence', () => {
    assert.ok(share('wrong', 'supported') <= 0.12, `${share('wrong', 'supported')} supported`);
    assert.ok(sure / verdicts.wrong.length <= 0.04, `${sure} above low`);
  });

  it('calls no right one contradicted, and most of them supported', () => {
    assert.equal(share('right', 'contradicted'), 0);
    assert.ok(share('right', 'supported') >= 0.88, `${share('right', 'supported')} supported`);
  });
});
