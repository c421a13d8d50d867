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
import { meetsThreshold, type Result } from '../results/result.ts';
import { checkBothWays, checkText } from './checkText.ts';
import type { Evaluation, Grader } from './evaluation.ts';

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
  const { judge, scorer, scale, status, reason, claims, skipped, failedClaims, usage } = report;
  return {
    judge,
    label: check.label,
    scorer,
    scale,
    ...(check.inverted ? inverted(report) : { score: report.score, scoreRange: report.scoreRange }),
    scores: report.scores,
    factuality: report.factuality,
    status,
    pass: passes(report, check, threshold),
    set: check.set,
    verdict: worstVerdict(claims),
    reason,
    claims,
    skipped,
    failedClaims,
    usage,
  };
}

/** Of an inverted check, the best that a partial score can be is its worst. */
function passes(report: Report, { inverted, threshold }: RowCheck, runThreshold?: number): boolean | null {
  const scoreRange = inverted ? swapped(report.scoreRange) : report.scoreRange;
  const pass = meetsThreshold({ ...report, scoreRange }, threshold ?? runThreshold);
  return inverted && pass !== null ? !pass : pass;
}

/** A high score is a low one; none stays none. */
function inverted({ scale, score, scoreRange }: Report): Pick<Report, 'score' | 'scoreRange'> {
  const other = (value: number) => Math.max(0, scale - value);
  const [worst, best] = swapped(scoreRange) ?? [];
  return {
    score: score === null ? null : other(score),
    scoreRange: worst === undefined || best === undefined ? undefined : [other(worst), other(best)],
  };
}

const swapped = (range: Report['scoreRange']): Report['scoreRange'] => range && [range[1], range[0]];

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
  const grader = evaluation.graderFor?.(check.grader, judge);
  const { factuality, outcome, by } = grader
    ? await graded(row, reference, check, evaluation.scale, grader, signal)
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
  grader: Grader,
  signal: AbortSignal,
): Promise<Found> {
  const { factuality, usage } = await grader.grade(
    {
      input: row.asked ?? row.input ?? '',
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
  return { factuality, outcome, by: grader.id };
}

async function derived(
  row: Answered,
  reference: string,
  check: RowCheck,
  judge: Judge,
  { readContext, scale, onNotice }: Evaluation,
  signal: AbortSignal,
): Promise<Found> {
  onNotice?.({ kind: 'derived', offline: judge.id === 'offline' });
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
