import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readText } from '../../../src/sources/readText.ts';
import { ContextPassages } from '../../../src/text/contextPassages.ts';
import type { Passages } from '../../../src/text/passage.ts';
import { buildIndex } from '../../../src/text/searchIndex.ts';

describe('the passages of a context', () => {
  const sources = ['One two. Three four.', '', 'Five six. Seven eight.'].map((text, i) =>
    readText(`${i}.md`, text),
  );
  const { passages } = buildIndex(sources);

  it('are counted over all sources', () => {
    for (const [position, passage] of passages.entries())
      assert.deepEqual([passage.position, passages.get(position)], [position, passage]);
    assert.deepEqual([passages.get(-1), passages.get(passages.length)], [undefined, undefined]);
  });
  it('are found by a place in their source', () => {
    assert.equal(passages.holding('2.md', 12)?.text, 'Seven eight.');
    assert.equal(passages.holding('2.md', 12)?.position, 3);
    assert.equal(passages.holding('0.md', 0)?.position, 0);
    for (const [uri, at] of [['2.md', 22] as const, ['1.md', 0] as const, ['3.md', 0] as const])
      assert.equal(passages.holding(uri, at), undefined);
  });
  it('are found without a look at other sources', () => {
    const unread = (): never => assert.fail('It was looked through.');
    const { length } = sources[0]!.passages;
    const first = { ...sources[0]!, passages: { ...unreadPassages(unread), length } };
    const context = new ContextPassages([first, sources[2]!], 4);
    assert.equal(context.holding('2.md', 12)?.text, 'Seven eight.');
  });
});

const unreadPassages = (unread: () => never): Omit<Passages, 'length'> => ({
  at: unread,
  entries: unread,
  map: unread,
  [Symbol.iterator]: unread,
});
