import { crc32, deflateSync } from 'node:zlib';

/** What a canvas holds: four bytes a pixel, row by row. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

type Color = readonly [red: number, green: number, blue: number];

/** Colours nearer than this, by the sum of their squared differences, look alike beside text. */
const alike = 3 * 6 ** 2;

/** A PNG of at most `most` (256) opaque colours: a picture of an interface at a tenth of its size. */
export function palettePng({ width, height, rgba }: Pixels, most: number): Buffer {
  const counts = new Map<number, number>();
  for (let at = 0; at < rgba.length; at += 4) {
    const key = keyAt(rgba, at);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const palette = mostUsed(counts, most);
  const indexes = new Map([...counts.keys()].map((key) => [key, nearest(palette, colorOf(key))]));
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      rows[y * (width + 1) + 1 + x] = indexes.get(keyAt(rgba, 4 * (y * width + x)))!;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function keyAt(rgba: Uint8Array, at: number): number {
  return (rgba[at]! << 16) | (rgba[at + 1]! << 8) | rgba[at + 2]!;
}

const colorOf = (key: number): Color => [key >> 16, (key >> 8) & 255, key & 255];

/** The most frequent first; shades of one that is there already are left out. */
function mostUsed(counts: ReadonlyMap<number, number>, most: number): readonly Color[] {
  const palette: Color[] = [];
  for (const [key] of [...counts].toSorted((a, b) => b[1] - a[1])) {
    const color = colorOf(key);
    if (palette.some((one) => distance(one, color) < alike)) continue;
    palette.push(color);
    if (palette.length === most) break;
  }
  return palette;
}

function nearest(palette: readonly Color[], color: Color): number {
  let best = 0;
  for (let i = 1; i < palette.length; i += 1)
    if (distance(palette[i]!, color) < distance(palette[best]!, color)) best = i;
  return best;
}

const distance = (a: Color, b: Color): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
