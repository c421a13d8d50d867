import type { Span } from '../../text/span.ts';
import type { Cue, CueKind } from '../cues.ts';
import type { Compared } from '../matcher.ts';
import { clauseAround, clauseStart, contentIn, partAround } from '../pairing.ts';
import type { Statement } from '../statement.ts';

/** A word that joins two things, and the words of each as positions. */
export interface Joined {
  readonly cue: Cue;
  /** What it introduces. */
  readonly sub: readonly number[];
  /** What that is said of. */
  readonly main: readonly number[];
}

/** The joints of some kinds in a statement; "if they are not" takes its denial along. */
export function joints(statement: Statement, kinds: ReadonlySet<CueKind>): readonly Joined[] {
  return statement.cues.flatMap((cue, index) => {
    if (!kinds.has(cue.kind) || statement.cues.some((other, at) => at !== index && covers(other, cue, kinds)))
      return [];
    const part = partAround(statement, cue.start);
    const sub = contentIn(
      statement,
      isBehind(statement, cue)
        ? { start: clauseStart(statement, cue.start), end: cue.start }
        : { start: cue.end, end: subEnd(statement, cue, part) },
    );
    const main = contentIn(statement, part).filter((at) => !sub.includes(at) && !lies(statement, at, cue));
    return [{ cue, sub, main }];
  });
}

/** A longer cue of these kinds stands in its place: "even if" for "if". */
const covers = (other: Cue, { start, end }: Cue, kinds: ReadonlySet<CueKind>): boolean =>
  kinds.has(other.kind) && other.start <= start && other.end >= end && other.end - other.start > end - start;

const lies = ({ words }: Statement, at: number, { start, end }: Span): boolean =>
  words[at]!.start >= start && words[at]!.end <= end;

/** Chinese has "before", "after" and what ends a clause behind what they introduce, Japanese all such words. */
const isBehind = (statement: Statement, { kind, end }: Cue): boolean => {
  const { headFinal, particles } = statement.markers;
  if (headFinal || particles.size === 0) return headFinal;
  return kind === 'before' || kind === 'after' || clauseAround(statement, end - 1).end === end;
};

/** At the head of its part it reaches to the comma, or where there is none over its first words. */
function subEnd(statement: Statement, cue: Cue, part: Span): number {
  const { text } = statement;
  const comma = text.slice(cue.end, part.end).search(/,\s|，|,(?=\p{Script=Han})/u);
  const opens = contentIn(statement, { start: part.start, end: cue.start }).length === 0;
  if (comma >= 0) return cue.end + comma;
  if (!opens) return part.end;
  const first = contentIn(statement, { start: cue.end, end: part.end })[0];
  return first === undefined ? part.end : statement.words[first]!.end;
}

/** How two joints lie on each other: both sides alike, or each on the other's other side. */
export function laidOn(
  mine: Joined,
  theirs: Joined,
  { pairing: { there } }: Compared,
): 'straight' | 'crossed' | undefined {
  const meets = (a: readonly number[], b: readonly number[]): boolean =>
    a.some((at) => b.includes(there.get(at) ?? -1));
  const crosses = [meets(mine.sub, theirs.main), meets(mine.main, theirs.sub)];
  if (meets(mine.sub, theirs.sub)) return crosses.includes(true) ? undefined : 'straight';
  if (!crosses.includes(false)) return 'crossed';
  // One side may be told in other words.
  return crosses.includes(true) && !meets(mine.main, theirs.main) && isMost(mine, theirs, there)
    ? 'crossed'
    : undefined;
}

/** Words that one side has in common with the other one of the evidence. */
const fewestCrossed = 2;

const isMost = (mine: Joined, theirs: Joined, there: ReadonlyMap<number, number>): boolean =>
  (
    [
      [mine.sub, theirs.main],
      [mine.main, theirs.sub],
    ] as const
  ).some(([own, other]) => own.filter((at) => other.includes(there.get(at) ?? -1)).length >= fewestCrossed);
