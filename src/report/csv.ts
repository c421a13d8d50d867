import type { Report, ReportClaim } from '../check/report.ts';
import { type Cell, csvLine, textCell } from './csvLine.ts';
import { type Position, positions } from './position.ts';
import { placeText } from './words.ts';

const columns: readonly (readonly [name: string, cell: (claim: ReportClaim, at: Position) => Cell])[] = [
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
];

/** A line for each claim, in the order of the text. */
export function toCsv(report: Report, document: string): string {
  const at = positions(document);
  return [
    csvLine(columns.map(([name]) => name)),
    ...report.claims.map((claim) => csvLine(columns.map(([, cell]) => cell(claim, at(claim.start))))),
  ].join('');
}
