import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { SourceCache } from '../../../src/sources/sourceCache.ts';

const file = (uri: string, text: string) => ({ uri, bytes: new TextEncoder().encode(text) });

describe('SourceCache', () => {
  it('gives the same source for the same bytes, and another for others', async () => {
    const cache = new SourceCache();
    const first = await cache.read(file('a.md', 'One is here.'));
    assert.equal(await cache.read(file('a.md', 'One is here.')), first);
    assert.notEqual(await cache.read(file('b.md', 'One is here.')), first);
    assert.equal((await cache.read(file('a.md', 'Two is here.'))).text, 'Two is here.');
  });
  it('forgets what was read long ago', async () => {
    const cache = new SourceCache();
    const first = await cache.read(file('a.md', 'One is here.'));
    for (let i = 0; i < 12; i++) await cache.read(file(`${i}.md`, 'More.'));
    assert.notEqual(await cache.read(file('a.md', 'One is here.')), first);
  });
  it('does not keep failures', async () => {
    const cache = new SourceCache();
    await assert.rejects(cache.read(file('a.md', '')), { code: 'contextEmpty' });
    assert.ok(await cache.read(file('a.md', 'One is here.')));
  });
});
