import assert from 'node:assert/strict';
import { ownAmong } from '../../../../src/editor/context/ownText.ts';

const links: Readonly<Record<string, string>> = {
  'file:///work/link.md': 'file:///work/a.md',
  'file:///work/sub/../a.md': 'file:///work/a.md',
};
const own = (outputs: readonly string[], ...context: readonly string[]) =>
  ownAmong(outputs, context, async (uri) => links[uri] ?? uri);

const [a, c] = ['file:///work/a.md', 'file:///work/c.md'];

describe('the text under check among its context', () => {
  it('is known by its name, by another spelling and through links, from both sides', async () => {
    assert.deepEqual(await own([a], a, c, ...Object.keys(links)), [a, ...Object.keys(links)]);
    assert.deepEqual(await own(['file:///work/link.md'], a, c), [a]);
  });

  it('is also the notebook or transcript that it is a part of, but not other parts of that', async () => {
    const chat = 'file:///work/chat.json';
    const answer = `claimlight-answer:/work/chat.json%20answer%201.md?${chat}%23answer-1`;
    assert.deepEqual(await own([answer, chat], `${chat}#search-1`, chat), [chat]);
    const cell = 'vscode-notebook-cell:/work/n.ipynb#W1';
    assert.deepEqual(await own([cell, 'file:///work/n.ipynb'], 'file:///work/n.ipynb', c), [
      'file:///work/n.ipynb',
    ]);
  });
});
