import type { Steps } from '../base/timeSlices.ts';
import type { Passage, Source } from '../text/passage.ts';
import {
  blockKinds,
  type PackedTrails,
  packedStep,
  TrailTable,
  trailBuffers,
  unpackTrails,
} from './packedTrails.ts';

/**
 * A source as a few flat pieces, which cross to another thread in one stroke: hundreds of thousands of passages as
 * objects would hold the thread that gets them for seconds.
 */
export interface PackedSource extends PackedTrails {
  readonly uri: string;
  readonly text: string;
  readonly hash: string;
  /** Of each passage in turn what `columns` names. */
  readonly passages: Uint32Array<ArrayBuffer>;
}

/** Start, end, number of the kind, line, page (0 for none), number of the trail. */
const columns = 6;

/** What of it can move rather than be copied. */
export const sourceBuffers = (packed: PackedSource): readonly ArrayBuffer[] => [
  packed.passages.buffer,
  ...trailBuffers(packed),
];

export function* packSource({ uri, text, hash, passages }: Source): Steps<PackedSource> {
  const packed = new Uint32Array(passages.length * columns);
  const trails = new TrailTable();
  for (const [i, { start, end, kind, line, page = 0, trail }] of passages.entries()) {
    packed.set([start, end, blockKinds.indexOf(kind), line, page, trails.numberOf(trail)], i * columns);
    if (i % packedStep === 0) yield;
  }
  return { uri, text, hash, passages: packed, ...trails.packed };
}

/** @param first position of its first passage, 0 for a source by itself */
export function* unpackSource(packed: PackedSource, first = 0): Steps<Source> {
  const { uri, text, hash, passages: numbers } = packed;
  const trails = yield* unpackTrails(packed);
  const passages: Passage[] = [];
  for (let at = 0; at < numbers.length; at += columns) {
    const [start, end, line, page] = [numbers[at]!, numbers[at + 1]!, numbers[at + 3]!, numbers[at + 4]!];
    const kind = blockKinds[numbers[at + 2]!]!;
    const trail = trails[numbers[at + 5]!]!;
    const position = first + passages.length;
    const own = text.slice(start, end);
    if (page > 0) passages.push({ text: own, start, end, kind, trail, position, uri, line, page });
    else passages.push({ text: own, start, end, kind, trail, position, uri, line });
    if (passages.length % packedStep === 0) yield;
  }
  return { uri, text, hash, passages };
}
