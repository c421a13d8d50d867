import { t } from '@vscode/l10n';
import { offlineId } from '../check/offlineId.ts';
import type { Report, ReportClaim } from '../check/report.ts';
import { directionOf } from '../check/score/measureCatalogue.ts';
import { plainLine } from './escape.ts';
import { judgeName } from './judgeName.ts';
import { directionText, scorerText, statusText, verdictText } from './labels.ts';
import { outputName, placeText, positions } from './place.ts';
import { remarksOf, reviewText } from './reviewText.ts';
import { type CheckedOutput, type RunReport, runTotals } from './runReport.ts';
import { scoreNumber } from './scoreReasonText.ts';
import { claimCounts } from './verdictNumbers.ts';

/**
 * The report for a terminal: the score, its reason, and each claim that is not supported, in the order of the text.
 * @param document the output's whole document, which the report's offsets refer to.
 */
export const toText = (report: Report, document: string): string =>
  `${[headline(report), ...details({ name: outputName(report), report, document }), claimCounts(report)].join('\n\n')}\n`;

/** The outputs one after the other, each with its name; of those in which all is supported, the score alone. */
export const outputsToText = (run: RunReport): string =>
  `${[...run.checked.flatMap(outputText), runTotals(run)].join('\n\n')}\n`;

/** What was found and nobody decided about, a paragraph each; empty where nothing was. */
export const findingsText = ({ checked }: RunReport): string =>
  checked
    .flatMap((output) =>
      findingTexts(
        output,
        findingsOf(output.report).filter(({ decision }) => !decision),
      ),
    )
    .map((text) => `${text}\n`)
    .join('\n');

const outputText = (output: CheckedOutput): readonly string[] => {
  const score = `${plainLine(output.name)}: ${headline(output.report)}`;
  const { status } = output.report;
  return status === 'scored' && findingsOf(output.report).length === 0
    ? [score]
    : [score, ...details(output)];
};

const findingsOf = ({ claims }: Report): readonly ReportClaim[] =>
  claims.filter(
    ({ verdict, flagged, decision, stale, attribution }) =>
      verdict !== 'supported' || flagged || decision || stale || attribution,
  );

/** Reasons of the score, and the findings. */
const details = (output: CheckedOutput): readonly string[] =>
  [output.report.reason, reviewText(output.report)]
    .map(plainLine)
    .filter((line) => line !== '')
    .concat(findingTexts(output, findingsOf(output.report)));

function findingTexts(
  { name, document }: CheckedOutput,
  findings: readonly ReportClaim[],
): readonly string[] {
  const at = positions(document);
  return findings.map((claim) => {
    const { line, column } = at(claim.focus?.start ?? claim.start);
    return `${plainLine(name)}:${line}:${column}  ${verdictText(claim.verdict)}  ${claimLines(claim)}`;
  });
}

function claimLines(claim: ReportClaim): string {
  const evidence = claim.evidence.map((e) => `\n    ${placeText(e)}: ${plainLine(e.quote)}`);
  const remarks = remarksOf(claim).map((remark) => `\n    ${plainLine(remark)}`);
  return `${plainLine(claim.text)}\n    ${plainLine(claim.reason)}${evidence.join('')}${remarks.join('')}`;
}

function judgeLine({ judge, estimate }: Report): string {
  if (!estimate) return t('judged by {0}', plainLine(judge));
  return judge === offlineId('none')
    ? t('estimated by the offline judge')
    : t('estimated by: {0}', judgeName(judge));
}

/** "Faithfulness 0.83 (higher is better; an estimate by the offline judge)" */
export function headline(report: Report): string {
  const score = report.score === null ? statusText(report.status) : scoreNumber(report.score);
  const notes = [
    ...(report.scorer === 'factuality' ? [] : [directionText(directionOf(report.scorer))]),
    ...(report.status === 'partial' ? [statusText('partial')] : []),
    judgeLine(report),
  ];
  return `${scorerText(report.scorer)} ${score} (${notes.join('; ')})`;
}
