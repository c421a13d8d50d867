import { alarmThreshold, raisesAlarm, type Sensitivity } from '../check/alarm.ts';
import type { Factuality } from '../check/factuality/factuality.ts';
import { type Fingerprint, fingerprintHash, fingerprintOf } from '../check/fingerprint.ts';
import type { LeftOut } from '../check/leftOut.ts';
import { isOfflineId } from '../check/offlineId.ts';
import type { Report, ReportClaim } from '../check/report.ts';
import { reportSchema } from '../check/reportSchema.ts';
import { scorers } from '../check/score/catalogue.ts';
import { explainScore } from '../check/score/explanation.ts';
import type { RowScorerId } from '../check/score/measureCatalogue.ts';
import type { RowScore } from '../check/score/row/rowScorer.ts';
import type { Score, ScoreOptions, ScorerId } from '../check/score/scorer.ts';
import type { Assessment, Finding, Outcome } from '../check/types.ts';
import { readShare, type Source } from '../text/passage.ts';
import type { Span } from '../text/span.ts';
import { toReportAttribution } from './attributionText.ts';
import { reportFactuality } from './factualityText.ts';
import { problemText } from './problems/problemText.ts';
import { reasonText } from './reasonText.ts';
import { rowScoreText } from './rowScoreText.ts';
import { scoreReasonText } from './scoreReasonText.ts';

/** All that a report is made from. */
export interface ReportInput {
  /** The part of the document that was checked. */
  readonly output: Span & { readonly uri?: string };
  readonly question?: string;
  readonly sources: readonly Source[];
  /** Files of the context that were not read. */
  readonly leftOut?: readonly LeftOut[];
  /** URIs of the sources that say word for word what the output says. */
  readonly copies?: readonly string[];
  /** `Judge.id` */
  readonly judge: string;
  readonly model?: string;
  readonly strategy?: string;
  /** Of its judge; its id alone where absent. */
  readonly fingerprint?: Fingerprint | undefined;
  readonly outcome: Outcome;
  /** Default "faithfulness". */
  readonly scorer?: ScorerId;
  readonly options?: ScoreOptions;
  /** A factuality result stands in for the scorer's score. */
  readonly factuality?: Factuality;
  /** And so does the score of a row. */
  readonly rowScore?: { readonly scorer: RowScorerId; readonly score: RowScore };
  readonly sensitivity?: Sensitivity;
  /** What became of a finding after the check, where people review it. */
  readonly reviewOf?: (finding: Finding) => Pick<ReportClaim, 'decision' | 'note' | 'stale'> | undefined;
  /** Findings that the person chose to hide as faint. */
  readonly hiddenClaims?: number;
  /** Milliseconds. */
  readonly timings: Report['timings'];
}

/** The report that every export is written from. */
export function toReport(checked: ReportInput): Report {
  const { outcome, options, sensitivity = 'balanced' } = checked;
  const { fingerprint: known = fingerprintOf({ id: checked.judge }) } = checked;
  const { served } = outcome.usage;
  const fingerprint = served ? { ...known, served: [...served] } : known;
  const value = (id: ScorerId) => scorers[id].score(outcome, options).value;
  return reportSchema.parse({
    version: 1,
    output: checked.output,
    query: checked.question,
    context: checked.sources.map((source) => ({
      uri: source.uri,
      characters: source.text.length,
      readShare: outcome.read ? readShare(source, outcome.read) : 1,
      ...(checked.copies?.includes(source.uri) ? { sameAsOutput: true as const } : {}),
    })),
    leftOut: checked.leftOut?.length
      ? checked.leftOut.map(({ name, problem }) => ({
          name,
          code: problem.code,
          message: problemText(problem).message,
        }))
      : undefined,
    judge: checked.judge,
    model: checked.model,
    strategy: checked.strategy,
    fingerprint: { ...fingerprint, hash: fingerprintHash(fingerprint) },
    ...scoreOf(checked),
    scores: {
      faithfulness: value('faithfulness'),
      hallucination: value('hallucination'),
      contradiction: value('contradiction'),
    },
    estimate: isOfflineId(checked.judge),
    warranted: warrantedShare(outcome.findings),
    claims: outcome.findings.map((finding) => ({
      ...toReportClaim(finding, sensitivity),
      ...checked.reviewOf?.(finding),
    })),
    skipped: outcome.skipped.map(({ start, end, why }) => ({ start, end, why })),
    hiddenClaims: checked.hiddenClaims,
    usage: outcome.usage,
    timings: checked.timings,
  });
}

/** The share of verdicts with evidence that the evidence bears out; `null` where there are none. */
function warrantedShare(findings: readonly Finding[]): number | null {
  const rested = findings.filter(
    (finding): finding is Assessment =>
      finding.type === 'assessment' &&
      (finding.verdict !== 'unsupported' ||
        finding.flags.unwarranted === true ||
        finding.flags.ungrounded === true),
  );
  const sound = rested.filter(({ flags }) => !flags.unwarranted && !flags.ungrounded);
  return rested.length === 0 ? null : sound.length / rested.length;
}

type ScorePart = Pick<
  Report,
  'scorer' | 'scale' | 'score' | 'scoreRange' | 'factuality' | 'status' | 'reason' | 'failedClaims'
>;

function scoreOf({
  outcome,
  scorer = 'faithfulness',
  options,
  factuality,
  rowScore,
}: ReportInput): ScorePart {
  if (rowScore) return rowScorePart(rowScore);
  const score: Score = scorers[scorer].score(outcome, options);
  const common = { scale: score.scale, failedClaims: score.missing };
  if (factuality) {
    const told = reportFactuality(factuality);
    return {
      ...common,
      ...told,
      scorer: 'factuality',
      score: factuality.score,
      reason: told.factuality.reason,
    };
  }
  return {
    ...common,
    scorer,
    score: score.value,
    scoreRange: score.range && [...score.range],
    status: score.status,
    reason: scoreReasonText(explainScore(score, outcome)),
  };
}

function rowScorePart({ scorer, score }: NonNullable<ReportInput['rowScore']>): ScorePart {
  const { scale, value, range, status, missing } = score;
  return {
    scorer,
    scale,
    score: value,
    scoreRange: range && [...range],
    status,
    reason: rowScoreText(score),
    failedClaims: missing,
  };
}

/** A finding as reports tell it. */
export function toReportClaim(finding: Finding, sensitivity: Sensitivity = 'balanced'): ReportClaim {
  const { id, text, start, end } = finding.claim;
  const flagged = raisesAlarm(finding, alarmThreshold[sensitivity]);
  const common = { id, text, start, end, flagged };
  if (finding.type === 'failure')
    return {
      ...common,
      verdict: 'failed',
      confidence: 'low',
      reason: problemText(finding.problem).message,
      evidence: [],
      ...(finding.problem.code === 'disputed' ? { disputed: true as const } : {}),
    };
  return {
    ...common,
    verdict: finding.verdict,
    confidence: finding.confidence,
    ...finding.flags,
    focus: finding.focus,
    reason: reasonText(finding.reason),
    evidence: finding.evidence.map(({ statement: _, ...evidence }) => evidence),
    correction: finding.correction,
    attribution: finding.attribution?.map(toReportAttribution),
    rule: finding.rule,
  };
}
