import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readText } from '../../../src/sources/readText.ts';
import { readShare } from '../../../src/text/passage.ts';

describe('readShare', () => {
  const source = readText('a.md', '# Head\n\nOne two.\n\nSix ten.');
  it('is the share of the characters that were read, each once, headings apart', () => {
    const [head, first, second] = source.passages;
    assert.equal(readShare(source, []), 0);
    assert.equal(readShare(source, [head!]), 0);
    assert.equal(readShare(source, [first!, first!]), 0.5);
    assert.equal(readShare(source, [first!, second!]), 1);
  });
  it('counts passages of this source alone, and nothing to read as all read', () => {
    assert.equal(readShare(source, readText('b.md', 'One two.').passages), 0);
    assert.equal(readShare(readText('c.md', '# Head'), []), 1);
  });
});
