import type { CueKind } from '../cues.ts';
import type { Matcher } from '../matcher.ts';
import { joints, laidOn } from './joints.ts';

const kinds: ReadonlySet<CueKind> = new Set(['before', 'after']);

/** Which comes first: "before the move" and "after the move", "A before B" and "B before A". */
export const matchOrder: Matcher = (compared) => {
  const theirs = joints(compared.evidence, kinds);
  for (const mine of joints(compared.claim, kinds))
    for (const other of theirs) {
      const lie = laidOn(mine, other, compared);
      if (!lie) continue;
      return (lie === 'straight') === (mine.cue.kind === other.cue.kind)
        ? { same: [mine.cue] }
        : { kind: 'order', here: mine.cue, there: other.cue };
    }
  return 'unknown';
};
