import type { Judge } from '../check/judge.ts';
import { Problem } from '../check/problem.ts';
import type { Report } from '../check/report.ts';
import type { ScorerId } from '../check/score/scorer.ts';
import { toReport } from '../report/json.ts';
import { checkText } from './checkText.ts';
import type { Evaluation } from './evaluation.ts';
import { passes, strictThreshold } from './passes.ts';
import type { Result } from './result.ts';
import type { Row } from './row.ts';
import type { RowCheck } from './rowCheck.ts';
import { rowProblem } from './rowProblem.ts';

/** Checks every claim of a row's output against its context, or against its reference where it has no context. */
export async function measureClaims(
  row: Row & { readonly output: string },
  check: RowCheck & { readonly measure: ScorerId },
  judge: Judge,
  evaluation: Evaluation,
  signal: AbortSignal,
): Promise<Result> {
  const facts = row.context ?? (row.reference === undefined ? undefined : [row.reference]);
  if (facts === undefined) throw new Problem('rowField', { field: 'context' });
  const checked = await checkText(
    { text: row.output, facts, ...(row.input === undefined ? {} : { question: row.input }) },
    judge,
    evaluation.readContext,
    signal,
  );
  const report = toReport({
    output: { start: 0, end: row.output.length },
    sources: checked.sources,
    judge: judge.id,
    outcome: checked.outcome,
    scorer: check.measure,
    options: { scale: evaluation.scale },
    timings: { total: 0 },
  });
  const result = toResult(report, check, evaluation.threshold);
  const failure = checked.outcome.findings.find((finding) => finding.type === 'failure');
  return result.status === 'failed' && failure ? { ...result, problem: rowProblem(failure.problem) } : result;
}

/** The part of a report that a results file keeps. */
export function toResult(report: Report, check: RowCheck, threshold: number | undefined): Result {
  const { judge, scorer, scale, score, status, reason, claims, skipped, failedClaims, usage } = report;
  return {
    judge,
    ...(check.label === undefined ? {} : { label: check.label }),
    scorer,
    scale,
    score,
    ...(report.scoreRange ? { scoreRange: report.scoreRange } : {}),
    scores: report.scores,
    ...(report.factuality ? { factuality: report.factuality } : {}),
    status,
    pass: passes(report, check.threshold ?? threshold ?? strictThreshold(check.measure)),
    verdict: worstVerdict(claims),
    reason,
    claims,
    skipped,
    failedClaims,
    usage,
  };
}

const worstFirst = ['contradicted', 'unsupported', 'supported'] as const;

const worstVerdict = (claims: Report['claims']): Result['verdict'] =>
  worstFirst.find((verdict) => claims.some((claim) => claim.verdict === verdict)) ?? null;
