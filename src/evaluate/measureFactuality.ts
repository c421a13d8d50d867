import { deriveFactuality } from '../check/factuality/derive.ts';
import type { Factuality } from '../check/factuality/factuality.ts';
import { toWeights } from '../check/factuality/weights.ts';
import type { Judge } from '../check/judge.ts';
import { Problem } from '../check/problem.ts';
import type { Outcome } from '../check/types.ts';
import { toReport } from '../report/json.ts';
import { checkText } from './checkText.ts';
import type { Evaluation, Grade } from './evaluation.ts';
import { toResult } from './measureClaims.ts';
import type { Result } from './result.ts';
import type { Row } from './row.ts';
import type { RowCheck } from './rowCheck.ts';

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
      weights: toWeights(check.weights),
      ...(row.vars === undefined ? {} : { variables: row.vars }),
      ...(check.rubricPrompt === undefined ? {} : { rubricPrompt: check.rubricPrompt }),
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
  const forward = await checkText({ text: row.output, facts: [reference] }, judge, readContext, signal);
  const backward = await checkText({ text: reference, facts: [row.output] }, judge, readContext, signal);
  const factuality = deriveFactuality(
    { output: forward.outcome, reference: backward.outcome, offline: judge.id === 'offline' },
    { weights: toWeights(check.weights), scale },
  );
  const usage = {
    calls: forward.outcome.usage.calls + backward.outcome.usage.calls,
    promptTokens: forward.outcome.usage.promptTokens + backward.outcome.usage.promptTokens,
    completionTokens: forward.outcome.usage.completionTokens + backward.outcome.usage.completionTokens,
  };
  return { factuality, outcome: { ...forward.outcome, usage }, by: judge.id };
}
