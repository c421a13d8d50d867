import type { Report } from '../check/report.ts';
import { outputsToCsv, toCsv } from './csv.ts';
import { outputsToHtml, toHtml } from './html.ts';
import { outputsToJson, toJson } from './json.ts';
import { outputsToJunit, toJunit } from './junit.ts';
import { outputsToMarkdown, toMarkdown } from './markdown.ts';
import type { RunReport } from './runReport.ts';
import { outputsToSarif, toSarif } from './sarif.ts';
import { outputsToText, type Screen, toText } from './text.ts';

interface ReportFormat {
  /** Of a file that holds it, without a dot. */
  readonly extension: string;
  /**
   * @param document the output's whole document, which the report's offsets refer to.
   * @param screen where a person looks at it; most formats are for files
   */
  readonly write: (report: Report, document: string, screen?: Screen) => string;
  /** Several outputs in one. */
  readonly writeRun: (run: RunReport, screen?: Screen) => string;
}

/** Everything that a report can be written as. */
export const reportFormats = {
  text: { extension: 'txt', write: toText, writeRun: outputsToText },
  json: { extension: 'json', write: toJson, writeRun: outputsToJson },
  markdown: { extension: 'md', write: toMarkdown, writeRun: outputsToMarkdown },
  html: { extension: 'html', write: toHtml, writeRun: outputsToHtml },
  csv: { extension: 'csv', write: toCsv, writeRun: outputsToCsv },
  sarif: { extension: 'sarif', write: toSarif, writeRun: outputsToSarif },
  junit: { extension: 'xml', write: toJunit, writeRun: outputsToJunit },
} as const satisfies Readonly<Record<string, ReportFormat>>;

export type FormatId = keyof typeof reportFormats;

export const formatIds = Object.keys(reportFormats) as readonly FormatId[];
