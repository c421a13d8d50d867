import { t } from '@vscode/l10n';
import type { Report, ReportClaim } from '../check/report.ts';
import { verdictOrder } from '../check/tally.ts';
import { plainMarkdown } from './formEscapes.ts';
import { confidenceText, verdictText } from './labels.ts';
import { fileName, type Position, placeText, positions } from './place.ts';
import { remarksOf, reviewText } from './reviewText.ts';
import { headline } from './text.ts';

/** The report for a pull request or a page: score, reason, and every claim, worst first. */
export function toMarkdown(report: Report, document: string): string {
  const at = positions(document);
  const file = report.output.uri === undefined ? t('output') : fileName(report.output.uri);
  return `${[
    `# ${t('Check of {0}', plainMarkdown(file))}`,
    `**${plainMarkdown(headline(report))}**`,
    plainMarkdown(report.reason),
    ...[reviewText(report)].filter((text) => text !== '').map(plainMarkdown),
    `${t('Context:')} ${report.context.map(({ uri }) => plainMarkdown(fileName(uri))).join(', ')}`,
    ...verdictOrder.flatMap((verdict) => section(verdict, report, at)),
  ].join('\n\n')}\n`;
}

function section(
  verdict: ReportClaim['verdict'],
  { claims }: Report,
  at: (offset: number) => Position,
): readonly string[] {
  const listed = claims.filter((claim) => claim.verdict === verdict);
  if (listed.length === 0) return [];
  const items = listed.map((claim) => item(claim, at(claim.start).line));
  return [`## ${verdictText(verdict)} (${listed.length})`, items.join('\n')];
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
