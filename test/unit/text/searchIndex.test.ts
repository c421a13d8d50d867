import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readText } from '../../../src/sources/readText.ts';
import { buildIndex, IndexCache } from '../../../src/text/searchIndex.ts';

const index = buildIndex([
  readText(
    'limits.md',
    '# Storage\n\nThe free plan allows 10 GB.\n\n## Seats\n\nTeams have five members.\n\n| Plan | Price |\n|---|---|\n| Basic | 9 |\n| Pro | 19 |',
  ),
  readText('about.md', '東京は日本の首都です。大阪は西にあります。\n\nTeams were founded in 2003.'),
]);
const best = (query: string): string | undefined => index.search(query, 3)[0]?.passage.text;

describe('buildIndex', () => {
  it('numbers the passages over all sources', () => {
    assert.deepEqual(
      index.passages.map((p) => p.position),
      index.passages.map((_, i) => i),
    );
    assert.deepEqual([...new Set(index.passages.map((p) => p.uri))], ['limits.md', 'about.md']);
  });
  it('finds by word stems, and by what stands above', () => {
    assert.equal(best('allowing members in a team'), 'Teams have five members.');
    assert.equal(best('price of the pro plan'), '| Pro | 19 |');
    assert.equal(best('storage'), 'The free plan allows 10 GB.');
  });
  it('finds in scripts without spaces', () => {
    assert.equal(best('日本の首都はどこ'), '東京は日本の首都です。');
  });
  it('returns no headings, and not more than asked for', () => {
    assert.equal(index.search('teams seats storage plan', 2).length, 2);
    assert.ok(index.search('seats storage', 9).every((hit) => hit.passage.kind !== 'heading'));
  });
  it('knows the place of each passage', () => {
    assert.equal(index.search('basic', 1)[0]!.passage.line, 11);
  });
  it('counts the passages that hold a stem', () => {
    assert.equal(index.frequency('team'), 2);
    assert.equal(index.frequency('seat'), 0);
  });

  it('ranks a large context by its rarer words, and still finds one that stands everywhere', () => {
    const lines = Array.from({ length: 1200 }, (_, i) => `Report ${i} names room ${i % 400}.`);
    const large = buildIndex([readText('log.md', lines.join('\n\n'))]);
    const found = (query: string) => large.search(query, 4).map(({ passage }) => passage.text);
    assert.deepEqual(
      found('which report names room 17').toSorted(),
      [417, 817, 17].map((i) => `Report ${i} names room 17.`).toSorted(),
    );
    assert.equal(found('the reports').length, 4);
  });
});

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
