import type { AttributionKind } from '../attribution/attributionProblem.ts';
import type { Span } from '../text/span.ts';
import type { Category } from './factuality/category.ts';
import type { Fingerprint } from './fingerprint.ts';
import type { RuleId } from './ruleId.ts';
import type { MeasureId } from './score/measureCatalogue.ts';
import type { ScorerId, ScoreStatus } from './score/scorer.ts';
import type { Confidence, Flags, Usage, Verdict } from './types.ts';

/**
 * The report as JSON: what `--format json` prints and exports write. Offsets are UTF-16 into the output's and the
 * context's own text, lines count from 1, scores are exact and `null` where not applicable. A plain type, so that
 * programs that read it need no library; `reportSchema.ts` validates it.
 */
export interface Report {
  version: 1;
  output: { uri?: string | undefined; start: number; end: number };
  query?: string | undefined;
  /**
   * `readShare` is the part of the text that the judge could read, 0..1; `sameAsOutput` where it says word for word what
   * the output says.
   */
  context: { uri: string; characters: number; readShare: number; sameAsOutput?: true | undefined }[];
  /** Files that were named as context, or lie in a folder that was, and were not read. */
  leftOut?: { name: string; code: string; message: string }[] | undefined;
  judge: string;
  model?: string | undefined;
  strategy?: string | undefined;
  /** All that carried the judgement; reports of different ones are not to be compared as if only the text differed. */
  fingerprint?: (Fingerprint & { hash: string }) | undefined;
  scorer: MeasureId;
  scale: number;
  score: number | null;
  /** [worst, best], where failed claims leave the score open. */
  scoreRange?: [number, number] | undefined;
  scores: Record<ScorerId, number | null>;
  factuality?: ReportFactuality | undefined;
  status: ScoreStatus;
  /** An offline score is an estimate. */
  estimate: boolean;
  /** The share of supported and contradicted verdicts that their evidence bears out, 0..1. */
  warranted?: number | null | undefined;
  reason: string;
  claims: ReportClaim[];
  skipped: { start: number; end: number; why: string }[];
  failedClaims: number;
  /** Findings that are not underlined, since the person chose to hide faint ones. */
  hiddenClaims?: number | undefined;
  usage: Omit<Usage, 'type' | 'cost'> & { cost?: number | undefined };
  /** Milliseconds. */
  timings: { total: number; firstVerdict?: number | undefined };
}

interface ReportFactuality {
  category: Category | null;
  pass: boolean;
  score: number | null;
  reason: string;
  form: 'graded' | 'derived';
}

export interface ReportClaim extends ReportFlags {
  id: string;
  text: string;
  start: number;
  end: number;
  verdict: Verdict | 'failed';
  confidence: Confidence;
  flagged: boolean;
  /** The exact words at fault, inside the claim. */
  focus?: Span | undefined;
  reason: string;
  evidence: ReportEvidence[];
  correction?: string | undefined;
  /** What is wrong with where it comes from. No score counts it. */
  attribution?: ReportAttribution[] | undefined;
  /** What decided, where an offline judge did: a rule of docs/rules.md, or the local model. */
  rule?: RuleId | undefined;
  /** What a person decided about it. */
  decision?: ReportDecision | undefined;
  /** What a person noted about it without deciding. */
  note?: string | undefined;
  /** Why the verdict may no longer hold. */
  stale?: 'edited' | 'context' | undefined;
}

export interface ReportAttribution {
  kind: AttributionKind;
  /** The marker, name, quoted words or value that it is about, and where they stand in the output. */
  text: string;
  start: number;
  end: number;
  reason: string;
  /** Where the fact or the quoted words stand. */
  at?: { uri: string; line: number; page?: number | undefined } | undefined;
  /** Where another value for the same thing stands, of sources that disagree. */
  otherAt?: { uri: string; line: number; page?: number | undefined } | undefined;
  /** What to write in the place of `text`. */
  correction?: string | undefined;
}

/** Claims that someone looked at: left as they are on purpose, or found right in another way. */
export interface ReportDecision {
  kind: 'ignored' | 'verified';
  note?: string | undefined;
  author?: string | undefined;
  /** A comment in the text says so. */
  inText?: true | undefined;
  /** It was there already when the baseline was written. */
  inBaseline?: true | undefined;
}

export interface ReportEvidence {
  uri: string;
  start: number;
  end: number;
  line: number;
  page?: number | undefined;
  quote: string;
  role: 'supports' | 'clashes';
}

type ReportFlags = { [F in keyof Flags]: Flags[F] | undefined } & {
  /** Failed, since what the judge cited for its "supported" speaks against it. */
  disputed?: true | undefined;
};
