import type { MeasureId } from '../../../src/check/score/measureCatalogue.ts';
import type { DataRow, Row } from '../../../src/evaluate/data/dataset.ts';
import type { CaseResult } from '../../../src/evaluate/results/result.ts';
import { toCases, type Variant } from '../../../src/evaluate/run/case.ts';
import { type Evaluated, evaluate } from '../../../src/evaluate/run/evaluate.ts';
import type { Evaluation } from '../../../src/evaluate/run/evaluation.ts';
import { textSteps } from '../../../src/sources/readText.ts';
import { collect } from './bytes.ts';
import { scriptedJudge } from './scriptedJudge.ts';

export const rowsOf = (...rows: readonly Partial<Row>[]): DataRow[] =>
  rows.map((row, position) => ({ context: ['Facts.'], ...row, position, line: position + 1 }));

interface Changes extends Partial<Evaluation> {
  readonly measure?: MeasureId;
}

export const evaluation = ({ measure = 'faithfulness', ...changes }: Changes = {}): Evaluation => ({
  judges: [scriptedJudge()],
  measures: [measure],
  scale: 1,
  readContext: textSteps,
  ...changes,
});

interface Run {
  readonly rows: readonly DataRow[];
  readonly variants?: readonly Variant[];
  readonly evaluation?: Evaluation;
  readonly finished?: readonly CaseResult[];
  readonly retry?: (result: CaseResult) => boolean;
  readonly concurrency?: number;
  readonly signal?: AbortSignal;
}

export const stream = ({ rows, variants, evaluation: measured, finished, retry, concurrency, signal }: Run) =>
  evaluate(
    toCases(rows, variants ?? []),
    measured ?? evaluation(),
    {
      concurrency: concurrency ?? 2,
      finished: finished && asyncly(finished),
      retry,
    },
    signal ?? new AbortController().signal,
  );

export const run = (order: Run): Promise<Evaluated[]> => collect(stream(order));

export const results = async (order: Run): Promise<CaseResult[]> =>
  (await run(order)).map(({ result }) => result);

async function* asyncly<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}
