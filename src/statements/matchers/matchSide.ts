import type { Cue, CueKind } from '../cues.ts';
import type { Matcher } from '../matcher.ts';
import type { Statement } from '../statement.ts';

const sides: ReadonlySet<CueKind> = new Set(['inFavour', 'against', 'abstaining']);

/** Takes another side: "voted for the plan" for "voted against it". Where a statement tells of two sides, each may be meant. */
export const matchSide: Matcher = ({ claim, evidence }) => {
  const [mine, theirs] = [sideOf(claim), sideOf(evidence)];
  if (!mine || !theirs) return 'unknown';
  return mine.kind === theirs.kind ? { same: [mine] } : { kind: 'opposite', here: mine, there: theirs };
};

/** The one side that a statement tells of. */
function sideOf({ cues }: Statement): Cue | undefined {
  const taken = cues.filter(({ kind }) => sides.has(kind));
  return new Set(taken.map(({ kind }) => kind)).size === 1 ? taken[0] : undefined;
}
