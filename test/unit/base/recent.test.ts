import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { Recent } from '../../../src/base/recent.ts';

describe('Recent', () => {
  const kept = (recent: Recent<string>) => ['a', 'b', 'c', 'd'].filter((key) => recent.has(key)).join('');

  it('gives up what was not asked for in the longest time, as soon as all weighs too much', () => {
    const recent = new Recent<string>(6, (value) => value.length);
    for (const key of ['a', 'b', 'c']) recent.set(key, 'xx');
    assert.equal(recent.get('a'), 'xx');
    recent.set('d', 'x');
    assert.equal(kept(recent), 'acd');
    recent.set('d', 'xxxx');
    assert.equal(kept(recent), 'ad');
  });

  it('keeps nothing that weighs too much by itself', () => {
    const recent = new Recent<string>(6, (value) => value.length);
    recent.set('a', 'x');
    recent.set('b', 'xxxxxxx');
    assert.equal(kept(recent), '');
    recent.set('c', 'xxxxxx');
    assert.equal(kept(recent), 'c');
  });
});
