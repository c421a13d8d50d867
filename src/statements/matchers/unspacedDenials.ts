import { overlaps, type Span } from '../../text/span.ts';
import type { Cue, CueKind } from '../cues.ts';
import type { Compared } from '../matcher.ts';
import { clauseAround, contentIn } from '../pairing.ts';
import type { Statement } from '../statement.ts';
import { joints } from './joints.ts';
import { copiedRuns } from './unspacedRivals.ts';

/** What one of two statements denies, in each of them. */
interface Denied {
  readonly here: Span;
  readonly there: Span;
}

/** Of the words of the claim, and of the clause that denies, for a denial in one of them to be said of the same. */
const leastShared = 0.5;

/** One denies in a script without spaces what the other says. */
export function unspacedDenial(compared: Compared): Denied | undefined {
  const { claim, evidence, pairing } = compared;
  // A cell is no sentence.
  if (/^\s*\|/u.test(evidence.text)) return undefined;
  const copied = deniedCopy(compared);
  // "All but A are kept" denies of A what it says of the rest, and the other way round.
  const isRestricted =
    evidence.cues.some(({ kind }) => kind === 'only') ||
    joints(evidence, exceptions).some(({ sub }) => sub.some((at) => pairing.here.has(at)));
  if (isRestricted && !claim.cues.some(({ kind }) => kind === 'exception')) return undefined;
  if (copied) return copied;
  const behind = claim.markers.headFinal
    ? undefined
    : (deniedBehind(claim, evidence) ?? turned(deniedBehind(evidence, claim)));
  if (behind) return behind;
  const [mine] = denialsIn(claim);
  const denied = denialsIn(evidence);
  const theirs = mine ? denied[0] : denied.find(({ start }) => isSaidIn(evidence, start, pairing.here));
  if (pairing.share < leastShared || (mine === undefined) === (theirs === undefined)) return undefined;
  return { here: mine ?? wholeOf(claim), there: theirs ?? wholeOf(evidence) };
}

const exceptions: ReadonlySet<CueKind> = new Set(['exception']);

const wholeOf = ({ text }: Statement): Span => ({ start: 0, end: text.length });

const clauseEnd = /[、，；。,;]|$/u;

/** Those that deny what their clause says: where verbs stand last, what denies a part of it has more behind it. */
const denialsIn = ({ cues, words, text, markers }: Statement): readonly Cue[] =>
  cues.filter(({ kind, end }) => {
    if (kind !== 'denied') return false;
    // "If there is none" denies nothing.
    if (cues.some((other) => other.kind === 'requirement' && other.start < end && other.end >= end))
      return false;
    const rest = end + text.slice(end).search(clauseEnd);
    return !markers.headFinal || !words.some((word) => !word.stop && word.start >= end && word.end <= rest);
  });

/** The claim has most of what is said in the clause around a place. */
function isSaidIn(statement: Statement, at: number, here: ReadonlyMap<number, number>): boolean {
  const said = contentIn(statement, clauseAround(statement, at));
  return said.filter((word) => here.has(word)).length >= said.length * leastShared;
}

/** Signs in a row that tell that something is copied. */
const leastRun = 4;
/** Signs between a copied stretch and what denies it. */
const nearby = 2;

/** The same stretch of signs is denied in one of them, and nowhere said as the claim says it. */
function deniedCopy({ claim, evidence }: Compared): Denied | undefined {
  const runs = copiedRuns(claim, evidence, leastRun).map((run) => ({
    ...run,
    mine: denialBeside(claim, run.here),
    theirs: denialBeside(evidence, run.there),
  }));
  for (const { here, there, mine, theirs } of runs) {
    const isTurned = mine ? !isDenied(evidence, there) : theirs && !isDenied(claim, here);
    const isSaid = runs.some(
      (other) =>
        overlaps(other.here, here) &&
        (claim.markers.headFinal ? other.here.start <= here.start : other.here.end >= here.end) &&
        (other.mine === undefined) === (other.theirs === undefined),
    );
    if (isTurned && !isSaid) return { here: mine ?? here, there: theirs ?? there };
  }
  return undefined;
}

/** Signs behind a stretch in which one statement says what the other denies there. */
const next = 3;

/** "What was lost is not counted" for "what was lost is counted": a copied stretch, and behind it a denial in one alone. */
function deniedBehind(plain: Statement, denying: Statement): Denied | undefined {
  for (const { here, there } of copiedRuns(plain, denying, leastRun)) {
    const cue = denying.cues.find(({ kind, start }) => kind === 'denied' && start === there.end);
    const verb = cue && denying.text[cue.end];
    const said = plain.text.slice(here.end, here.end + next);
    if (verb === undefined || parting.test(verb) || !said.includes(verb)) continue;
    const isPlain = !plain.cues.some(
      ({ kind, start }) => kind === 'denied' && start >= here.end && start < here.end + next,
    );
    if (isPlain) return { here, there: cue! };
  }
  return undefined;
}

const turned = (found: Denied | undefined): Denied | undefined =>
  found && { here: found.there, there: found.here };

const denialBeside = (statement: Statement, run: Span): Cue | undefined =>
  statement.cues.find((cue) => {
    const between = beside(statement, cue, run);
    return between !== undefined && between.length <= nearby && !naming(statement).test(between);
  });

const isDenied = (statement: Statement, run: Span): boolean =>
  statement.cues.some((cue) => beside(statement, cue, run) !== undefined);

/** What stands between a stretch and what denies its clause: that is behind it where verbs stand last, and else before. */
function beside({ text, markers }: Statement, { kind, ...cue }: Cue, run: Span): string | undefined {
  const isOutside = markers.headFinal
    ? cue.end > run.end && cue.start > run.start
    : cue.start < run.start && cue.end < run.end;
  if (kind !== 'denied' || !isOutside) return undefined;
  const between = markers.headFinal ? text.slice(run.end, cue.start) : text.slice(cue.end, run.start);
  return parting.test(between) ? undefined : between;
}

const parting = /[、，。；,;]/u;
/** What is denied by itself, where endings stand between a verb and its denial. */
const naming = ({ markers }: Statement): RegExp => (markers.headFinal ? ideogram : parting);
const ideogram = /[\p{Script=Han}\p{Script=Katakana}]/u;
