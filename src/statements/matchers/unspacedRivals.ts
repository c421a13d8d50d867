import type { Span } from '../../text/span.ts';
import { wordSpans } from '../../text/wholeWords.ts';
import type { Compared } from '../matcher.ts';
import type { Statement } from '../statement.ts';

/** A stretch of a claim and the one of its evidence that stands between the same signs. */
export interface Rivals {
  readonly here: Span;
  readonly there: Span;
  /** The signs on either side that both have, without spaces. */
  readonly left: string;
  readonly right: string;
  /** Whether nothing but the beginning of a phrase is the same on the left. */
  readonly isEdge: boolean;
}

/** Statements of more signs are compared by their first ones. */
const longest = 240;
/** Signs of a stretch that may stand for another one. */
const longestStretch = 18;
/** Signs on both sides together that show that the rest is copied. */
const leastCopied = 4;
/** Signs before stretches that have others of both before them which are nearer. */
const leastLeft = 3;

/** The signs of a statement without its spaces, with one for every mark at which a clause ends. */
interface Signs {
  readonly all: readonly string[];
  /** Where each of them stands in the text, and the end of the last. */
  readonly at: readonly number[];
  /** Whether a word begins at each of them. */
  readonly opens: readonly boolean[];
  /** Whether a noun phrase may begin there whatever stands before: behind a comma, or behind what narrows it. */
  readonly edges: readonly boolean[];
}

/** What ends a clause: in its place any other such mark may stand. */
export const clauseEnd = '\n';
const ending = /[。．.，,；;：:！!？?（）()「」『』“”"—\n|]/u;
const blank = /\s/u;
const edge = /[はの、。，\s]/u;

const known = new WeakMap<Statement, Signs>();

function signsOf(statement: Statement): Signs {
  const read = known.get(statement) ?? readSigns(statement);
  known.set(statement, read);
  return read;
}

function readSigns({ text, markers }: Statement): Signs {
  const starts = new Set(wordSpans(text).map(({ start }) => start));
  const all: string[] = [clauseEnd];
  const at: number[] = [0];
  const opens: boolean[] = [true];
  const edges: boolean[] = [false];
  for (let i = 0; i < text.length && all.length < longest; i++) {
    const sign = text[i]!.normalize('NFKC').toLowerCase();
    // Where what is said of a noun stands behind it, a comma says nothing.
    if (blank.test(sign) || (markers.headFinal && sign === '、')) continue;
    const isEnd = ending.test(sign) && !/\d/.test(text[i + 1] ?? '');
    if (isEnd && all.at(-1) === clauseEnd) continue;
    all.push(isEnd ? clauseEnd : sign);
    at.push(i);
    opens.push(isEnd || starts.has(i));
    edges.push(markers.headFinal && edge.test(text[i - 1] ?? '\n'));
  }
  if (all.at(-1) !== clauseEnd) {
    all.push(clauseEnd);
    at.push(text.length);
    opens.push(true);
    edges.push(false);
  }
  return { all, at, opens, edges };
}

/** Lengths of the runs that both have, behind and before each pair of places. */
class Runs {
  readonly #width: number;
  readonly #before: Uint8Array;
  readonly #behind: Uint8Array;

  constructor(mine: Signs, theirs: Signs) {
    const [n, m] = [mine.all.length, theirs.all.length];
    this.#width = m + 1;
    this.#before = new Uint8Array((n + 1) * (m + 1));
    this.#behind = new Uint8Array((n + 1) * (m + 1));
    const isSame = (i: number, j: number): boolean => mine.all[i] === theirs.all[j];
    for (let i = 1; i <= n; i++)
      for (let j = 1; j <= m; j++)
        if (isSame(i - 1, j - 1)) this.#before[i * this.#width + j] = this.before(i - 1, j - 1) + 1;
    for (let i = n - 1; i >= 0; i--)
      for (let j = m - 1; j >= 0; j--)
        if (isSame(i, j)) this.#behind[i * this.#width + j] = this.behind(i + 1, j + 1) + 1;
  }

  before = (i: number, j: number): number => this.#before[i * this.#width + j]!;
  behind = (i: number, j: number): number => this.#behind[i * this.#width + j]!;
}

interface Alignment {
  readonly claim: Statement;
  readonly evidence: Statement;
  readonly mine: Signs;
  readonly theirs: Signs;
  readonly runs: Runs;
}

/** The matchers read one pair after the other, and what is kept of each is large. */
let latest: Alignment | undefined;

function alignmentOf(claim: Statement, evidence: Statement): Alignment {
  if (latest?.claim === claim && latest.evidence === evidence) return latest;
  const [mine, theirs] = [signsOf(claim), signsOf(evidence)];
  latest = { claim, evidence, mine, theirs, runs: new Runs(mine, theirs) };
  return latest;
}

/**
 * Stretches of a claim that stand in the very place of others of its evidence, as whole words: where words are not
 * spaced, a claim that copies is laid on its evidence sign by sign.
 */
export function unspacedRivals({ claim, evidence }: Compared): readonly Rivals[] {
  const { mine, theirs, runs } = alignmentOf(claim, evidence);
  const found: Rivals[] = [];
  for (let i = 2; i < mine.all.length; i++)
    for (let j = 2; j < theirs.all.length; j++)
      if (runs.behind(i, j) > 0 && runs.before(i, j) === 0)
        found.push(...rivalsBefore(i, j, mine, theirs, runs));
  return found;
}

/**
 * Single signs of a claim that stand in the place of others, with so many signs beside them on both sides together that
 * both have, and one on each.
 */
export function signsInPlace(
  claim: Statement,
  evidence: Statement,
  least: number,
): readonly { readonly here: Span; readonly there: Span }[] {
  const { mine, theirs, runs } = alignmentOf(claim, evidence);
  const found: { here: Span; there: Span }[] = [];
  for (let i = 1; i < mine.all.length - 1; i++)
    for (let j = 1; j < theirs.all.length - 1; j++) {
      if (mine.all[i] === theirs.all[j]) continue;
      const [left, right] = [runs.before(i, j), runs.behind(i + 1, j + 1)];
      if (left > 0 && right > 0 && left + right >= least)
        found.push({ here: spanOf(mine, i, 1), there: spanOf(theirs, j, 1) });
    }
  return found;
}

/** The longest stretches that both have, of so many signs at least. */
export function copiedRuns(
  claim: Statement,
  evidence: Statement,
  least: number,
): readonly { readonly here: Span; readonly there: Span }[] {
  const { mine, theirs, runs } = alignmentOf(claim, evidence);
  const found: { here: Span; there: Span }[] = [];
  for (let i = 0; i < mine.all.length; i++)
    for (let j = 0; j < theirs.all.length; j++) {
      const length = runs.behind(i, j);
      if (length < least || runs.before(i, j) > 0) continue;
      // What ends the clauses before and behind is no part of what they say.
      const from = mine.all[i] === clauseEnd ? 1 : 0;
      const to = mine.all[i + length - 1] === clauseEnd ? length - 1 : length;
      if (to - from < least) continue;
      found.push({ here: spanOf(mine, i + from, to - from), there: spanOf(theirs, j + from, to - from) });
    }
  return found;
}

const spanOf = ({ at }: Signs, from: number, length: number): Span => ({
  start: at[from]!,
  end: at[from + length - 1]! + 1,
});

/** Stretches of both before a place from which on they are the same, the shortest first. */
function rivalsBefore(i: number, j: number, mine: Signs, theirs: Signs, runs: Runs): readonly Rivals[] {
  const found: Rivals[] = [];
  let isNearest = true;
  for (let sum = 2; sum <= 2 * longestStretch; sum++)
    for (let x = Math.max(1, sum - longestStretch); x <= Math.min(sum - 1, longestStretch); x++) {
      const [from, otherFrom] = [i - x, j - (sum - x)];
      if (from < 1 || otherFrom < 1 || mine.all[from] === theirs.all[otherFrom]) continue;
      const left = runs.before(from, otherFrom);
      const isEdge = mine.edges[from] && theirs.edges[otherFrom];
      if (left < (isNearest ? 1 : leastLeft) && !isEdge) continue;
      isNearest = false;
      const rivals = widened(from, otherFrom, i, j, mine, theirs, runs);
      if (rivals) found.push(rivals);
    }
  return found;
}

/** The same as whole words on both sides, if enough of what stands around them is left. */
function widened(
  start: number,
  otherStart: number,
  end: number,
  otherEnd: number,
  mine: Signs,
  theirs: Signs,
  runs: Runs,
): Rivals | undefined {
  let [a, b, c, d] = [start, otherStart, end, otherEnd];
  while (runs.before(a, b) > 0 && !(mine.opens[a] && theirs.opens[b])) [a, b] = [a - 1, b - 1];
  while (runs.behind(c, d) > 0 && !(mine.opens[c] && theirs.opens[d])) [c, d] = [c + 1, d + 1];
  const isEdge = runs.before(a, b) === 0 && mine.edges[a] === true && theirs.edges[b] === true;
  const [left, right] = [Math.max(runs.before(a, b), isEdge ? 1 : 0), runs.behind(c, d)];
  if (left === 0 || right === 0 || left + right < leastCopied) return undefined;
  if (!(mine.opens[a] && theirs.opens[b] && mine.opens[c] && theirs.opens[d])) return undefined;
  const [own, other] = [mine.all.slice(a, c), theirs.all.slice(b, d)];
  if (own.includes(clauseEnd) || other.includes(clauseEnd)) return undefined;
  return {
    here: { start: mine.at[a]!, end: mine.at[c - 1]! + 1 },
    there: { start: theirs.at[b]!, end: theirs.at[d - 1]! + 1 },
    isEdge,
    left: isEdge ? clauseEnd : withoutEnd(mine.all.slice(a - left, a).join('')),
    right: withoutEnd(mine.all.slice(c, c + right).join('')),
  };
}

/** A clause's end tells nothing beside other signs. */
const withoutEnd = (side: string): string => side.replace(/^\n(?=.)|(?<=.)\n$/gu, '');
