import type { Sentence } from '../text/passage.ts';
import type { SearchIndex } from '../text/searchIndex.ts';
import type { Span } from '../text/span.ts';
import type { ProblemData } from './problem.ts';
import type { RuleId } from './ruleId.ts';
import type { Confidence, Flags, Reason, SkipKind, Usage, Verdict } from './types.ts';

/** All of it is plain data, but for the index, of which another thread has its own. */
export interface JudgeRequest {
  readonly sentences: readonly Sentence[];
  /**
   * Positions of the sentences to answer, ascending, each once; all where absent. The others are there to be
   * understood with them. Read through `askedPositions`.
   */
  readonly only?: readonly number[];
  /** The prompt that the output answers, where known. */
  readonly question?: string;
  readonly index: SearchIndex;
}

/** Positions of the sentences that a request asks about, ascending. */
export const askedPositions = ({
  sentences,
  only,
}: Pick<JudgeRequest, 'sentences' | 'only'>): readonly number[] =>
  only ? only.filter((position) => sentences[position] !== undefined) : [...sentences.keys()];

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

export interface JudgedFlags extends Flags {
  /**
   * What a "supported" rests on speaks against the claim, and the judge insists: nobody knows which is right, so that
   * the claim has failed.
   */
  readonly disputed?: true;
}

/** A judge's answer for one claim. Offsets are into the output's document. */
export interface Judged extends Span {
  readonly type: 'judged';
  /** Index into `JudgeRequest.sentences`. */
  readonly sentence: number;
  /** A self-contained wording; the span's own text where absent. */
  readonly text?: string;
  readonly verdict: Verdict;
  readonly flags?: JudgedFlags;
  readonly reason: Reason;
  readonly citations: readonly Citation[];
  readonly confidence: Confidence;
  readonly alarm: number;
  readonly focus?: Span;
  readonly correction?: string;
  readonly support?: number;
  /** What decided, where the judge has rules. */
  readonly rule?: RuleId;
  /** Id of the judge that decided, where it is not the one that was asked: a part of it. */
  readonly judge?: string;
}

export interface NotCheckable {
  readonly type: 'notCheckable';
  readonly sentence: number;
  /** The part that is none, where others of its sentence may have been judged; else the whole sentence. */
  readonly span?: Span;
  readonly why: SkipKind;
}

export interface Failed {
  readonly type: 'failed';
  readonly sentence: number;
  /** The claim that failed, where others of its sentence may have been judged; else the whole sentence. */
  readonly span?: Span;
  readonly problem: ProblemData;
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
  /** In `index.passages`. */
  readonly positions: readonly number[];
}

/** What a check that costs something is going to use, as far as it can be known. Comes before anything is sent. */
export interface Estimated extends Estimate {
  readonly type: 'estimate';
}

/** Plain data: it survives a message to another thread. */
export type JudgeEvent = Judged | NotCheckable | Failed | Retracted | Read | Estimated | Usage;

export type Estimate = Omit<Usage, 'type'>;

/** Decides verdicts. A judge splits sentences into claims itself and looks evidence up through the index. */
export interface Judge {
  /** "offline", "openai:gpt-4o", "vscode:copilot/gpt-4o": shown, logged and stored with each assessment. */
  readonly id: string;
  /** Where the text goes, for the side view ("api.openai.com"); absent when nothing leaves the machine. */
  readonly destination?: string;
  /** What decides about its answers beside the texts and the model, such as the version of its prompt. */
  readonly settings?: string;
  /**
   * Answers the asked sentences and no others, in any order, each as soon as it is known. A sentence may have several claims, which come
   * together; any other second answer without a retraction is ignored. Ends early without error when `signal`
   * aborts; throws a `Problem` when nothing more can be judged.
   */
  assess(request: JudgeRequest, signal: AbortSignal): AsyncIterable<JudgeEvent>;
}
