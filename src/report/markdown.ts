import { t } from '@vscode/l10n';
import type { Report, ReportClaim } from '../check/report.ts';
import { verdictOrder } from '../check/tally.ts';
import { plainMarkdown } from './formEscapes.ts';
import { confidenceText, verdictText } from './labels.ts';
import { fileName, outputName, type Position, placeText, positions } from './place.ts';
import { provenanceText } from './provenanceText.ts';
import { remarksOf, reviewText } from './reviewText.ts';
import { type CheckedOutput, type RunReport, runTitle, runTotals, uncheckedData } from './runReport.ts';
import { headline } from './text.ts';

/** The report for a pull request or a page: score, reason, and every claim, worst first. */
export const toMarkdown = (report: Report, document: string): string =>
  `${[
    `# ${t('Check of {0}', plainMarkdown(outputName(report)))}`,
    ...body({ name: outputName(report), report, document }, '##'),
  ].join('\n\n')}\n`;

/** The same for several outputs. */
export const outputsToMarkdown = (run: RunReport): string =>
  `${[
    `# ${runTitle(run)}`,
    `**${plainMarkdown(runTotals(run))}**`,
    ...run.checked.flatMap((output) => [`## ${plainMarkdown(output.name)}`, ...body(output, '###')]),
    ...unchecked(run),
  ].join('\n\n')}\n`;

function unchecked({ notChecked }: RunReport): readonly string[] {
  if (notChecked.length === 0) return [];
  const items = notChecked
    .map(uncheckedData)
    .map(({ name, message }) => `- ${plainMarkdown(name)}: ${plainMarkdown(message)}`);
  return [`## ${t('Not checked')}`, items.join('\n')];
}

/** @param level of the headings of the verdicts: "##" */
function body({ report, document }: CheckedOutput, level: string): readonly string[] {
  const at = positions(document);
  return [
    `**${plainMarkdown(headline(report))}**`,
    plainMarkdown(report.reason),
    ...[reviewText(report)].filter((text) => text !== '').map(plainMarkdown),
    `${t('Context:')} ${report.context.map(({ uri }) => plainMarkdown(fileName(uri))).join(', ')}`,
    ...verdictOrder.flatMap((verdict) => section(verdict, report, at, level)),
    `*${plainMarkdown(provenanceText(report))}*`,
  ];
}

function section(
  verdict: ReportClaim['verdict'],
  { claims }: Report,
  at: (offset: number) => Position,
  level: string,
): readonly string[] {
  const listed = claims.filter((claim) => claim.verdict === verdict);
  if (listed.length === 0) return [];
  const items = listed.map((claim) => item(claim, at(claim.start).line));
  return [`${level} ${verdictText(verdict)} (${listed.length})`, items.join('\n')];
}

function item(claim: ReportClaim, line: number): string {
  const { verdict, text, reason, evidence, correction } = claim;
  const about = verdict === 'failed' ? '' : ` *(${confidenceText(claim.confidence)})*`;
  const lines = [
    `- ${t('Line {0}', line)}: ${plainMarkdown(text)}${about}`,
    `  - ${plainMarkdown(reason)}`,
    ...evidence.map((e) => `  - ${plainMarkdown(placeText(e))}: “${plainMarkdown(e.quote)}”`),
    ...(correction === undefined ? [] : [`  - ${t('Suggested correction: {0}', plainMarkdown(correction))}`]),
    ...remarksOf(claim).map((remark) => `  - **${plainMarkdown(remark)}**`),
  ];
  return lines.join('\n');
}
