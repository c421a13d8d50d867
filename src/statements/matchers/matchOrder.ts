import type { CueKind } from '../cues.ts';
import type { Compared, Matcher } from '../matcher.ts';
import { contentAfter } from '../pairing.ts';
import { type Joined, joints, laidOn } from './joints.ts';

const kinds: ReadonlySet<CueKind> = new Set(['before', 'after']);

/** Which comes first: "before the move" and "after the move", "A before B" and "B before A". */
export const matchOrder: Matcher = (compared) => {
  const theirs = joints(compared.evidence, kinds);
  for (const mine of joints(compared.claim, kinds))
    for (const other of theirs) {
      const lie = isSameObject(mine, other, compared) ? 'straight' : laidOn(mine, other, compared);
      if (!lie) continue;
      return (lie === 'straight') === (mine.cue.kind === other.cue.kind)
        ? { same: [mine.cue] }
        : { kind: 'order', here: mine.cue, there: other.cue };
    }
  return 'unknown';
};

/** Words behind "before" and "after" by which they are said of one thing. */
const fewestWords = 2;

/** "Before the last attempt" and "after the last attempt", whatever stands before and behind. */
function isSameObject(mine: Joined, theirs: Joined, { claim, evidence, pairing }: Compared): boolean {
  const own = contentAfter(claim, mine.cue.end, fewestWords);
  const other = contentAfter(evidence, theirs.cue.end, fewestWords);
  const isLaid = own.length === fewestWords && own.every((at, i) => pairing.there.get(at) === other[i]);
  return isLaid && mine.main.some((at) => pairing.there.has(at) && !own.includes(at));
}
