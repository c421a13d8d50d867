import { Memo } from '../base/memo.ts';
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

/** Where a stem stands in one field. */
interface Places {
  /** For each source the entries of the stem: from, to. */
  readonly slots: Uint32Array;
  /** In how many passages. */
  readonly matching: number;
}

/** A word of the query in one field. */
interface Term extends Places {
  readonly stem: number;
  readonly field: (typeof searchFields)[number];
  readonly weight: number;
}

/** Numbers that are kept for stems that were searched for: one sentence is searched for in several ways. */
const mostSlots = 2_000_000;

/** Ranks the passages of several sources as if they were one. */
export class Ranking {
  readonly #statements: number;
  readonly #averages: Readonly<Record<(typeof searchFields)[number], number>>;
  readonly #frequencies = new Map<number, number>();
  /** By the length of a passage, how much that weakens the words that it has. */
  readonly #weakening: Readonly<Record<(typeof searchFields)[number], Float64Array>>;
  /** By the length of a passage, what a word counts that it has once, as nearly all. */
  readonly #once: Readonly<Record<(typeof searchFields)[number], Float64Array>>;
  readonly #places = { text: placesKept(), trail: placesKept() };
  /** Of the passages of one source at a time, which are few enough to stay near the processor. */
  readonly #scores: Float64Array;
  readonly #matches: Uint16Array;
  /** The stem that was counted last among the matches of a passage, and one. */
  readonly #counted: Uint32Array;
  /** The term that found a passage first. */
  readonly #found: Uint32Array;

  constructor(private readonly sources: readonly PlacedIndex[]) {
    const sum = (of: (index: SourceIndex) => number) =>
      sources.reduce((total, { index }) => total + of(index), 0);
    this.#statements = sum(({ statements }) => statements);
    this.#averages = {
      text: sum(({ lengths }) => lengths.text.sum) / this.#statements,
      trail: sum(({ lengths }) => lengths.trail.sum) / this.#statements,
    };
    const weakening = (field: (typeof searchFields)[number]): Float64Array => {
      const most = sources.reduce((most, { index }) => Math.max(most, index.lengths[field].most), 0);
      const average = this.#averages[field];
      return Float64Array.from({ length: most + 1 }, (_, length) => k * (1 - b + b * (length / average)));
    };
    this.#weakening = { text: weakening('text'), trail: weakening('trail') };
    const once = (weakening: Float64Array): Float64Array => weakening.map((weak) => d + (k + 1) / (1 + weak));
    this.#once = { text: once(this.#weakening.text), trail: once(this.#weakening.trail) };
    const most = sources.reduce((most, { index }) => Math.max(most, index.lengths.text.each.length), 0);
    this.#scores = new Float64Array(most);
    this.#matches = new Uint16Array(most);
    this.#counted = new Uint32Array(most);
    this.#found = new Uint32Array(most);
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
    const terms = [...times].flatMap(([stem, count]) =>
      searchFields.flatMap((field) => this.#term(stem, field, count) ?? []),
    );
    const best = new Best(limit);
    for (const [i, source] of this.sources.entries()) this.#rank(source, i, terms, best);
    return best.hits;
  }

  #term(stem: number, field: Term['field'], times: number): Term | undefined {
    const { slots, matching } = this.#placesOf(stem, field);
    if (matching === 0) return undefined;
    const rarity = Math.log(1 + (this.#statements - matching + 0.5) / (matching + 0.5));
    return { stem, field, weight: boost[field] * rarity * times, slots, matching };
  }

  #placesOf(stem: number, field: Term['field']): Places {
    return this.#places[field].of(stem, () => this.#findPlaces(stem, field));
  }

  #findPlaces(stem: number, field: Term['field']): Places {
    const slots = new Uint32Array(this.sources.length * 2);
    let matching = 0;
    for (const [i, { index }] of this.sources.entries()) {
      const [from, to] = slotOf(index.postings[field], stem);
      slots[i * 2] = from;
      slots[i * 2 + 1] = to;
      matching += to - from;
    }
    return { slots, matching };
  }

  /** The passages of one source. */
  #rank({ index, first }: PlacedIndex, at: number, terms: readonly Term[], best: Best): void {
    const [scores, matches, counted, found] = [this.#scores, this.#matches, this.#counted, this.#found];
    const touched: number[] = [];
    for (const [number, { stem, field, weight, slots }] of terms.entries()) {
      const { passages, counts } = index.postings[field];
      const { each } = index.lengths[field];
      const weakening = this.#weakening[field];
      const once = this.#once[field];
      const end = slots[at * 2 + 1]!;
      for (let slot = slots[at * 2]!; slot < end; slot++) {
        const passage = passages[slot]!;
        const often = counts[slot]!;
        if (scores[passage] === 0) {
          touched.push(passage);
          found[passage] = number;
        }
        const length = each[passage]!;
        scores[passage]! +=
          weight * (often === 1 ? once[length]! : d + (often * (k + 1)) / (often + weakening[length]!));
        if (counted[passage] === stem + 1) continue;
        counted[passage] = stem + 1;
        matches[passage]!++;
      }
    }
    for (const passage of touched) {
      // What has more of the query's words is worth more than one that has one of them often.
      const score = scores[passage]! * matches[passage]!;
      if (score >= best.least) best.add({ position: first + passage, score, found: found[passage]! });
      scores[passage] = 0;
      matches[passage] = 0;
      counted[passage] = 0;
    }
  }
}

const placesKept = () => new Memo<number, Places>(mostSlots, ({ slots }) => slots.length);

/** From so many on, sorting all is faster than keeping the best in order. */
const fewHits = 500;

interface Ranked extends Hit {
  /** The term of the query that found it first. */
  readonly found: number;
}

/** The best of many, best first; of equals those of the query's first words, then those that stand first. */
class Best {
  readonly #hits: Ranked[] = [];
  #least = 0;

  constructor(private readonly limit: number) {}

  get hits(): readonly Hit[] {
    const hits = this.limit < fewHits ? this.#hits : this.#hits.toSorted(inOrder).slice(0, this.limit);
    return hits.map(({ position, score }) => ({ position, score }));
  }

  /** What scores less does not count. */
  get least(): number {
    return this.#least;
  }

  add(hit: Ranked): void {
    if (this.limit >= fewHits) {
      this.#hits.push(hit);
      return;
    }
    let at = this.#hits.length;
    while (at > 0 && inOrder(hit, this.#hits[at - 1]!) < 0) at--;
    this.#hits.splice(at, 0, hit);
    this.#hits.length = Math.min(this.#hits.length, this.limit);
    if (this.#hits.length === this.limit) this.#least = this.#hits.at(-1)?.score ?? Infinity;
  }
}

const inOrder = (a: Ranked, b: Ranked): number =>
  b.score - a.score || a.found - b.found || a.position - b.position;
