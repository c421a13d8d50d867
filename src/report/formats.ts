import type { Report } from '../check/report.ts';
import { toCsv } from './csv.ts';
import { plainJson } from './formEscapes.ts';
import { toHtml } from './html.ts';
import { toJunit } from './junit.ts';
import { toMarkdown } from './markdown.ts';
import { toSarif } from './sarif.ts';
import { toText } from './text.ts';

interface ReportFormat {
  /** Of a file that holds it, without a dot. */
  readonly extension: string;
  /** @param document the output's whole document, which the report's offsets refer to. */
  readonly write: (report: Report, document: string) => string;
}

/** Everything that a report can be written as. */
export const reportFormats = {
  text: { extension: 'txt', write: toText },
  json: { extension: 'json', write: (report) => `${plainJson(report)}\n` },
  markdown: { extension: 'md', write: toMarkdown },
  html: { extension: 'html', write: toHtml },
  csv: { extension: 'csv', write: toCsv },
  sarif: { extension: 'sarif', write: toSarif },
  junit: { extension: 'xml', write: toJunit },
} as const satisfies Readonly<Record<string, ReportFormat>>;

export type FormatId = keyof typeof reportFormats;

export const formatIds = Object.keys(reportFormats) as readonly FormatId[];
