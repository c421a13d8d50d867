import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readSource } from '../../../src/sources/readSource.ts';

/** Each passage as "kind: words < outermost < … < innermost"; checks that its offsets are exact. */
async function outline(name: string, text: string): Promise<readonly string[]> {
  const source = await readSource({ uri: name, bytes: new TextEncoder().encode(text) });
  for (const { start, end, text: words } of source.passages)
    assert.equal(source.text.slice(start, end), words);
  return source.passages.map(({ kind, text: words, trail }) => [`${kind}: ${words}`, ...trail].join(' < '));
}

describe('readSource: code', () => {
  it('makes each line a passage under what encloses it', async () => {
    const text = 'class Limits {\n  upload() {\n    return 5;\n  }\n\n  max = 10;\n}\n';
    assert.deepEqual(await outline('a.ts', text), [
      'code: class Limits {',
      'code: upload() { < class Limits',
      'code: return 5; < class Limits < upload()',
      'code: max = 10; < class Limits',
    ]);
  });
  it('reads comments as prose', async () => {
    const text =
      '/**\n * The limit is 5 GB\n * per user. It is new.\n */\n// Not 10 GB.\nx = 1\n# One more.\n';
    assert.deepEqual(await outline('a.js', text), [
      'prose: The limit is 5 GB\n * per user.',
      'prose: It is new.',
      'prose: Not 10 GB.',
      'code: x = 1',
      'prose: One more.',
    ]);
  });
  it('knows the sections of configuration files', async () => {
    assert.deepEqual(await outline('a.toml', '[cache]\nsize = 5\n\n[log]\nlevel = "warn"'), [
      'code: [cache]',
      'code: size = 5 < [cache]',
      'code: [log]',
      'code: level = "warn" < [log]',
    ]);
  });
});
