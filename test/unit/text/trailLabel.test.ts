import assert from 'node:assert/strict';
import { readSource } from '../../../src/sources/readSource.ts';
import type { Passage } from '../../../src/text/passage.ts';
import { isHeadingOf } from '../../../src/text/trailLabel.ts';

const long = 'The minutes of a long meeting '.repeat(8).trim();

describe('a heading', () => {
  for (const heading of ['Marelle 6.3\u00a0: notes de version', '**Marelle** `6.3`', 'Two  spaces', long])
    it(`is that of what stands below it: ${heading.slice(0, 40)}`, async () => {
      const text = `# Other\n\nNothing.\n\n# ${heading}\n\nArchives are encrypted.`;
      const { passages } = await readSource({ uri: 'notes.md', bytes: new TextEncoder().encode(text) });
      const [other, , own, below] = passages as [Passage, Passage, Passage, Passage];
      assert.equal(isHeadingOf(own, below), true);
      assert.equal(isHeadingOf(other, below), false);
      assert.equal(isHeadingOf(below, below), false);
    });
});
