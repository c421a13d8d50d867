import { type CsvCell, csvLine, textCell } from '../../report/csv.ts';
import type { CaseResult, Result } from '../results/result.ts';

const columns: readonly (readonly [name: string, cell: (one: CaseResult, result?: Result) => CsvCell])[] = [
  ['line', (one) => one.line],
  ['id', (one) => textCell(one.id)],
  ['provider', (one) => textCell(one.provider)],
  ['prompt', (one) => textCell(one.prompt)],
  ['judge', (_, result) => result?.judge],
  ['scorer', (_, result) => result?.scorer],
  ['assertion', (_, result) => textCell(result?.label)],
  ['score', (_, result) => result?.score],
  ['scale', (_, result) => result?.scale],
  ['status', (_, result) => result?.status ?? 'failed'],
  ['pass', (_, result) => result?.pass],
  ['verdict', (_, result) => result?.verdict],
  ['category', (_, result) => result?.factuality?.category],
  ['expected', (one) => one.expected],
  ['claims', (_, result) => result?.claims.length],
  ['contradicted', (_, result) => count(result, 'contradicted')],
  ['unsupported', (_, result) => count(result, 'unsupported')],
  ['reason', (one, result) => textCell(result?.reason ?? one.problem?.message)],
  ['input', (one) => textCell(one.input)],
  ['output', (one) => textCell(one.output)],
];

/** A line a result (RFC 4180), and one for each case that failed as a whole. */
export async function* runToCsv(
  cases: AsyncIterable<CaseResult> | Iterable<CaseResult>,
): AsyncGenerator<string> {
  yield csvLine(columns.map(([name]) => name));
  for await (const one of cases)
    for (const result of one.results.length > 0 ? one.results : [undefined])
      yield csvLine(columns.map(([, cell]) => cell(one, result)));
}

const count = (result: Result | undefined, verdict: string): number | undefined =>
  result?.claims.filter((claim) => claim.verdict === verdict).length;
