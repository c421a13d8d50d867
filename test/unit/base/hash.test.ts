import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { longHash, shortHash } from '../../../src/base/hash.ts';

describe('longHash', () => {
  const texts = ['', 'a', 'Ü😀 日本', 'half \uD83D', `${'x'.repeat(49_999)}😀${'y'.repeat(60_000)}`];

  it('says what the hash of a short text says, whoever digests', async () => {
    for (const text of texts) assert.equal(await longHash(text), shortHash(text));
    const { crypto } = globalThis;
    Object.defineProperty(globalThis, 'crypto', { value: undefined, configurable: true });
    try {
      for (const text of texts) assert.equal(await longHash(text), shortHash(text));
    } finally {
      Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
    }
  });

  it('stops with its signal', async () => {
    await assert.rejects(longHash('text', AbortSignal.abort(new Error('stopped'))), /stopped/);
  });
});
