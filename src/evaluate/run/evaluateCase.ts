import type { Judge } from '../../check/judge.ts';
import { isRowScorer } from '../../check/score/measureCatalogue.ts';
import { isFaulty, type Row, type RowCheck } from '../data/dataset.ts';
import { labelText } from '../data/label.ts';
import type { CaseResult, Result } from '../results/result.ts';
import type { Case } from './case.ts';
import type { Evaluation } from './evaluation.ts';
import { Measurement, rowProblem } from './measure.ts';

/** Measures one case with every judge. What goes wrong with it stays in its result. */
export async function evaluateCase(
  one: Case,
  evaluation: Evaluation,
  signal: AbortSignal,
): Promise<CaseResult> {
  const { variant } = one;
  const base = {
    type: 'case',
    case: one.position,
    row: one.row.position,
    line: one.row.line,
    hash: one.hash,
  } as const;
  if (isFaulty(one.row)) return { ...base, results: [], problem: rowProblem(one.row.fault) };
  let row: Row = one.row;
  try {
    const asked = await variant?.question(row);
    row = { ...row, asked, input: row.input ?? asked };
    const output = row.output ?? (await variant!.answer(row, signal));
    const checks = row.checks ?? evaluation.measures.map((measure) => ({ measure }));
    const measurement = new Measurement({ ...row, output }, evaluation, signal);
    const results: Result[] = [];
    for (const check of checks)
      for (const judge of judgesOf(check, evaluation))
        results.push(await measured(check, judge, measurement));
    return { ...base, ...describe(row, one, output), results };
  } catch (error) {
    return { ...base, ...describe(row, one, row.output), results: [], problem: rowProblem(error) };
  }
}

/** A graded factuality has its grader in the judge's place: who grades for several judges is asked once. */
function judgesOf(check: RowCheck, evaluation: Evaluation): readonly Judge[] {
  const byId = new Map(evaluation.judges.map((judge) => [measurerOf(check, judge, evaluation), judge]));
  return [...byId.values()];
}

/** Id of who measures: the grader of a graded factuality, or the judge. */
const measurerOf = ({ measure, grader }: RowCheck, judge: Judge, { graderFor }: Evaluation): string =>
  (measure === 'factuality' ? graderFor?.(grader, judge)?.id : undefined) ?? judge.id;

async function measured(check: RowCheck, judge: Judge, measurement: Measurement): Promise<Result> {
  try {
    const { measure } = check;
    if (measure === 'factuality') return await measurement.factuality(check, judge);
    return isRowScorer(measure)
      ? await measurement.rowScore({ ...check, measure }, judge)
      : await measurement.claims({ ...check, measure }, judge);
  } catch (error) {
    const { evaluation } = measurement;
    return failedResult(check, measurerOf(check, judge, evaluation), evaluation.scale, rowProblem(error));
  }
}

const failedResult = (
  check: RowCheck,
  judge: string,
  scale: number,
  problem: NonNullable<Result['problem']>,
): Result => ({
  judge,
  label: check.label,
  scorer: check.measure,
  scale,
  score: null,
  status: 'failed',
  pass: null,
  set: check.set,
  weight: check.weight,
  verdict: null,
  reason: problem.message,
  claims: [],
  skipped: [],
  failedClaims: 0,
  usage: { calls: 0, promptTokens: 0, completionTokens: 0 },
  problem,
});

/** In the schema's order, so that a result that was read and written again is the same. */
const describe = (row: Row, { variant }: Case, output: string | undefined): Partial<CaseResult> => ({
  id: row.id,
  provider: variant?.provider ?? row.provider,
  prompt: variant?.prompt,
  input: row.input,
  output,
  context: row.context && [...row.context],
  reference: row.reference,
  expected: row.expected && labelText(row.expected),
});
