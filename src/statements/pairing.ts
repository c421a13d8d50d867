import type { Span } from '../text/span.ts';
import { type Statement, sameMeaning } from './statement.ts';

/** Which words of a claim and of its evidence are the same; all are positions in the statements' `words`. */
export interface Pairing {
  /** The word of the evidence that is this word of the claim. */
  readonly there: ReadonlyMap<number, number>;
  readonly here: ReadonlyMap<number, number>;
  /** Share of the claim's content words that the evidence has, 0..1. */
  readonly share: number;
  /** Share of the evidence's content words that the claim has. */
  readonly reverse: number;
  /** Content words that stand in the same order. */
  readonly inOrder: number;
}

/** Sentences of more content words are compared by their first ones. */
const longest = 80;

/** Pairs words in the longest common order first, then those that are left wherever they stand. */
export function pair(claim: Statement, evidence: Statement): Pairing {
  const mine = claim.content.slice(0, longest);
  const theirs = evidence.content.slice(0, longest);
  const equal = (i: number, j: number): boolean =>
    isFormOf(claim.words[mine[i]!]!.text, evidence.words[theirs[j]!]!.text, claim.endings) ||
    sameMeaning(claim.words[mine[i]!]!.stem, evidence.words[theirs[j]!]!.stem);
  const best = Array.from({ length: mine.length + 1 }, () => new Uint16Array(theirs.length + 1));
  for (let i = mine.length - 1; i >= 0; i--)
    for (let j = theirs.length - 1; j >= 0; j--)
      best[i]![j] = equal(i, j) ? best[i + 1]![j + 1]! + 1 : Math.max(best[i + 1]![j]!, best[i]![j + 1]!);
  const there = new Map<number, number>();
  const here = new Map<number, number>();
  const join = (i: number, j: number) => {
    there.set(mine[i]!, theirs[j]!);
    here.set(theirs[j]!, mine[i]!);
  };
  for (let i = 0, j = 0; i < mine.length && j < theirs.length; )
    if (equal(i, j)) join(i++, j++);
    else if (best[i + 1]![j]! >= best[i]![j + 1]!) i++;
    else j++;
  const inOrder = there.size;
  for (const i of mine.keys()) {
    if (there.has(mine[i]!)) continue;
    const free = theirs.findIndex((at, k) => !here.has(at) && equal(i, k));
    if (free >= 0) join(i, free);
    else {
      const taken = theirs.findIndex((_, k) => equal(i, k));
      if (taken >= 0) there.set(mine[i]!, theirs[taken]!);
    }
  }
  return {
    there,
    here,
    inOrder,
    share: there.size / Math.max(1, mine.length),
    reverse: here.size / Math.max(1, theirs.length),
  };
}

/** Fewer letters before an ending tell no word. */
const leastRoot = 5;

function isFormOf(a: string, b: string, endings: ReadonlySet<string>): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  let root = 0;
  while (root < short.length && a[root] === b[root]) root++;
  if (root >= leastRoot && endings.has(a.slice(root)) && endings.has(b.slice(root))) return true;
  return short.length >= leastRoot && long.startsWith(short) && endings.has(long.slice(short.length));
}

/** Positions of the content words in a span. */
export const contentIn = ({ words, content }: Statement, { start, end }: Span): readonly number[] =>
  content.filter((at) => words[at]!.start >= start && words[at]!.end <= end);

/** The content words behind a place, up to the end of the statement's part, nearest first. */
export const contentAfter = (statement: Statement, at: number, most: number): readonly number[] =>
  contentIn(statement, { start: at, end: partAround(statement, at).end }).slice(0, most);

/** The content words before a place, back to where its clause begins, nearest first. */
export const contentBefore = (statement: Statement, at: number, most: number): readonly number[] =>
  contentIn(statement, { start: clauseStart(statement, at), end: at })
    .toReversed()
    .slice(0, most);

/** Marks between clauses where words are not spaced, whose commas may be those of other scripts. */
const mark = '[、，；。]|[,;](?=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}])';
const marks = new RegExp(mark, 'gu');
const marksAndTopics = new RegExp(`${mark}|は`, 'gu');

/** Where the clause around a place begins: behind a comma, or behind what it is about. */
export const clauseStart = ({ text }: Statement, at: number): number => lastEnd(text, at, marksAndTopics);

const lastEnd = (text: string, at: number, pattern: RegExp): number => {
  const found = [...text.matchAll(pattern)].findLast(({ index, 0: sign }) => index + sign.length <= at);
  return found ? found.index + found[0].length : 0;
};

/** What stands between two commas around a place. */
export function clauseAround({ text }: Statement, at: number): Span {
  const end = [...text.matchAll(marks)].find(({ index }) => index >= at)?.index;
  return { start: lastEnd(text, at, marks), end: end ?? text.length };
}

/** The words that such a word as "only" or "must" is said of, nearest first: they stand behind it or before it. */
export const governedBy = (statement: Statement, { start, end }: Span, most: number): readonly number[] =>
  statement.markers.headFinal ? contentBefore(statement, start, most) : contentAfter(statement, end, most);

/** What stands between full stops and semicolons around a place. */
export function partAround({ text }: Statement, at: number): Span {
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(/[;；。！？]\s*|[.!?]\s+/gu)) {
    if (index >= at) return { start, end: index };
    start = index + mark.length;
  }
  return { start, end: text.length };
}

/** The small word before a word, or before its article, that tells what it does: "on gas". */
export const prepositionBefore = ({ words, markers }: Statement, at: number): string | undefined =>
  words.slice(Math.max(0, at - 2), at).findLast(({ text }) => markers.prepositions.has(text))?.text;

/** Whether a small word before it, or before its article, tells that something is done to it: "a la alcaldesa". */
export const isObject = ({ words, markers }: Statement, at: number): boolean => {
  const from = markers.definite.has(words[at - 1]?.text ?? '') ? at - 2 : at - 1;
  return markers.objectSigns.has(words[from]?.text ?? '');
};
