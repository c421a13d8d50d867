import { type Statement, sameMeaning } from './statement.ts';

/** Which words of a claim and of its evidence are the same; all are positions in the statements' `words`. */
export interface Pairing {
  /** The word of the evidence that is this word of the claim. */
  readonly there: ReadonlyMap<number, number>;
  readonly here: ReadonlyMap<number, number>;
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
  for (const i of mine.keys()) {
    if (there.has(mine[i]!)) continue;
    const free = theirs.findIndex((at, k) => !here.has(at) && equal(i, k));
    if (free >= 0) join(i, free);
    else {
      const taken = theirs.findIndex((_, k) => equal(i, k));
      if (taken >= 0) there.set(mine[i]!, theirs[taken]!);
    }
  }
  return { there, here };
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
