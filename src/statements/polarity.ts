import { anyPhrase, everyWord, unspacedPhrases, wholePhrases } from '../lexicon/languages.ts';
import { type ClauseMark, clauseMarks } from '../text/clauses.ts';
import type { Span } from '../text/span.ts';
import { isStopWord } from '../text/words.ts';
import { areAntonyms, hasOpposite } from './antonyms.ts';

interface Negation extends Span {
  /** What it denies: up to the end of the clause, or back to its start for "… is not available". */
  readonly scope: Span;
}

const single = anyPhrase(({ denial }) => [...denial.particles, ...denial.contractions]);
const determiner = anyPhrase(({ denial }) => denial.determiners);
const undone = anyPhrase(({ denial }) => denial.undone);
const undoneNoun = anyPhrase(({ denial }) => denial.undoneNoun);
const further = anyPhrase(({ denial }) => [...denial.words, ...denial.phrases]);
const forward = new RegExp(
  `(?<![\\p{L}])(?:(?:${single})(?!\\s(?:${undone}))|(?:${determiner})(?!\\s(?:${undoneNoun})|\\.|,)|${further})(?![\\p{L}])`,
  'giu',
);
const backward = wholePhrases(({ denial }) => denial.backward);
const denialEnd = wholePhrases(({ denial }) => denial.ends);

/** Where a text denies something, and how far the denial reaches. */
export function findNegations(text: string): Negation[] {
  const behind = [...text.matchAll(backward)];
  const cues = [...text.matchAll(forward)];
  if (behind.length === 0 && cues.length === 0) return [];
  const ends = denialEnds(text);
  const back = behind.map((match): Negation => {
    const start = match.index;
    const end = start + match[0].length;
    return { start, end, scope: { start: lastBefore(ends, start), end } };
  });
  const ahead = cues.map((match, at): Negation => {
    const start = match.index;
    const end = start + match[0].length;
    const next = cues[at + 1]?.index ?? text.length;
    return { start, end, scope: { start, end: firstFrom(ends, end, next) } };
  });
  return [...ahead, ...back].sort((a, b) => a.start - b.start);
}

const unspacedDenial = new RegExp(
  unspacedPhrases(({ markers }) => markers.denied),
  'giu',
);

/** Where a text denies something, also in scripts without spaces, where nothing tells how far that reaches. */
export const findDenials = (text: string): readonly Span[] => [
  ...findNegations(text),
  ...[...text.matchAll(unspacedDenial)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  })),
];

/** Where a denial ends at the latest: with its clause. */
const denialEnds = (text: string): readonly number[] =>
  [
    ...[...text.matchAll(denialEnd)].map(({ index }) => index),
    ...clauseMarks(text)
      .filter((mark) => {
        if (mark.kind === 'comma') return mark.begins !== undefined;
        return mark.kind !== 'word' || mark.word === 'contrast' || mark.word === 'concession';
      })
      .map(({ start }) => start),
  ].sort((a, b) => a - b);

export const isDenied = (span: Span, negations: readonly Negation[]): boolean =>
  negations.some(({ scope }) => scope.start <= span.start && span.end <= scope.end);

/** The first clause end from `at` on, or the next denial, which has a scope of its own. */
function firstFrom(sorted: readonly number[], at: number, next: number): number {
  return Math.min(sorted.find((end) => end >= at) ?? next, next);
}

function lastBefore(sorted: readonly number[], at: number): number {
  return sorted.findLast((end) => end < at) ?? 0;
}

/** Two statements of the same words, but that one denies what the other says, or puts the opposite word. */
interface Opposition {
  readonly by: 'negation' | 'antonym';
  /** The words at fault, as offsets into the claim. */
  readonly here: Span;
  /** Their counterpart, as offsets into the context. */
  readonly there: Span;
}

interface Token extends Span {
  readonly word: string;
  readonly stem: string;
  /** The word right behind a denial. */
  readonly denied?: Span;
}

const word = /\p{L}[\p{L}\p{M}\p{N}]*(?:['’]\p{L}+)?|\p{N}[\p{N}.,:]*/gu;
const denial = new RegExp(`^(?:${single}|${determiner})$`, 'iu');
const softened = anyPhrase(({ denial }) => [...denial.undone, ...denial.softened]);
/** "Not only", "could not be more": no denial. */
const noDenial = new RegExp(`^\\s+(?:${softened})(?![\\p{L}])`, 'iu');
const fillers = everyWord(({ opposites }) => opposites.fillers);

/** Shares of content words, in order, that two statements must have in common before one word sets them against each other. */
const forNegation = { claim: 0.9, context: 0.75 } as const;
const forAntonym = { claim: 0.7, context: 0.55 } as const;
const fewestWords = 3;
const mostWords = 60;

/** What sets the claim against a sentence of the context, if they are otherwise the same statement. */
export function findOpposition(claim: string, context: string): Opposition | undefined {
  const clauses = contentClauses(context);
  for (const mine of contentClauses(claim)) {
    if (mine.length < fewestWords - 1) continue;
    for (const theirs of clauses) {
      const found = oppose(mine, theirs);
      if (found) return found;
    }
  }
  return undefined;
}

function oppose(mine: readonly Token[], theirs: readonly Token[]): Opposition | undefined {
  if (theirs.length < fewestWords - 1 || mine.length > mostWords || theirs.length > mostWords)
    return undefined;
  const pairs = align(mine, theirs);
  const share = { claim: pairs.length / mine.length, context: pairs.length / theirs.length };
  if (share.claim < forAntonym.claim - 0.2 || share.context < forAntonym.context - 0.2) return undefined;
  return byNegation(mine, theirs, pairs, share) ?? byAntonym(mine, theirs, pairs, share);
}

type Pair = readonly [mine: Token, theirs: Token];
interface Share {
  readonly claim: number;
  readonly context: number;
}

function byNegation(
  mine: readonly Token[],
  theirs: readonly Token[],
  pairs: readonly Pair[],
  share: Share,
): Opposition | undefined {
  if (share.claim < forNegation.claim || share.context < forNegation.context) return undefined;
  const differing = pairs.filter(([a, b]) => (a.denied === undefined) !== (b.denied === undefined));
  const [only] = differing;
  if (!only || differing.length !== 1 || Math.abs(denials(mine) - denials(theirs)) !== 1) return undefined;
  const [a, b] = only;
  const reach = ({ start, end, denied }: Token): Span => ({ start: denied?.start ?? start, end });
  return { by: 'negation', here: reach(a), there: reach(b) };
}

const denials = (tokens: readonly Token[]): number => tokens.filter(({ denied }) => denied).length;

/** The only opposites among the words that are not shared, and they stand next to the same words. */
function byAntonym(
  mine: readonly Token[],
  theirs: readonly Token[],
  pairs: readonly Pair[],
  share: Share,
): Opposition | undefined {
  const spare = 1 / Math.min(mine.length, theirs.length);
  if (share.claim + spare < forAntonym.claim || share.context + spare < forAntonym.context) return undefined;
  if (pairs.length < fewestWords - 1 || pairs.some(([a, b]) => !a.denied !== !b.denied)) return undefined;
  const partner = new Map(pairs);
  const shared = new Set(pairs.map(([, other]) => other));
  const opposites = mine.flatMap((a) =>
    partner.has(a)
      ? []
      : theirs.flatMap((b): Pair[] => (!shared.has(b) && areAntonyms(a.word, b.word) ? [[a, b]] : [])),
  );
  const [only] = opposites;
  if (!only || opposites.length !== 1) return undefined;
  const [a, b] = only;
  const i = mine.indexOf(a);
  const j = theirs.indexOf(b);
  const sameAt = (step: 1 | -1): boolean => {
    const next = mine[i + step];
    return next === undefined ? theirs[j + step] === undefined : partner.get(next) === theirs[j + step];
  };
  const sides = Number(sameAt(-1)) + Number(sameAt(1));
  const isPlaced =
    sides === 2 || (sides === 1 && pairs.length >= 5 && a.word.length > 3 && b.word.length > 3);
  return isPlaced && !a.denied && !b.denied
    ? { by: 'antonym', here: { start: a.start, end: a.end }, there: { start: b.start, end: b.end } }
    : undefined;
}

/** Longest run of equal stems in the same order. */
function align(mine: readonly Token[], theirs: readonly Token[]): Pair[] {
  const best = Array.from({ length: mine.length + 1 }, () => new Uint16Array(theirs.length + 1));
  for (let i = mine.length - 1; i >= 0; i--)
    for (let j = theirs.length - 1; j >= 0; j--)
      best[i]![j] =
        mine[i]!.stem === theirs[j]!.stem
          ? best[i + 1]![j + 1]! + 1
          : Math.max(best[i + 1]![j]!, best[i]![j + 1]!);
  const pairs: Pair[] = [];
  for (let i = 0, j = 0; i < mine.length && j < theirs.length; )
    if (mine[i]!.stem === theirs[j]!.stem) pairs.push([mine[i++]!, theirs[j++]!]);
    else if (best[i + 1]![j]! >= best[i]![j + 1]!) i++;
    else j++;
  return pairs;
}

/** Content words of each clause; a denial is noted at the word behind it. */
function contentClauses(text: string): Token[][] {
  const ends = clauseMarks(text)
    .filter(endsStatement)
    .map(({ start }) => start);
  const clauses: Token[][] = [[]];
  let denied: Span | undefined;
  for (const match of text.matchAll(word)) {
    const start = match.index;
    const end = start + match[0].length;
    while (ends.length > 0 && ends[0]! < start) {
      ends.shift();
      if (clauses.at(-1)!.length > 0) clauses.push([]);
      denied = undefined;
    }
    const lower = match[0].toLowerCase();
    if (denial.test(lower)) {
      denied = noDenial.test(text.slice(end, end + 24)) ? undefined : { start, end };
      continue;
    }
    if (denied && /[,–—]/.test(text.slice(denied.end, start))) denied = undefined;
    if (isFiller(lower)) continue;
    clauses.at(-1)!.push({ start, end, word: lower, stem: stemOf(lower), ...(denied ? { denied } : {}) });
    denied = undefined;
  }
  return clauses.filter((clause) => clause.length > 0);
}

function endsStatement(mark: ClauseMark): boolean {
  if (mark.kind === 'word') return mark.word === 'contrast';
  if (mark.kind !== 'comma') return true;
  const { before, begins } = mark;
  return before === 'contrast' || before === 'concession' || (before !== undefined && begins === 'subject');
}

/** Says nothing that a statement could be held against: "before" and "over" do. */
const isFiller = (lower: string): boolean => (isStopWord(lower) && !hasOpposite(lower)) || fillers.has(lower);

const stemOf = (lower: string): string => lower.replace(/['’]s$/, '').replace(compared, '');
const compared = new RegExp(`(?<=\\p{L}{3})(?:${anyPhrase(({ endings }) => endings.compared)})$`, 'u');
