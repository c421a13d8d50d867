import type { Passage, Sentence } from '../text/passage.ts';
import type { SearchIndex } from '../text/searchIndex.ts';
import type { Span } from '../text/span.ts';
import type { Problem } from './problem.ts';
import type { Confidence, Flags, Reason, SkipKind, Usage, Verdict } from './types.ts';

export interface JudgeRequest {
  readonly sentences: readonly Sentence[];
  /** Positions of the sentences to answer; all where absent. The others are there to be understood with them. */
  readonly only?: ReadonlySet<number>;
  /** The prompt that the output answers, where known. */
  readonly question?: string;
  readonly index: SearchIndex;
}

/**
 * Where a judge says that evidence stands: a passage, and the part of it or the words that matter.
 * The pipeline turns it into `Evidence`; words that cannot be found there or anywhere are dropped.
 */
export interface Citation {
  /** Position in `index.passages`. */
  readonly passage: number;
  readonly role: 'supports' | 'clashes';
  /** Offsets into the source's text. */
  readonly span?: Span;
  /** Words that a model quoted; located before they count. */
  readonly quote?: string;
}

/** A judge's answer for one claim. Offsets are into the output's document. */
export interface Judged extends Span {
  readonly type: 'judged';
  /** Index into `JudgeRequest.sentences`. */
  readonly sentence: number;
  /** A self-contained wording; the span's own text where absent. */
  readonly text?: string;
  readonly verdict: Verdict;
  readonly flags?: Flags;
  readonly reason: Reason;
  readonly citations: readonly Citation[];
  readonly confidence: Confidence;
  readonly alarm: number;
  readonly focus?: Span;
  readonly correction?: string;
  readonly support?: number;
}

export interface NotCheckable {
  readonly type: 'notCheckable';
  readonly sentence: number;
  readonly why: SkipKind;
}

export interface Failed {
  readonly type: 'failed';
  readonly sentence: number;
  /** The claim that failed, where others of its sentence may have been judged; else the whole sentence. */
  readonly span?: Span;
  readonly problem: Problem;
}

/**
 * The answer given for this sentence does not hold: the model answered it a second time and differently. Another
 * answer follows, or a failure.
 */
export interface Retracted {
  readonly type: 'retracted';
  readonly sentence: number;
}

/** The passages that the judge looks at, where the context is too large for all of it. Several add up. */
export interface Read {
  readonly type: 'read';
  readonly passages: readonly Passage[];
}

export type JudgeEvent = Judged | NotCheckable | Failed | Retracted | Read | Usage;

/** What a run would use, as far as it can be known before anything is sent. */
export type Estimate = Omit<Usage, 'type'>;

/** Decides verdicts. A judge splits sentences into claims itself and looks evidence up through the index. */
export interface Judge {
  /** "offline", "openai:gpt-4o", "vscode:copilot/gpt-4o": shown, logged and stored with each assessment. */
  readonly id: string;
  /** Where the text goes, for the panel ("api.openai.com"); absent when nothing leaves the machine. */
  readonly destination?: string;
  /** Absent where a run costs nothing. */
  estimate?(request: JudgeRequest): Estimate;
  /**
   * Answers sentences in any order, each as soon as it is known. A sentence may have several claims, which come
   * together; any other second answer without a retraction is ignored. Ends early without error when `signal`
   * aborts; throws a `Problem` when nothing more can be judged.
   */
  assess(request: JudgeRequest, signal: AbortSignal): AsyncIterable<JudgeEvent>;
}
