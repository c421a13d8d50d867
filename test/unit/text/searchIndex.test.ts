import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readText } from '../../../src/sources/readText.ts';
import type { Passage, Source } from '../../../src/text/passage.ts';
import type { Hit } from '../../../src/text/ranking.ts';
import { buildIndex, IndexCache, type LocalIndex, toLocalIndex } from '../../../src/text/searchIndex.ts';

const index = buildIndex([
  readText(
    'limits.md',
    '# Storage\n\nThe free plan allows 10 GB.\n\n## Seats\n\nTeams have five members.\n\n| Plan | Price |\n|---|---|\n| Basic | 9 |\n| Pro | 19 |',
  ),
  readText('about.md', '東京は日本の首都です。大阪は西にあります。\n\nTeams were founded in 2003.'),
]);
const textsOf = ({ passages }: LocalIndex, hits: readonly Hit[]): readonly string[] =>
  hits.map(({ position }) => passages.get(position)!.text);
const best = (query: string): string | undefined => textsOf(index, index.searchNow(query, 1))[0];

describe('buildIndex', () => {
  it('numbers the passages over all sources', () => {
    assert.deepEqual(
      [...index.passages].map((p) => p.position),
      [...index.passages].map((_, i) => i),
    );
    assert.deepEqual([...new Set([...index.passages].map((p) => p.uri))], ['limits.md', 'about.md']);
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
    assert.equal(index.searchNow('teams seats storage plan', 2).length, 2);
    assert.ok(
      index
        .searchNow('seats storage', 9)
        .every(({ position }) => index.passages.get(position)!.kind !== 'heading'),
    );
  });
  it('knows the place of each passage', () => {
    assert.equal(index.passages.get(index.searchNow('basic', 1)[0]!.position)!.line, 11);
  });
  it('counts the passages that hold a stem', () => {
    assert.equal(index.frequency('team'), 2);
    assert.equal(index.frequency('seat'), 0);
  });

  it('ranks a large context by its rarer words, and still finds one that stands everywhere', () => {
    const lines = Array.from({ length: 1200 }, (_, i) => `Report ${i} names room ${i % 400}.`);
    const large = buildIndex([readText('log.md', lines.join('\n\n'))]);
    const found = (query: string) => textsOf(large, large.searchNow(query, 4));
    assert.deepEqual(
      found('which report names room 17').toSorted(),
      [417, 817, 17].map((i) => `Report ${i} names room 17.`).toSorted(),
    );
    assert.equal(found('the reports').length, 4);
  });
});

describe('a context that crosses to another thread', () => {
  const { id, sources, passages } = index;

  it('finds there what it finds here', async () => {
    const there = await toLocalIndex(structuredClone({ id, sources, passages }));
    const queries = ['price of the pro plan', 'team', 'nothing of it'];
    assert.deepEqual(await there.search(queries, 3), await index.search(queries, 3));
    assert.deepEqual(
      await index.search(queries, 3),
      queries.map((query) => index.searchNow(query, 3)),
    );
  });

  it('keeps its name, which another context does not have', async () => {
    const idOf = (...texts: readonly string[]) =>
      buildIndex(texts.map((text, i) => readText(`${i}`, text))).id;
    assert.equal((await toLocalIndex(structuredClone({ id, sources, passages }))).id, id);
    const ids = [idOf('One.', 'Two.'), idOf('Two.', 'One.'), idOf('One. Two.'), idOf('One.'), idOf()];
    assert.equal(new Set(ids).size, ids.length);
    const cut = readText('0', 'One. Two.');
    assert.notEqual(buildIndex([{ ...cut, passages: [...cut.passages].slice(1) }]).id, idOf('One. Two.'));
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
      [...(await cache.of([two, one])).passages].map(({ uri }) => uri),
      ['b.md', 'a.md'],
    );
  });
  it('reads of a thousand sources the one that changed, and finds as an index that was built anew', async () => {
    const cache = new IndexCache();
    let looked = 0;
    /** A source that counts who looks at the words of its passages. */
    const watched = (uri: string, text: string): Source => {
      const source = readText(uri, text);
      const passages = [...source.passages].map(
        (passage) =>
          new Proxy(passage, {
            get(target, key: keyof Passage) {
              if (key === 'text') looked++;
              return target[key];
            },
          }),
      );
      return { ...source, passages };
    };
    const sources = Array.from({ length: 1000 }, (_, i) =>
      watched(`${i}.md`, `Report ${i} names room ${i}.`),
    );
    await cache.of(sources);
    const changed = sources.with(500, watched('500.md', 'Report 500 names hall 77. It stands by.'));
    looked = 0;
    const index = await cache.of(changed);
    // Those behind it have other positions now, for which they are copied once.
    assert.ok(looked <= 4 + 499, `${looked}`);
    const anew = buildIndex(changed);
    assert.equal(index.id, anew.id);
    assert.deepEqual([...index.passages], [...anew.passages]);
    assert.deepEqual(index.searchNow('hall of report 500', 5), anew.searchNow('hall of report 500', 5));
    assert.equal(index.frequency('room'), 999);
    looked = 0;
    await cache.of(sources.with(999, watched('999.md', 'Report 999 names hall 78.')));
    assert.ok(looked <= 2 + 499, `${looked}`);
  });
});
