import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { isContextFile, limitFiles, maxFiles } from '../../../src/sources/limits.ts';

describe('a folder of context', () => {
  it('brings in every format that has an ending of its own, text and markup, however deep', () => {
    for (const path of ['a.md', 'b/c.PDF', 'b\\c.tsv', 'x.y.ipynb', 'notes.adoc', 'd/page.xhtml'])
      assert.equal(isContextFile(path), true, path);
  });
  it('leaves out hidden files and folders, packages, programs and files of no known ending', () => {
    for (const path of [
      '.a.md',
      '.git/a.md',
      'b/.c/d.txt',
      'node_modules/p/readme.md',
      'a.png',
      'run.sh',
      'LICENSE',
    ])
      assert.equal(isContextFile(path), false, path);
  });
  it('is never read in part', () => {
    const files = Array.from({ length: maxFiles + 1 }, (_, i) => `${i}.md`);
    assert.equal(limitFiles(files.slice(1), 'docs').length, maxFiles);
    assert.throws(() => limitFiles(files, 'docs'), {
      code: 'tooManyFiles',
      args: { file: 'docs', most: maxFiles },
    });
  });
});
