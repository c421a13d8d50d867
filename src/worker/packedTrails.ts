import type { Steps } from '../base/timeSlices.ts';
import type { BlockKind } from '../text/passage.ts';

type Trail = readonly string[];

/** Trails as flat pieces: the lines that they have in common stand once. */
export interface PackedTrails {
  /** All different lines, one after the other. */
  readonly trailText: string;
  /** Where each of these lines ends. */
  readonly lineEnds: Uint32Array<ArrayBuffer>;
  /** The lines of all different trails, by number, one trail after the other. */
  readonly trailLines: Uint32Array<ArrayBuffer>;
  /** Where each trail ends in `trailLines`. */
  readonly trailEnds: Uint32Array<ArrayBuffer>;
}

/** Kinds of blocks by number. */
export const blockKinds: readonly BlockKind[] = ['prose', 'heading', 'listItem', 'tableRow', 'field', 'code'];

/** Pieces of a step. */
export const packedStep = 500;

export const trailBuffers = ({ lineEnds, trailLines, trailEnds }: PackedTrails): readonly ArrayBuffer[] => [
  lineEnds.buffer,
  trailLines.buffer,
  trailEnds.buffer,
];

/** Gives numbers to trails. */
export class TrailTable {
  readonly #trails = new Map<Trail, number>();
  readonly #lines = new Map<string, number>();
  readonly #trailLines: number[] = [];
  readonly #trailEnds: number[] = [];
  #last: Trail = [];

  numberOf(trail: Trail): number {
    const isLast = trail.length === this.#last.length && trail.every((line, i) => line === this.#last[i]);
    const known = this.#trails.get(isLast ? this.#last : trail);
    if (known !== undefined) return known;
    for (const line of trail) this.#trailLines.push(this.#lineNumber(line));
    const number = this.#trailEnds.push(this.#trailLines.length) - 1;
    this.#trails.set(trail, number);
    this.#last = trail;
    return number;
  }

  get packed(): PackedTrails {
    const lines = [...this.#lines.keys()];
    let end = 0;
    return {
      trailText: lines.join(''),
      lineEnds: Uint32Array.from(lines, (line) => {
        end += line.length;
        return end;
      }),
      trailLines: Uint32Array.from(this.#trailLines),
      trailEnds: Uint32Array.from(this.#trailEnds),
    };
  }

  #lineNumber(line: string): number {
    const known = this.#lines.get(line);
    if (known !== undefined) return known;
    this.#lines.set(line, this.#lines.size);
    return this.#lines.size - 1;
  }
}

/** The trails, by number. */
export function* unpackTrails(packed: PackedTrails): Steps<readonly Trail[]> {
  const { trailText, lineEnds, trailLines, trailEnds } = packed;
  const lines: string[] = [];
  for (const [i, end] of lineEnds.entries()) {
    lines.push(trailText.slice(lineEnds[i - 1] ?? 0, end));
    if (i % packedStep === 0) yield;
  }
  const trails: Trail[] = [];
  for (const [i, end] of trailEnds.entries()) {
    trails.push(Array.from(trailLines.subarray(trailEnds[i - 1] ?? 0, end), (number) => lines[number]!));
    if (i % packedStep === 0) yield;
  }
  return trails;
}
