import type { Passage } from '../text/passage.ts';
import type { SearchIndex } from '../text/searchIndex.ts';
import { overlaps } from '../text/span.ts';
import { type Word, words } from '../text/words.ts';
import { compareValues } from '../values/compareValues.ts';
import { findValues } from '../values/findValues.ts';
import type { Value, ValueRelation } from '../values/value.ts';
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
const mostPassages = 60;

const agreeing: ReadonlySet<ValueRelation> = new Set(['equal', 'rounded', 'coarser', 'compatible']);

/** A statement, and the places of the context that speak of it. */
export class CitedStatement {
  readonly #words: readonly { readonly word: Word; readonly weight: number }[];
  readonly #values: readonly Value[];

  private constructor(
    readonly text: string,
    private readonly index: SearchIndex,
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

  static async read(text: string, index: SearchIndex): Promise<CitedStatement> {
    const [hits = []] = await index.search([text], mostPassages);
    return new CitedStatement(
      text,
      index,
      hits.map(({ position }) => position),
    );
  }

  /** Nothing that could be told apart. */
  get isEmpty(): boolean {
    return this.#words.length + this.#values.length === 0;
  }

  /** Where the statement stands best among these passages; undefined where none of them speaks of it. */
  best(
    isIn: (passage: Passage) => boolean,
    reach: (passage: Passage) => readonly Passage[],
  ): Standing | undefined {
    let best: Standing | undefined;
    for (const position of this.near) {
      const passage = this.index.passages.get(position);
      if (!passage || !isIn(passage)) continue;
      const standing = this.#standing(passage, reach(passage));
      if (!best || isBetter(standing, best)) best = standing;
    }
    return best;
  }

  #standing(passage: Passage, around: readonly Passage[]): Standing {
    const stems = new Set(
      around.flatMap(({ text, trail }) =>
        [text, ...trail].flatMap((line) => words(line).map(({ stem }) => stem)),
      ),
    );
    let total = 0;
    let said = 0;
    for (const { word, weight } of this.#words) {
      total += weight;
      if (stems.has(word.stem)) said += weight;
    }
    const values = around.flatMap(({ text, kind, trail }) =>
      findValues(text, kind === 'tableRow' && trail.length > 0 ? { header: trail.at(-1)! } : {}),
    );
    const lost = this.#values.filter(
      (value) =>
        !values.some((other) => agreeing.has(compareValues(value, other))) &&
        !words(value.text).every(({ stem }) => stems.has(stem)),
    ).length;
    return { passage, share: total === 0 ? 1 : said / total, lost, values: this.#values.length };
  }
}

const isBetter = (a: Standing, b: Standing): boolean =>
  a.lost === b.lost ? a.share > b.share : a.lost < b.lost;

/** Whether a passage lies in what a marker names. */
export const isInPart = ({ uri, start, end }: Passage, { source, spans }: SourcePart): boolean =>
  uri === source.uri && (spans === undefined || spans.some((span) => overlaps(span, { start, end })));

/** Whether what is said here is said by no fewer signs than elsewhere. */
export const saysFully = ({ share, lost }: Standing): boolean => lost === 0 && share >= leastShare;

/** Least share of words of a place that says a statement, and of what it has more than the place that is named. */
const leastShare = 0.5;
const leastLead = 0.34;

/**
 * Whether a statement stands elsewhere and not where it is said to.
 * @param isJudged whether a judge found it elsewhere and not here, in whatever words
 */
export function standsElsewhere(
  here: Standing | undefined,
  there: Standing | undefined,
  isJudged: boolean,
): boolean {
  if (!there || there.lost > 0) return false;
  if (!here) return isJudged || there.share >= leastShare;
  const lead = there.share - here.share;
  if (here.lost > 0)
    return lead >= 0 && (isJudged || there.share >= leastShare || (there.values > 1 && lead > 0));
  return lead >= leastLead && (isJudged || there.share >= leastShare);
}
