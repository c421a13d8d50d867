import type { Steps } from '../base/timeSlices.ts';
import type { Source } from '../text/passage.ts';
import { type PackedNumbers, PackedPassages, packPassages } from './packedPassages.ts';
import { trailBuffers, unpackTrails } from './packedTrails.ts';

/**
 * A source as a few flat pieces, which cross to another thread in one stroke: hundreds of thousands of passages as
 * objects would hold the thread that gets them for seconds.
 */
export interface PackedSource extends PackedNumbers {
  readonly uri: string;
  readonly text: string;
  readonly hash: string;
}

/** What of it can move rather than be copied. */
export const sourceBuffers = (packed: PackedSource): readonly ArrayBuffer[] => [
  packed.passages.buffer,
  ...trailBuffers(packed),
];

export function* packSource({ uri, text, hash, passages }: Source): Steps<PackedSource> {
  const numbers = passages instanceof PackedPassages ? passages.packed() : yield* packPassages(passages);
  return { uri, text, hash, ...numbers };
}

/** @param first position of its first passage, 0 for a source by itself */
export function* unpackSource({ uri, text, hash, ...numbers }: PackedSource, first = 0): Steps<Source> {
  const trails = yield* unpackTrails(numbers);
  return { uri, text, hash, passages: new PackedPassages({ uri, text, numbers, trails, first }) };
}
