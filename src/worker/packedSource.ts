import type { Steps } from '../base/timeSlices.ts';
import type { BlockKind, Passage, Source } from '../text/passage.ts';

/**
 * A source as a few flat pieces, which cross to another thread in one stroke: hundreds of thousands of passages as
 * objects would hold the thread that gets them for seconds.
 */
export interface PackedSource {
  readonly uri: string;
  readonly text: string;
  readonly hash: string;
  /** Of each passage in turn what `columns` names. */
  readonly passages: Uint32Array<ArrayBuffer>;
  /** All different lines of trails, one after the other. */
  readonly trailText: string;
  /** Where each of these lines ends. */
  readonly lineEnds: Uint32Array<ArrayBuffer>;
  /** The lines of all different trails, by number, one trail after the other. */
  readonly trailLines: Uint32Array<ArrayBuffer>;
  /** Where each trail ends in `trailLines`. */
  readonly trailEnds: Uint32Array<ArrayBuffer>;
}

/** Start, end, number of the kind, line, page (0 for none), number of the trail. */
const columns = 6;

const kinds: readonly BlockKind[] = ['prose', 'heading', 'listItem', 'tableRow', 'field', 'code'];

/** Passages of a step. */
const stepLength = 500;

/** What of it can move rather than be copied. */
export const buffersOf = (packed: PackedSource): readonly ArrayBuffer[] => [
  packed.passages.buffer,
  packed.lineEnds.buffer,
  packed.trailLines.buffer,
  packed.trailEnds.buffer,
];

export function* packSteps({ uri, text, hash, passages }: Source): Steps<PackedSource> {
  const packed = new Uint32Array(passages.length * columns);
  const trails = new TrailTable();
  for (const [i, { start, end, kind, line, page = 0, trail }] of passages.entries()) {
    packed.set([start, end, kinds.indexOf(kind), line, page, trails.numberOf(trail)], i * columns);
    if (i % stepLength === 0) yield;
  }
  return { uri, text, hash, passages: packed, ...trails.packed };
}

/** @param first position of its first passage, 0 for a source by itself */
export function* unpackSteps(packed: PackedSource, first = 0): Steps<Source> {
  const { uri, text, hash, passages: numbers } = packed;
  const trails = yield* trailsOf(packed);
  const passages: Passage[] = [];
  for (let at = 0; at < numbers.length; at += columns) {
    const [start, end, line, page] = [numbers[at]!, numbers[at + 1]!, numbers[at + 3]!, numbers[at + 4]!];
    const kind = kinds[numbers[at + 2]!]!;
    const trail = trails[numbers[at + 5]!]!;
    const position = first + passages.length;
    const own = text.slice(start, end);
    if (page > 0) passages.push({ text: own, start, end, kind, trail, position, uri, line, page });
    else passages.push({ text: own, start, end, kind, trail, position, uri, line });
    if (passages.length % stepLength === 0) yield;
  }
  return { uri, text, hash, passages };
}

/** Numbers for trails, and for the lines that they have in common. */
class TrailTable {
  readonly #trails = new Map<readonly string[], number>();
  readonly #lines = new Map<string, number>();
  readonly #trailLines: number[] = [];
  readonly #trailEnds: number[] = [];
  #last: readonly string[] = [];

  numberOf(trail: readonly string[]): number {
    const isLast = trail.length === this.#last.length && trail.every((line, i) => line === this.#last[i]);
    const known = this.#trails.get(isLast ? this.#last : trail);
    if (known !== undefined) return known;
    for (const line of trail) this.#trailLines.push(this.#lineNumber(line));
    const number = this.#trailEnds.push(this.#trailLines.length) - 1;
    this.#trails.set(trail, number);
    this.#last = trail;
    return number;
  }

  get packed(): Pick<PackedSource, 'trailText' | 'lineEnds' | 'trailLines' | 'trailEnds'> {
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

function* trailsOf({
  trailText,
  lineEnds,
  trailLines,
  trailEnds,
}: PackedSource): Steps<readonly (readonly string[])[]> {
  const lines: string[] = [];
  for (const [i, end] of lineEnds.entries()) {
    lines.push(trailText.slice(lineEnds[i - 1] ?? 0, end));
    if (i % stepLength === 0) yield;
  }
  const trails: (readonly string[])[] = [];
  for (const [i, end] of trailEnds.entries()) {
    trails.push(Array.from(trailLines.subarray(trailEnds[i - 1] ?? 0, end), (number) => lines[number]!));
    if (i % stepLength === 0) yield;
  }
  return trails;
}
