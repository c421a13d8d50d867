import type { Passage } from '../text/passage.ts';
import { overlaps } from '../text/span.ts';
import { type Word, words } from '../text/words.ts';
import { compareValues } from '../values/compareValues.ts';
import { findValues } from '../values/findValues.ts';
import type { Value, ValueRelation } from '../values/value.ts';
import type { PlaceReader } from './placeReader.ts';
import type { SourcePart } from './sourceParts.ts';

/** How much of a statement a place says. */
export interface Standing {
  readonly passage: Passage;
  /** Share of the statement's words, names more, that stand there, 0..1. */
  readonly share: number;
  /** Values of the statement that do not stand there, and how many it has. */
  readonly lost: number;
  readonly values: number;
}

/** Passages that are looked at for one statement. */
const mostPassages = 40;

const agreeing: ReadonlySet<ValueRelation> = new Set(['equal', 'rounded', 'coarser', 'compatible']);

/** A statement, and the places of the context that speak of it. */
export class CitedStatement {
  readonly #words: readonly { readonly word: Word; readonly weight: number }[];
  readonly #values: readonly Value[];

  private constructor(
    readonly text: string,
    private readonly places: PlaceReader,
    private readonly near: readonly number[],
  ) {
    this.#values = findValues(text).filter(({ kind }) => kind !== 'switch');
    const seen = new Set<string>();
    this.#words = words(text).flatMap((word) => {
      if (word.stop || seen.has(word.stem)) return [];
      if (this.#values.some((value) => overlaps(value, word))) return [];
      seen.add(word.stem);
      const isName = word.start > 0 && /^\p{Lu}/u.test(text.slice(word.start, word.end));
      return [{ word, weight: isName ? 2 : 1 }];
    });
  }

  static async read(text: string, places: PlaceReader): Promise<CitedStatement> {
    const [hits = []] = await places.index.search([text], mostPassages);
    return new CitedStatement(
      text,
      places,
      hits.map(({ position }) => position),
    );
  }

  /** Nothing that could be told apart. */
  get isEmpty(): boolean {
    return this.#words.length + this.#values.length === 0;
  }

  /**
   * Where the statement stands best among these passages; undefined where none of them speaks of it.
   * @param reach a passage and those beside it that count with it
   */
  best(
    isIn: (passage: Passage) => boolean,
    reach: (passage: Passage) => readonly Passage[] = this.places.around,
  ): Standing | undefined {
    let best: Standing | undefined;
    for (const position of this.near) {
      const passage = this.places.index.passages.get(position);
      if (!passage || !isIn(passage)) continue;
      const standing = this.#standing(passage, reach(passage));
      if (!best || isBetter(standing, best)) best = standing;
    }
    return best;
  }

  #standing(passage: Passage, around: readonly Passage[]): Standing {
    const signs = around.map((one) => this.places.signsOf(one));
    const has = (stem: string) => signs.some(({ stems }) => stems.has(stem));
    let total = 0;
    let said = 0;
    for (const { word, weight } of this.#words) {
      total += weight;
      if (has(word.stem)) said += weight;
    }
    const lost = this.#values.filter(
      (value) =>
        !words(value.text).every(({ stem }) => has(stem)) &&
        !signs.some(({ values }) => values.some((other) => agreeing.has(compareValues(value, other)))),
    ).length;
    return { passage, share: total === 0 ? 1 : said / total, lost, values: this.#values.length };
  }
}

const isBetter = (a: Standing, b: Standing): boolean =>
  a.lost === b.lost ? a.share > b.share : a.lost < b.lost;

/** Whether a passage lies in what a marker names. */
export const isInPart = ({ uri, start, end }: Passage, { source, spans }: SourcePart): boolean =>
  uri === source.uri && (spans === undefined || spans.some((span) => overlaps(span, { start, end })));

/** Whether a place says a statement, to go by its words and values. */
export const saysFully = ({ share, lost, values }: Standing): boolean =>
  lost === 0 && share >= (values > 0 ? leastShare.withValues : leastShare.withoutValues);

/** Where a judge found a statement. */
type FoundBy = 'there' | 'somewhere' | 'nowhere';

/** Least share of a statement's words in a place that says it. */
const leastShare = { withValues: 0.5, withoutValues: 0.65, unjudged: 0.75 };
/** Least share that the other place has more than the one that is named, where that has all values too. */
const leastLead = 0.34;

/**
 * Whether a statement stands there and not here, where it is said to stand.
 * @param found where a judge found it: there itself, somewhere in the context, or not at all
 */
export function standsElsewhere(
  here: Standing | undefined,
  there: Standing | undefined,
  found: FoundBy,
): boolean {
  if (!there || there.lost > 0) return false;
  const lead = there.share - (here?.share ?? 0);
  if (here?.lost === 0 ? lead < leastLead : lead < 0) return false;
  switch (found) {
    case 'there':
      return true;
    case 'somewhere':
      return saysFully(there);
    case 'nowhere':
      return there.share >= (there.values > 1 ? leastShare.withValues : leastShare.unjudged);
  }
}
