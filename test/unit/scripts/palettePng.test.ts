import assert from 'node:assert/strict';
import { inflateSync } from 'node:zlib';
import { palettePng } from '../../../scripts/palettePng.ts';

/** Chunks by their type. */
function chunksOf(png: Buffer): Readonly<Record<string, Buffer>> {
  const chunks: Record<string, Buffer> = {};
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks[png.toString('latin1', at + 4, at + 8)] = png.subarray(at + 8, at + 8 + length);
    at += 12 + length;
  }
  return chunks;
}

describe('a PNG of few colours', () => {
  const white = [255, 255, 255, 255];
  const red = [255, 0, 0, 255];
  const pink = [255, 20, 20, 255];

  it('has the most frequent ones, and the nearest of them for each other pixel', () => {
    const rgba = Uint8Array.from([...white, ...white, ...white, ...red, ...red, ...pink]);
    const { IHDR, PLTE, IDAT } = chunksOf(palettePng({ width: 3, height: 2, rgba }, 2));
    assert.deepEqual(
      [IHDR!.readUInt32BE(0), IHDR!.readUInt32BE(4), ...IHDR!.subarray(8)],
      [3, 2, 8, 3, 0, 0, 0],
    );
    assert.deepEqual([...PLTE!], [255, 255, 255, 255, 0, 0]);
    assert.deepEqual([...inflateSync(IDAT!)], [0, 0, 0, 0, 0, 1, 1, 1]);
  });
});
