import assert from 'node:assert/strict';
import { liesIn } from '../../../../src/editor/context/pathsBelow.ts';

describe('a path', () => {
  it('lies in itself and in the folders above it, and in no other that is named alike', () => {
    assert.ok(liesIn('/work/drafts/chat.json', ['/work/drafts']));
    assert.ok(liesIn('/work/drafts/chat.json', ['/work/drafts/']));
    assert.ok(liesIn('/work/drafts/chat.json', ['/other', '/work/drafts/chat.json']));
    assert.ok(!liesIn('/work/drafts-2/chat.json', ['/work/drafts']));
    assert.ok(!liesIn('/work/drafts', ['/work/drafts/chat.json']));
    assert.ok(!liesIn('/work/chat.json', []));
  });
});
