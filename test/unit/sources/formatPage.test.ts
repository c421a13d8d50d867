import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import {
  maxContextBytes,
  maxDepth,
  maxFileBytes,
  maxFiles,
  maxReadSeconds,
} from '../../../src/sources/limits.ts';
import { formatOfExtension } from '../../../src/sources/sourceFormat.ts';
import { read } from '../repository/pages.ts';

describe('docs/files.md', () => {
  const page = read('docs/files.md');
  it('names every ending that tells of a format', () => {
    assert.deepEqual(
      Object.keys(formatOfExtension).filter((ending) => !page.includes(`\`.${ending}\``)),
      [],
    );
  });
  it('names the limits that hold', () => {
    for (const limit of [
      `| ${maxFileBytes / 1_000_000} MB |`,
      `| ${maxDepth.toLocaleString('en-US')} |`,
      `| ${maxReadSeconds} seconds |`,
      `| ${maxFiles.toLocaleString('en-US')} |`,
      `| ${maxContextBytes / 1_000_000} MB |`,
    ])
      assert.ok(page.includes(limit), limit);
  });
});
