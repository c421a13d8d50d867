import type { CueKind } from '../cues.ts';
import type { Compared, Difference, Matcher } from '../matcher.ts';
import { type Joined, joints, laidOn } from './joints.ts';

const kinds: ReadonlySet<CueKind> = new Set(['cause', 'concession']);

/** Because of it or despite it, and which of two things is the cause. */
export const matchCause: Matcher = (compared) => {
  const theirs = joints(compared.evidence, kinds);
  const another = otherCause(compared);
  if (another) return another;
  for (const mine of joints(compared.claim, kinds))
    for (const other of theirs) {
      const lie = laidOn(mine, other, compared);
      if (!lie) continue;
      const isSame =
        mine.cue.kind === other.cue.kind && (lie === 'straight' || mine.cue.kind === 'concession');
      return isSame ? { same: [mine.cue] } : { kind: 'cause', here: mine.cue, there: other.cue };
    }
  return 'unknown';
};

/** The same with another cause, however much the claim says of that. */
export function otherCause(compared: Compared): Difference | undefined {
  const theirs = joints(compared.evidence, kinds);
  for (const mine of joints(compared.claim, kinds)) {
    const other = theirs.find((one) => isOtherCause(mine, one, compared));
    if (other) return { kind: 'cause', here: mine.cue, there: other.cue };
  }
  return undefined;
}

/** Share of what is said to have a cause that both have in common. */
const leastShared = 0.6;

/** The same has another cause: no word of the one is a word of the other. */
function isOtherCause(mine: Joined, theirs: Joined, { pairing: { there } }: Compared): boolean {
  if (mine.cue.kind !== 'cause' || theirs.cue.kind !== 'cause') return false;
  if (
    mine.sub.length === 0 ||
    theirs.sub.length === 0 ||
    mine.sub.some((at) => theirs.sub.includes(there.get(at) ?? -1))
  )
    return false;
  const shared = mine.main.filter((at) => theirs.main.includes(there.get(at) ?? -1));
  return shared.length >= 2 && shared.length >= leastShared * mine.main.length;
}
