import { t } from '@vscode/l10n';
import { toCategoryWeights } from '../../check/factuality/category.ts';
import { deriveFactuality, type Factuality } from '../../check/factuality/factuality.ts';
import type { Judge } from '../../check/judge.ts';
import { isOfflineId } from '../../check/offlineId.ts';
import { Problem, type ProblemCode } from '../../check/problem.ts';
import type { Report } from '../../check/report.ts';
import type { ScorerId } from '../../check/score/scorer.ts';
import type { Outcome } from '../../check/types.ts';
import { problemText } from '../../report/problems/problemText.ts';
import { toReport } from '../../report/toReport.ts';
import type { Row, RowCheck } from '../data/dataset.ts';
import { meetsThreshold, type Result, strictThreshold } from '../results/result.ts';
import { checkBothWays, checkText } from './checkText.ts';
import type { Evaluation, Grade } from './evaluation.ts';

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
    { text: row.output, facts, question: row.input },
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
  return result.status === 'failed' && failure
    ? { ...result, problem: rowProblem(Problem.from(failure.problem)) }
    : result;
}

/** The part of a report that a results file keeps. */
function toResult(report: Report, check: RowCheck, threshold: number | undefined): Result {
  const { judge, scorer, scale, score, status, reason, claims, skipped, failedClaims, usage } = report;
  return {
    judge,
    label: check.label,
    scorer,
    scale,
    score,
    scoreRange: report.scoreRange,
    scores: report.scores,
    factuality: report.factuality,
    status,
    pass: meetsThreshold(report, check.threshold ?? threshold ?? strictThreshold(check.measure)),
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

type Answered = Row & { readonly output: string };

interface Found {
  readonly factuality: Factuality;
  /** What the factuality was derived from; without findings where it was graded. */
  readonly outcome: Outcome;
  /** Id of the judge or grader. */
  readonly by: string;
}

/** How a row's output stands to its reference: graded by a model where there is one, else derived from verdicts. */
export async function measureFactuality(
  row: Answered,
  check: RowCheck,
  judge: Judge,
  evaluation: Evaluation,
  signal: AbortSignal,
): Promise<Result> {
  const reference = check.reference ?? row.reference ?? row.context?.join('\n\n');
  if (reference === undefined) throw new Problem('rowField', { field: 'reference' });
  const grade = evaluation.graderFor?.(check.grader);
  const { factuality, outcome, by } = grade
    ? await graded(row, reference, check, evaluation.scale, grade, signal)
    : await derived(row, reference, check, judge, evaluation, signal);
  const report = toReport({
    output: { start: 0, end: row.output.length },
    sources: [],
    judge: by,
    outcome,
    options: { scale: evaluation.scale },
    factuality,
    timings: { total: 0 },
  });
  return toResult(report, check, evaluation.threshold);
}

async function graded(
  row: Answered,
  reference: string,
  check: RowCheck,
  scale: number,
  grade: Grade,
  signal: AbortSignal,
): Promise<Found> {
  const { factuality, usage, grader } = await grade(
    {
      input: row.input ?? '',
      reference,
      output: row.output,
      scale,
      weights: toCategoryWeights(check.weights),
      variables: row.vars,
      rubricPrompt: check.rubricPrompt,
    },
    signal,
  );
  const outcome = {
    sentences: [],
    findings: [],
    skipped: [],
    unanswered: [],
    usage,
    statements: 0,
    items: 0,
  };
  return { factuality, outcome, by: grader };
}

async function derived(
  row: Answered,
  reference: string,
  check: RowCheck,
  judge: Judge,
  { readContext, scale }: Evaluation,
  signal: AbortSignal,
): Promise<Found> {
  const texts = { output: row.output, reference, question: row.input };
  const { usage, ...outcomes } = await checkBothWays(texts, judge, readContext, signal);
  const factuality = deriveFactuality(
    { ...outcomes, offline: isOfflineId(judge.id) },
    { weights: toCategoryWeights(check.weights), scale },
  );
  return { factuality, outcome: { ...outcomes.output, usage }, by: judge.id };
}

/** Refusals that the person can lift: their words are of no use without how. */
const needsLeave: ReadonlySet<ProblemCode> = new Set([
  'outside',
  'addressNotAllowed',
  'unknownProvider',
  'foreignProvider',
]);

/** A fault of ours, too, costs the row that it happened on and not the run. */
export function rowProblem(error: unknown): NonNullable<Result['problem']> {
  if (error instanceof Problem) {
    const { message, nextStep } = problemText(error, 'commandLine');
    return { code: error.code, message: needsLeave.has(error.code) ? `${message} ${nextStep}` : message };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'fault', message: t('Internal error: {0}', message) };
}
