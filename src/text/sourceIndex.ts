import type { Steps } from '../base/timeSlices.ts';
import type { Source } from './passage.ts';
import type { Vocabulary } from './vocabulary.ts';
import { type WordForm, wordForms } from './words.ts';

/** Where the stems of one field stand in one source: a slot each, ascending by the stem's number. */
interface Postings {
  readonly stems: Uint32Array;
  /** Of slot `i` the entries `starts[i]` to `starts[i + 1]`. */
  readonly starts: Uint32Array;
  /** Positions within the source, ascending in a slot. */
  readonly passages: Uint32Array;
  /** How often, up to 255: more ranks no passage higher. */
  readonly counts: Uint8Array;
}

/** How many different stems a field of each passage has, and of all together. */
interface Lengths {
  readonly each: Uint16Array;
  readonly sum: number;
  readonly most: number;
}

export const searchFields = ['text', 'trail'] as const;
type Field = (typeof searchFields)[number];

/** One source as the search sees it: made once for as long as the source stays the same. */
export interface SourceIndex {
  /** Number of passages that can be found: all but headings. */
  readonly statements: number;
  readonly postings: Readonly<Record<Field, Postings>>;
  readonly lengths: Readonly<Record<Field, Lengths>>;
  /** In how many passages function words stand, which have no postings there. */
  readonly functionWords: ReadonlyMap<number, number>;
}

/** In steps, a passage each. */
export function* sourceIndexSteps({ passages }: Source, vocabulary: Vocabulary): Steps<SourceIndex> {
  const text = new FieldWriter(passages.length);
  const trail = new FieldWriter(passages.length);
  const trails = new TrailStems(vocabulary);
  const functionWords = new FunctionWords(vocabulary);
  let statements = 0;
  for (const [position, passage] of passages.entries()) {
    if (passage.kind === 'heading') continue;
    statements++;
    const all = wordForms(passage.text);
    const own = telling(all);
    text.add(position, numbersOf(own, vocabulary));
    trail.add(position, trails.of(passage.trail));
    if (own.length < all.length) functionWords.add(all, own);
    yield;
  }
  const postings = { text: yield* text.postings(), trail: yield* trail.postings() };
  return {
    statements,
    postings,
    lengths: { text: text.lengths(), trail: trail.lengths() },
    functionWords: functionWords.frequencies,
  };
}

/** The entries of a stem in a field: from, to; both 0 where it does not stand there. */
export function slotOf({ stems, starts }: Postings, stem: number): readonly [number, number] {
  let low = 0;
  let high = stems.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (stems[middle]! < stem) low = middle + 1;
    else high = middle;
  }
  return stems[low] === stem ? [starts[low]!, starts[low + 1]!] : [0, 0];
}

/** In how many passages a stem stands. */
export function frequencyIn({ postings, functionWords }: SourceIndex, stem: number): number {
  const [from, to] = slotOf(postings.text, stem);
  return to - from + (functionWords.get(stem) ?? 0);
}

/** Function words find nothing; a text of nothing else is searched as it stands. */
export const telling = <T extends WordForm>(all: readonly T[]): readonly T[] => orAll(all, isTelling);

const isTelling = ({ stop }: WordForm): boolean => !stop;

/** Those that pass, or all where none does. */
export function orAll<T>(all: readonly T[], pass: (one: T) => boolean): readonly T[] {
  const some = all.filter(pass);
  return some.length > 0 ? some : all;
}

function numbersOf(all: readonly WordForm[], vocabulary: Vocabulary): Uint32Array {
  const numbers = new Uint32Array(all.length);
  for (const [i, { stem }] of all.entries()) numbers[i] = vocabulary.add(stem);
  return numbers.sort();
}

/** Counts in how many passages each function word stands. */
class FunctionWords {
  readonly #counts = new Map<string, number>();
  readonly #seen = new Set<string>();

  constructor(private readonly vocabulary: Vocabulary) {}

  /** @param own those that are none; one of them may have the stem of one that is */
  add(all: readonly WordForm[], own: readonly WordForm[]): void {
    this.#seen.clear();
    for (const { stem, stop } of all) {
      if (!stop || this.#seen.has(stem)) continue;
      this.#seen.add(stem);
      if (!own.some((other) => other.stem === stem))
        this.#counts.set(stem, (this.#counts.get(stem) ?? 0) + 1);
    }
  }

  get frequencies(): ReadonlyMap<number, number> {
    return new Map([...this.#counts].map(([stem, count]) => [this.vocabulary.add(stem), count]));
  }
}

/** What stands above a passage mostly stands above its neighbours too. */
class TrailStems {
  #trail: readonly string[] = [];
  #stems: Uint32Array = new Uint32Array();

  constructor(private readonly vocabulary: Vocabulary) {}

  of(trail: readonly string[]): Uint32Array {
    if (trail.length !== this.#trail.length || trail.some((line, i) => line !== this.#trail[i])) {
      this.#trail = trail;
      this.#stems = numbersOf(telling(wordForms(trail.join('\n'))), this.vocabulary);
    }
    return this.#stems;
  }
}

/** A number that grows with what is written to it. */
class Numbers {
  #all = new Uint32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.#all.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.#all);
      this.#all = larger;
    }
    this.#all[this.length++] = value;
  }

  get values(): Uint32Array {
    return this.#all.subarray(0, this.length);
  }
}

/** Entries of a step. */
const stepLength = 20_000;

/** Collects the postings of a field, passage by passage, and sorts them by stem. */
class FieldWriter {
  readonly #stems = new Numbers();
  readonly #passages = new Numbers();
  readonly #counts = new Numbers();
  readonly #lengths: Uint16Array;
  #sum = 0;
  #most = 1;

  constructor(passages: number) {
    this.#lengths = new Uint16Array(passages);
  }

  /** @param sorted stems of a passage, ascending */
  add(passage: number, sorted: Uint32Array): void {
    let different = 0;
    for (let i = 0; i < sorted.length; ) {
      const stem = sorted[i]!;
      let count = 0;
      for (; sorted[i] === stem; i++) count++;
      this.#stems.push(stem);
      this.#passages.push(passage);
      this.#counts.push(count);
      different++;
    }
    const length = Math.max(1, different);
    this.#lengths[passage] = length;
    this.#sum += length;
    this.#most = Math.max(this.#most, length);
  }

  lengths(): Lengths {
    return { each: this.#lengths, sum: this.#sum, most: this.#most };
  }

  *postings(): Steps<Postings> {
    const [written, at, often] = [this.#stems.values, this.#passages.values, this.#counts.values];
    const slots = new Map<number, number>();
    for (let i = 0; i < written.length; i++) {
      const stem = written[i]!;
      slots.set(stem, (slots.get(stem) ?? 0) + 1);
      if (i % stepLength === 0) yield;
    }
    const stems = Uint32Array.from(slots.keys()).sort();
    const starts = new Uint32Array(stems.length + 1);
    for (const [slot, stem] of stems.entries()) {
      starts[slot + 1] = starts[slot]! + slots.get(stem)!;
      slots.set(stem, starts[slot]!);
    }
    yield;
    const passages = new Uint32Array(written.length);
    const counts = new Uint8Array(written.length);
    for (let i = 0; i < written.length; i++) {
      const stem = written[i]!;
      const to = slots.get(stem)!;
      slots.set(stem, to + 1);
      passages[to] = at[i]!;
      counts[to] = Math.min(255, often[i]!);
      if (i % stepLength === 0) yield;
    }
    return { stems, starts, passages, counts };
  }
}
