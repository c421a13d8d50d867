import type { AttributionProblem, CitedSource } from '../attribution/attributionProblem.ts';
import { present } from '../base/present.ts';
import type { Passage, Sentence } from '../text/passage.ts';
import type { Span } from '../text/span.ts';
import type { ValueKind } from '../values/value.ts';
import type { ProblemData } from './problem.ts';
import type { RuleId } from './ruleId.ts';

export type Verdict = 'supported' | 'contradicted' | 'unsupported';

export type Confidence = 'low' | 'medium' | 'high';

/** scoring.md §1. Each is present only where true. */
export interface Flags {
  readonly hedged?: true;
  readonly subjective?: true;
  /** Agrees only within rounding. */
  readonly rounded?: true;
  /** A less precise date or place than the context's. */
  readonly coarser?: true;
  /** Its evidence could not be found in the context, so its verdict was downgraded. */
  readonly ungrounded?: true;
  /** The passages that were cited do not bear the verdict out. */
  readonly unwarranted?: true;
}

/** A checkable statement of the output. `start` and `end` are offsets into the output's whole document. */
export interface Claim extends Span {
  /** Stable over runs and judges: hash of the normalised sentence, the span in it and its occurrence. */
  readonly id: string;
  /** The words of the claim: the span's own text, or a judge's self-contained wording of it. */
  readonly text: string;
  /** Index into the check's sentences. */
  readonly sentence: number;
}

/** A quote that was found in the context. Offsets are into the source's text. */
export interface Evidence extends Span {
  readonly uri: string;
  readonly line: number;
  readonly page?: number;
  readonly quote: string;
  readonly role: 'supports' | 'clashes';
  /** Position of the passage (context statement) it lies in; the unit of the contradiction scorer. */
  readonly statement: number;
}

export interface Assessment {
  readonly type: 'assessment';
  readonly claim: Claim;
  readonly verdict: Verdict;
  readonly flags: Flags;
  readonly reason: Reason;
  readonly evidence: readonly Evidence[];
  readonly confidence: Confidence;
  /** 0..1; how worth a squiggle this finding is. 0 for supported claims; thresholds are in `flag.ts`. */
  readonly alarm: number;
  /** The exact words at fault, inside the claim, where the judge knows them: the number, the name, the clause. */
  readonly focus?: Span;
  /** Replacement for `focus`, or for the whole claim where there is no focus. */
  readonly correction?: string;
  /** Calibrated probability of support, where the judge has one. */
  readonly support?: number;
  /** The sources that it cites, a citation each; without a URI where it leads to none. Absent where it cites none. */
  readonly cited?: readonly CitedSource[];
  /** What is wrong with where it comes from; absent where nothing is. */
  readonly attribution?: readonly AttributionProblem[];
  /** `Judge.id` of the judge that decided. */
  readonly judge: string;
  /** What of it decided, where it has rules. */
  readonly rule?: RuleId;
}

/** The judge gave no usable answer for this claim: a state, never a verdict. */
export interface Failure {
  readonly type: 'failure';
  readonly claim: Claim;
  readonly problem: ProblemData;
  readonly judge: string;
}

export type Finding = Assessment | Failure;

export type SkipKind =
  | 'question'
  | 'command'
  | 'heading'
  | 'offer'
  | 'aboutAnswer'
  | 'code'
  | 'quotedMarkup'
  | 'fragment'
  | 'noClaim'
  /** It says that the context does not speak of something, and it does not: right, and no claim about the subject. */
  | 'absenceConfirmed';

/** A sentence without a claim, and why: never dropped silently. */
export interface Skipped extends Span {
  readonly type: 'skipped';
  readonly sentence: number;
  readonly why: SkipKind;
}

/** What one or more model calls cost. Emitted as it becomes known; a check's usage is the sum. */
export interface Usage {
  readonly type: 'usage';
  readonly calls: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
  /** In the currency of the person's price settings; absent where no price is known. */
  readonly cost?: number;
  /** The models that answered, by the endpoint's own word. */
  readonly served?: readonly string[];
}

/** As much of a passage as tells how much was read. */
export type PassageExtent = Pick<Passage, 'uri' | 'start' | 'end' | 'kind'>;

/** All that a check has found so far. Scores are pure functions of it. */
export interface Outcome {
  readonly sentences: readonly Sentence[];
  readonly findings: readonly Finding[];
  readonly skipped: readonly Skipped[];
  /** Sentences without any answer: the check was cancelled or broke before they were reached. */
  readonly unanswered: readonly number[];
  readonly usage: Omit<Usage, 'type'>;
  /** Context statements (passages without headings) that the judge could have read. */
  readonly statements: number;
  /** Number of sources: the unit of the contradiction scorer where there are several. */
  readonly items: number;
  /** The passages that the judge looked at; all of them where absent. */
  readonly read?: readonly PassageExtent[];
}

export interface Place {
  readonly uri: string;
  readonly line: number;
  readonly page?: number;
}

export const placeOf = ({ uri, line, page }: Passage): Place => present({ uri, line, page });

/**
 * Why a verdict was given: a code with arguments, turned into words at the edge (`report/reasonText.ts`),
 * so that every surface and language says the same.
 */
export type Reason =
  /** The claim's wording and values stand in the context. */
  | { readonly code: 'found'; readonly at: Place }
  /** Its parts stand in several places. */
  | { readonly code: 'foundInParts'; readonly at: readonly Place[] }
  /** Agrees within rounding: "about 300" here, "298" there. */
  | {
      readonly code: 'rounded';
      readonly kind: ValueKind;
      readonly here: string;
      readonly there: string;
      readonly at: Place;
    }
  /** A less precise date or place than the context's. */
  | {
      readonly code: 'coarser';
      readonly kind: ValueKind;
      readonly here: string;
      readonly there: string;
      readonly at: Place;
    }
  /** An aligned clash of values. */
  | {
      readonly code: 'differs';
      readonly kind: ValueKind;
      readonly here: string;
      readonly there: string;
      readonly at: Place;
    }
  /** The context speaks of the same, but says something else of it. */
  | { readonly code: 'saysOtherwise'; readonly here: string; readonly there: string; readonly at: Place }
  /** These words, names or values stand nowhere in the context. */
  | { readonly code: 'notFound'; readonly missing: readonly string[] }
  /** It writes these names as code, and the code of the context does not declare them; the declared one that is most like the first. */
  | { readonly code: 'notDeclared'; readonly names: readonly string[]; readonly nearest?: string }
  /** Something is said to be missing from the source, or from what it is about, and the context speaks of it. */
  | {
      readonly code: 'notMissing';
      readonly from: 'source' | 'subject';
      readonly quote: string;
      readonly at: Place;
    }
  /** Nothing in the context is about this. */
  | { readonly code: 'nothingNear' }
  /** The closest passage, quoted, does not say this; the words that it lacks or the local model finds wrong, if any. */
  | {
      readonly code: 'notSaid';
      readonly words: readonly string[];
      readonly quote: string;
      readonly at: Place;
    }
  /** The value stands in the question only. */
  | { readonly code: 'fromQuestion'; readonly values: readonly string[] }
  /** A language model's verdict without words of its own. */
  | { readonly code: 'model'; readonly at: readonly Place[] }
  /** The words that a language model finds wrong, and what it says that the context has in their place: hostile data. */
  | {
      readonly code: 'modelReads';
      readonly here: string;
      readonly there: string;
      readonly at: readonly Place[];
    }
  /** A language model's own words: hostile data, never markup. */
  | { readonly code: 'modelSays'; readonly text: string }
  /** The passages that the judge cited do not mention these words of the claim. */
  | { readonly code: 'notMentioned'; readonly missing: readonly string[]; readonly at: readonly Place[] }
  /** The judge calls the claim supported, and what it cites says otherwise by our own rules. */
  | { readonly code: 'ownEvidenceClashes'; readonly at: readonly Place[] }
  /** The judge says that the context contradicts the claim, and cites what says the same. */
  | { readonly code: 'saysTheSame'; readonly at: readonly Place[] }
  /** The evidence that the judge named could not be found in the context. */
  | { readonly code: 'ungrounded' };
