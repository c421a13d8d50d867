import type { Report, ReportClaim } from '../check/report.ts';
import { attributionRemark } from './attributionText.ts';
import { visibleText } from './escape.ts';
import { type Position, placeText, positions } from './place.ts';
import type { RunReport } from './runReport.ts';

type Cell = (claim: ReportClaim, at: Position, report: Report) => CsvCell;

const columns: readonly (readonly [name: string, cell: Cell])[] = [
  ['id', ({ id }) => id],
  ['line', (_, { line }) => line],
  ['column', (_, { column }) => column],
  ['verdict', ({ verdict }) => verdict],
  ['confidence', ({ confidence }) => confidence],
  ['flagged', ({ flagged }) => flagged],
  ['claim', ({ text }) => textCell(text)],
  ['reason', ({ reason }) => textCell(reason)],
  ['evidence', ({ evidence }) => textCell(evidence.map((e) => `${placeText(e)}: ${e.quote}`).join('\n'))],
  ['correction', ({ correction }) => textCell(correction)],
  ['attribution', ({ attribution }) => textCell(attribution?.map(attributionRemark).join('\n'))],
  ['decision', ({ decision }) => decision?.kind],
  ['author', ({ decision }) => textCell(decision?.author)],
  ['note', ({ decision }) => textCell(decision?.note)],
  ['stale', ({ stale }) => stale],
  ['fingerprint', (_, __, { fingerprint }) => fingerprint?.hash],
];

const header: readonly string[] = columns.map(([name]) => name);

/** A line for each claim, in the order of the text. */
export const toCsv = (report: Report, document: string): string =>
  [header, ...rows(report, document)].map(csvLine).join('');

/** The same for several outputs, the name of each in the first column. Those that were not checked have no line. */
export const outputsToCsv = ({ checked }: RunReport): string =>
  [
    ['file', ...header],
    ...checked.flatMap(({ name, report, document }) =>
      rows(report, document).map((row) => [textCell(name), ...row]),
    ),
  ]
    .map(csvLine)
    .join('');

function rows(report: Report, document: string): readonly (readonly CsvCell[])[] {
  const at = positions(document);
  return report.claims.map((claim) => columns.map(([, cell]) => cell(claim, at(claim.start), report)));
}

export type CsvCell = string | number | boolean | null | undefined;

/** A line of CSV (RFC 4180). */
export const csvLine = (cells: readonly CsvCell[]): string =>
  `${cells.map((cell) => (cell === null || cell === undefined ? '' : quoted(visibleText(String(cell))))).join(',')}\r\n`;

/** A spreadsheet would run a text that begins like a formula; an apostrophe keeps it a text. */
export const textCell = (value: string | undefined): string | undefined =>
  value !== undefined && /^\s*[=+\-@＝＋－＠\t\r]/u.test(visibleText(value)) ? `'${value}` : value;

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
