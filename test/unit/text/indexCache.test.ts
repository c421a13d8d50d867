import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readText } from '../../../src/sources/readText.ts';
import { IndexCache } from '../../../src/text/indexCache.ts';

describe('IndexCache', () => {
  const [one, two] = [readText('a.md', 'One is here.'), readText('b.md', 'Two is here.')];
  it('keeps the index of the same sources', async () => {
    const cache = new IndexCache();
    assert.equal(await cache.of([one, two]), await cache.of([one, two]));
  });
  it('builds another for other sources, also in another order', async () => {
    const cache = new IndexCache();
    const index = await cache.of([one, two]);
    for (const sources of [[one], [two, one], [one, readText('b.md', 'Two is here.')], [one, two, one]])
      assert.notEqual(await cache.of(sources), index);
    assert.deepEqual(
      (await cache.of([two, one])).passages.map(({ uri }) => uri),
      ['b.md', 'a.md'],
    );
  });
});
