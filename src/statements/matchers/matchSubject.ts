import { clauseMarks } from '../../text/clauses.ts';
import type { Cue, CueKind } from '../cues.ts';
import type { Compared, Difference, Matcher } from '../matcher.ts';
import { contentAfter, contentIn, partAround } from '../pairing.ts';
import type { Statement } from '../statement.ts';
import { spanOfWords } from './copiedGaps.ts';
import { isVerb } from './matchRole.ts';

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
  return doneByOther(compared) ?? 'unknown';
};

/** A claim of more words says more than who does what. */
const longestAct = 8;

/**
 * "The assistant sets the camera" for "the assistant opens the dome before the astronomer sets the camera": who does it
 * stands right before the verb with an article, behind what joins it to another act.
 */
function doneByOther({ claim, evidence, pairing: { there, here } }: Compared): Difference | undefined {
  if (claim.content.length > longestAct) return undefined;
  const { words, content, markers } = evidence;
  const marks = clauseMarks(evidence.text);
  for (const [place, verb] of claim.content.entries()) {
    const own = claim.content.slice(0, place);
    const target = there.get(claim.content[place + 1] ?? -1);
    const at = content.indexOf(there.get(verb) ?? -1);
    const subject = content[at - 1];
    if (
      !isVerb(claim, verb) ||
      own.length === 0 ||
      subject === undefined ||
      here.has(subject) ||
      own.some((one) => claim.words[one]!.stem === words[subject]!.stem) ||
      content[at + 1] !== target
    )
      continue;
    const article = words[subject - 1];
    if (!article || !(markers.definite.has(article.text) || markers.possessives.has(article.text))) continue;
    const isJoined = marks.some(
      ({ start }) => start >= words[content[at - 2] ?? 0]!.end && start < article.start,
    );
    const last = Math.max(...own.map((one) => there.get(one) ?? subject));
    // Between them stands what the claim's own subject does.
    if (
      isJoined &&
      last < subject &&
      content.some((one) => one > last && one < subject && isVerb(evidence, one))
    )
      return { kind: 'role', here: spanOfWords(claim, own), there: words[subject]! };
  }
  return undefined;
}

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
