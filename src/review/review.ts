import type { AttributionProblem } from '../attribution/attributionProblem.ts';
import type { Fingerprint } from '../check/fingerprint.ts';
import type { Estimate } from '../check/judge.ts';
import type { ProblemData } from '../check/problem.ts';
import type { Tally } from '../check/tally.ts';
import type { Finding, Flags, Outcome } from '../check/types.ts';
import type { Span } from '../text/span.ts';
import type { Decision } from './decisions.ts';

type RunState = 'running' | 'done' | 'cancelled' | 'failed';

/** A file of the context as it was read for a run. */
interface ContextFile {
  readonly uri: string;
  readonly characters: number;
  /** Of its text, to see that it changed. */
  readonly hash: string;
  /** It says word for word what the text under check says. */
  readonly sameAsOutput?: true;
  /** Why it was not read; it has no characters then. */
  readonly problem?: ProblemData;
}

/** One check of a document: who judged, against what, and how far it is. */
export interface CheckRun {
  /** A later run has a greater one, also of an earlier window. */
  readonly id: number;
  /** `Judge.id`. */
  readonly judge: string;
  /** Where the text goes; absent when nothing leaves the machine. */
  readonly destination?: string;
  /** All that carried the judgement; absent of runs that an earlier version saved. */
  readonly fingerprint?: Fingerprint | undefined;
  /** What it was expected to use; absent where it costs nothing, and until that is known. */
  readonly estimate?: Estimate;
  readonly question?: string;
  /** Nobody asked for it: a live check, or one after a fix or a change of the context. */
  readonly automatic?: true;
  readonly context: readonly ContextFile[];
  readonly state: RunState;
  /** Why it failed. */
  readonly problem?: ProblemData;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Milliseconds after `startedAt`. */
  readonly firstVerdict?: number;
  /** Milliseconds after `startedAt`; absent while it is running. */
  readonly total?: number;
}

/** Why a finding may no longer hold: its sentence was edited, or the context that it rests on. */
type Staleness = 'edited' | 'context';

/** A finding where it stands now. */
export interface LiveFinding {
  /** All offsets into the output's document are present ones. */
  readonly finding: Finding;
  readonly stale?: Staleness;
  /** What a person decided about it, where that still applies. */
  readonly decision?: Decision;
  /** What a person noted about it, with or without a decision. */
  readonly note?: string;
}

/** How many findings of each verdict there are, and how many of all are stale. */
interface ReviewTally extends Tally {
  readonly stale: number;
  /** Of those that are not supported, how many a person has decided about. */
  readonly decided: number;
  /** Of the supported ones. */
  readonly supportedFlags: readonly Flags[];
}

/** Everything known about one document at this moment; a new object after each change. */
export interface Review {
  readonly uri: string;
  readonly run: CheckRun;
  /** The stretch of the document that was checked, where it stands now. */
  readonly span: Span;
  /** In the order of the text. */
  readonly findings: readonly LiveFinding[];
  /** What scorers read. Present offsets too; stale findings count until they are rechecked. */
  readonly outcome: Outcome;
  /** The one count that every surface shows. */
  readonly tally: ReviewTally;
  /** Sentences that the run under way has yet to answer. */
  readonly pending: number;
}

/** The findings whose claim a cursor at this offset is on, its end included. */
export const findingsAt = (review: Review | undefined, offset: number): readonly LiveFinding[] =>
  (review?.findings ?? []).filter((live) => isOn(live, offset));

/** The faults in where a finding's claim says that it comes from. */
export const faultsOf = (finding: Finding): readonly AttributionProblem[] =>
  (finding.type === 'assessment' ? finding.attribution : undefined) ?? [];

/** A marker that is at fault may stand outside of its claim. */
export const isOn = ({ finding }: LiveFinding, offset: number): boolean =>
  [finding.claim, ...faultsOf(finding)].some(({ start, end }) => start <= offset && offset <= end);
