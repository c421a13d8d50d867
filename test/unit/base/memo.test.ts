import assert from 'node:assert/strict';
import { Memo } from '../../../src/base/memo.ts';

describe('a memo', () => {
  it('makes each thing once, as long as all of them weigh little enough', () => {
    const made: string[] = [];
    const memo = new Memo<string, string>(4, (text) => text.length);
    const ask = (key: string) =>
      memo.of(key, () => {
        made.push(key);
        return key.repeat(2);
      });
    assert.deepEqual(['a', 'b', 'a', 'b'].map(ask), ['aa', 'bb', 'aa', 'bb']);
    assert.deepEqual(made, ['a', 'b']);
    assert.deepEqual(['c', 'c', 'a'].map(ask), ['cc', 'cc', 'aa']);
    assert.deepEqual(made, ['a', 'b', 'c', 'a']);
  });
});
