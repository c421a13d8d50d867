import { frequencyIn, type SourceIndex, searchFields, slotOf } from './sourceIndex.ts';

/** A source of a context, and the position of its first passage there. */
export interface PlacedIndex {
  readonly index: SourceIndex;
  readonly first: number;
}

export interface Hit {
  /** Position in `ContextData.passages`. */
  readonly position: number;
  /** BM25 score; comparable within one query only. */
  readonly score: number;
}

/** What stands above a passage says what it is about, but less than its own words. */
const boost = { text: 1, trail: 0.5 };

/** The usual parameters of BM25+. */
const k = 1.2;
const b = 0.7;
const d = 0.5;

/** Ranks the passages of several sources as if they were one. */
export class Ranking {
  readonly #statements: number;
  readonly #averages: Readonly<Record<(typeof searchFields)[number], number>>;
  readonly #frequencies = new Map<number, number>();
  readonly #scores: Float64Array;
  readonly #matches: Uint16Array;
  /** The stem that was counted last among the matches of a passage, and one. */
  readonly #counted: Uint32Array;

  /** @param passages of all sources, headings too */
  constructor(
    private readonly sources: readonly PlacedIndex[],
    passages: number,
  ) {
    const sum = (of: (index: SourceIndex) => number) =>
      sources.reduce((total, { index }) => total + of(index), 0);
    this.#statements = sum(({ statements }) => statements);
    this.#averages = {
      text: sum(({ lengths }) => lengths.text.sum) / this.#statements,
      trail: sum(({ lengths }) => lengths.trail.sum) / this.#statements,
    };
    this.#scores = new Float64Array(passages);
    this.#matches = new Uint16Array(passages);
    this.#counted = new Uint32Array(passages);
  }

  /** In how many passages a stem stands. */
  frequency(stem: number): number {
    const known = this.#frequencies.get(stem);
    if (known !== undefined) return known;
    const found = this.sources.reduce((sum, { index }) => sum + frequencyIn(index, stem), 0);
    this.#frequencies.set(stem, found);
    return found;
  }

  /** @param stems of the query, one that stands there twice twice */
  search(stems: readonly number[], limit: number): readonly Hit[] {
    const times = new Map<number, number>();
    for (const stem of stems) times.set(stem, (times.get(stem) ?? 0) + 1);
    const touched: number[] = [];
    for (const [stem, count] of times) this.#score(stem, count, touched);
    const best = new Best(limit);
    for (const position of touched) {
      // What has more of the query's words is worth more than one that has one of them often.
      best.add({ position, score: this.#scores[position]! * this.#matches[position]! });
      this.#scores[position] = 0;
      this.#matches[position] = 0;
      this.#counted[position] = 0;
    }
    return best.hits;
  }

  #score(stem: number, times: number, touched: number[]): void {
    for (const field of searchFields) {
      const slots = this.sources.map(({ index }) => slotOf(index.postings[field], stem));
      const matching = slots.reduce((sum, [from, to]) => sum + to - from, 0);
      if (matching === 0) continue;
      const rarity = Math.log(1 + (this.#statements - matching + 0.5) / (matching + 0.5));
      const weight = boost[field] * rarity * times;
      for (const [i, [from, to]] of slots.entries()) {
        const { index, first } = this.sources[i]!;
        const { passages, counts } = index.postings[field];
        const { each } = index.lengths[field];
        for (let at = from; at < to; at++) {
          const local = passages[at]!;
          const position = first + local;
          const often = counts[at]!;
          const length = each[local]! / this.#averages[field];
          if (this.#scores[position] === 0) touched.push(position);
          this.#scores[position]! += weight * (d + (often * (k + 1)) / (often + k * (1 - b + b * length)));
          if (this.#counted[position] === stem + 1) continue;
          this.#counted[position] = stem + 1;
          this.#matches[position]!++;
        }
      }
    }
  }
}

/** From so many on, sorting all is faster than keeping the best in order. */
const fewHits = 500;

/** The best of many, best first; of equals those that came first. */
class Best {
  readonly #hits: Hit[] = [];

  constructor(private readonly limit: number) {}

  get hits(): readonly Hit[] {
    return this.limit < fewHits
      ? this.#hits
      : this.#hits.toSorted((a, b) => b.score - a.score).slice(0, this.limit);
  }

  add(hit: Hit): void {
    if (this.limit >= fewHits) {
      this.#hits.push(hit);
      return;
    }
    const least = this.#hits[this.limit - 1];
    if (least && hit.score <= least.score) return;
    let at = this.#hits.length;
    while (at > 0 && this.#hits[at - 1]!.score < hit.score) at--;
    this.#hits.splice(at, 0, hit);
    this.#hits.length = Math.min(this.#hits.length, this.limit);
  }
}
