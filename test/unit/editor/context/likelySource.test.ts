import assert from 'node:assert/strict';
import { isLikelySource } from '../../../../src/editor/context/likelySource.ts';

const draft =
  'Tidemark 4.2 starts in 2.8 seconds on a laptop.\nThe Team plan costs 12.50 dollars since March 2025.\n';
const notes =
  'Tidemark 4.2 starts in 1.8 seconds.\nFrom March 2025 on the Team plan costs 12.50 dollars a month.\n';

describe('a likely source', () => {
  it('shares names and numbers with the text', () => assert.equal(isLikelySource(draft, notes), true));

  it('is no text about something else', () =>
    assert.equal(isLikelySource(draft, 'The Harbour opened in 1998. In March 2025 it closed.'), false));

  it('is no copy of the text, which would back every word of it', () =>
    assert.equal(isLikelySource(draft, `# Copy\n\n${draft}`), false));

  it('is none where there is little to go by', () =>
    assert.equal(isLikelySource('It starts fast.', notes), false));
});
