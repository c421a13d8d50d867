import type { Cue, CueKind } from '../cues.ts';
import type { Compared, Matcher } from '../matcher.ts';
import { contentAfter, contentIn, partAround } from '../pairing.ts';
import type { Statement } from '../statement.ts';
import { spanOfWords } from './copiedGaps.ts';

const modes: ReadonlySet<CueKind> = new Set(['permission', 'obligation', 'advice', 'future']);

/**
 * Who may or must do something is another one, whom the evidence has elsewhere: "members may delete it" for "owners may
 * delete it after all members have left".
 */
export const matchSubject: Matcher = (compared) => {
  const { claim, evidence, pairing } = compared;
  for (const [cue, own] of ruled(claim))
    for (const [other, theirs] of ruled(evidence)) {
      const [verb] = contentAfter(claim, cue.end, 1);
      const [otherVerb] = contentAfter(evidence, other.end, 1);
      if (cue.kind !== other.kind || verb === undefined || pairing.there.get(verb) !== otherVerb) continue;
      if (theirs.some((at) => pairing.here.has(at)) || theirs.length === 0) continue;
      const moved = own.find((at) => standsBehind(at, other, compared));
      if (moved !== undefined)
        return { kind: 'role', here: claim.words[moved]!, there: spanOfWords(evidence, theirs) };
    }
  return 'unknown';
};

/** What may, must or will be, and the words of who does it. */
const ruled = (statement: Statement): readonly (readonly [Cue, readonly number[]])[] =>
  statement.cues
    .filter(({ kind }) => modes.has(kind))
    .map((cue) => {
      const { start } = partAround(statement, cue.start);
      const clause = Math.max(start, statement.text.lastIndexOf(', ', cue.start) + 1);
      return [cue, contentIn(statement, { start: clause, end: cue.start })];
    });

const standsBehind = (at: number, cue: Cue, { evidence, pairing }: Compared): boolean =>
  (evidence.words[pairing.there.get(at) ?? -1]?.start ?? -1) > cue.end;
