import type { Steps } from '../base/timeSlices.ts';
import type { Passage, Passages } from '../text/passage.ts';
import { blockKinds, type PackedTrails, packedStep, TrailTable } from './packedTrails.ts';

/** Passages without their text, as a few flat pieces. */
export interface PackedNumbers extends PackedTrails {
  /** Of each passage in turn what `columns` names. */
  readonly passages: Uint32Array<ArrayBuffer>;
}

/** Start, end, number of the kind, line, page (0 for none), number of the trail. */
const columns = 6;

export function* packPassages(passages: Passages): Steps<PackedNumbers> {
  const packed = new Uint32Array(passages.length * columns);
  const trails = new TrailTable();
  for (const [i, { start, end, kind, line, page = 0, trail }] of passages.entries()) {
    packed.set([start, end, blockKinds.indexOf(kind), line, page, trails.numberOf(trail)], i * columns);
    if (i % packedStep === 0) yield;
  }
  return { passages: packed, ...trails.packed };
}

/** Where passages come from. */
interface PackedOrigin {
  readonly uri: string;
  /** Of the whole source. */
  readonly text: string;
  readonly numbers: PackedNumbers;
  readonly trails: readonly (readonly string[])[];
  /** Position of the first one. */
  readonly first: number;
}

/** Passages that stay packed, each made when it is asked for: as objects those of 100 MB take 150 MB. */
export class PackedPassages implements Passages {
  readonly length: number;

  constructor(private readonly origin: PackedOrigin) {
    this.length = origin.numbers.passages.length / columns;
  }

  /** A copy, of which the buffers can move. */
  packed(): PackedNumbers {
    const { trailText, lineEnds, trailLines, trailEnds, passages } = this.origin.numbers;
    return {
      trailText,
      lineEnds: lineEnds.slice(),
      trailLines: trailLines.slice(),
      trailEnds: trailEnds.slice(),
      passages: passages.slice(),
    };
  }

  at(index: number): Passage | undefined {
    const i = index < 0 ? this.length + index : index;
    return i >= 0 && i < this.length ? this.#make(i) : undefined;
  }

  *[Symbol.iterator](): ArrayIterator<Passage> {
    for (let i = 0; i < this.length; i++) yield this.#make(i);
  }

  *entries(): ArrayIterator<[number, Passage]> {
    for (let i = 0; i < this.length; i++) yield [i, this.#make(i)];
  }

  map<T>(to: (passage: Passage, index: number, all: readonly Passage[]) => T): T[] {
    return [...this].map(to);
  }

  #make(i: number): Passage {
    const { uri, text: whole, numbers, trails, first } = this.origin;
    const at = i * columns;
    const { passages } = numbers;
    const [start, end, line, page] = [passages[at]!, passages[at + 1]!, passages[at + 3]!, passages[at + 4]!];
    const kind = blockKinds[passages[at + 2]!]!;
    const trail = trails[passages[at + 5]!]!;
    const text = whole.slice(start, end);
    const position = first + i;
    return page > 0
      ? { text, start, end, kind, trail, position, uri, line, page }
      : { text, start, end, kind, trail, position, uri, line };
  }
}
