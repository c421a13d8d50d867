import type { Steps } from '../base/timeSlices.ts';
import type { Sentence } from '../text/passage.ts';
import {
  blockKinds,
  type PackedTrails,
  packedStep,
  TrailTable,
  trailBuffers,
  unpackTrails,
} from './packedTrails.ts';

/** The sentences of an output as flat pieces, as of a source: there may be ten thousand of them. */
export interface PackedSentences extends PackedTrails {
  /** Their texts, one after the other. */
  readonly text: string;
  /** Of each in turn what `columns` names. */
  readonly sentences: Uint32Array<ArrayBuffer>;
}

/** Where its words end in `text`, start and end in the output, number of the kind, number of the trail. */
const columns = 5;

export const sentenceBuffers = (packed: PackedSentences): readonly ArrayBuffer[] => [
  packed.sentences.buffer,
  ...trailBuffers(packed),
];

export function* packSentences(sentences: readonly Sentence[]): Steps<PackedSentences> {
  const packed = new Uint32Array(sentences.length * columns);
  const trails = new TrailTable();
  let text = '';
  for (const [i, { text: own, start, end, kind, trail }] of sentences.entries()) {
    text += own;
    const numbers = [text.length, start, end, blockKinds.indexOf(kind), trails.numberOf(trail)];
    packed.set(numbers, i * columns);
    if (i % packedStep === 0) yield;
  }
  return { text, sentences: packed, ...trails.packed };
}

export function* unpackSentences(packed: PackedSentences): Steps<readonly Sentence[]> {
  const { text: all, sentences: numbers } = packed;
  const trails = yield* unpackTrails(packed);
  const sentences: Sentence[] = [];
  for (let at = 0; at < numbers.length; at += columns) {
    const text = all.slice(numbers[at - columns] ?? 0, numbers[at]);
    const [start, end] = [numbers[at + 1]!, numbers[at + 2]!];
    const kind = blockKinds[numbers[at + 3]!]!;
    sentences.push({ text, start, end, kind, trail: trails[numbers[at + 4]!]! });
    if (sentences.length % packedStep === 0) yield;
  }
  return sentences;
}
