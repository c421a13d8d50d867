import type { Report } from '../check/report.ts';
import { plainJson } from './formEscapes.ts';
import { type RunReport, uncheckedData } from './runReport.ts';

/** The report itself (docs/command-line.md, “The report as JSON”). */
export const toJson = (report: Report): string => `${plainJson(report)}\n`;

/** The reports of several outputs, each with the name of its output. */
export const outputsToJson = ({ checked, notChecked }: RunReport): string =>
  `${plainJson({
    version: 1,
    reports: checked.map(({ name, report }) => ({ name, ...report })),
    notChecked: notChecked.map(uncheckedData),
  })}\n`;
