import type { CueKind } from '../cues.ts';
import type { Matcher } from '../matcher.ts';
import { joints, laidOn } from './joints.ts';

const kinds: ReadonlySet<CueKind> = new Set(['cause', 'concession']);

/** Because of it or despite it, and which of two things is the cause. */
export const matchCause: Matcher = (compared) => {
  const theirs = joints(compared.evidence, kinds);
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
