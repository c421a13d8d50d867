import type { CaseResult, Result } from '../result.ts';

type Cell = string | number | boolean | null | undefined;

const columns: readonly (readonly [name: string, cell: (one: CaseResult, result?: Result) => Cell])[] = [
  ['line', (one) => one.line],
  ['id', (one) => text(one.id)],
  ['provider', (one) => text(one.provider)],
  ['prompt', (one) => text(one.prompt)],
  ['judge', (_, result) => result?.judge],
  ['scorer', (_, result) => result?.scorer],
  ['assertion', (_, result) => text(result?.label)],
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
  ['reason', (one, result) => text(result?.reason ?? one.problem?.message)],
  ['input', (one) => text(one.input)],
  ['output', (one) => text(one.output)],
];

/** A line a result (RFC 4180), and one for each case that failed as a whole. */
export async function* toCsv(
  cases: AsyncIterable<CaseResult> | Iterable<CaseResult>,
): AsyncGenerator<string> {
  yield line(columns.map(([name]) => name));
  for await (const one of cases)
    for (const result of one.results.length > 0 ? one.results : [undefined])
      yield line(columns.map(([, cell]) => cell(one, result)));
}

const count = (result: Result | undefined, verdict: string): number | undefined =>
  result?.claims.filter((claim) => claim.verdict === verdict).length;

/** A spreadsheet would run a text that begins like a formula; an apostrophe keeps it a text. */
const text = (value: string | undefined): string | undefined =>
  value !== undefined && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;

const line = (cells: readonly Cell[]): string =>
  `${cells.map((cell) => (cell === null || cell === undefined ? '' : quoted(String(cell)))).join(',')}\r\n`;

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
