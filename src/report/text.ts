import { t } from '@vscode/l10n';
import { offlineId } from '../check/offlineId.ts';
import type { Report, ReportClaim } from '../check/report.ts';
import { directionOf } from '../check/score/measureCatalogue.ts';
import type { Verdict } from '../check/types.ts';
import { plainLine } from './escape.ts';
import { pointedExcerpt } from './excerpt.ts';
import { judgeName } from './judgeName.ts';
import { directionText, scorerText, statusText, verdictText } from './labels.ts';
import { outputName, placeText, positions } from './place.ts';
import { provenanceText } from './provenanceText.ts';
import { remarksOf, reviewText } from './reviewText.ts';
import { type CheckedOutput, type RunReport, runTotals } from './runReport.ts';
import { scoreNumber } from './scoreReasonText.ts';
import { claimCounts } from './verdictNumbers.ts';

/** A terminal that a person looks at. */
export interface Screen {
  readonly columns: number;
  readonly paint: (style: Verdict | 'failed' | 'place' | 'gutter', text: string) => string;
}

/**
 * The report for a terminal: the score, its reason, and each claim that is not supported, in the order of the text.
 * @param document the output's whole document, which the report's offsets refer to.
 * @param screen shows the words at fault where they stand, in colours
 */
export const toText = (report: Report, document: string, screen?: Screen): string =>
  `${[
    headline(report),
    ...details({ name: outputName(report), report, document }, screen),
    `${claimCounts(report)}\n${plainLine(provenanceText(report))}`,
  ].join('\n\n')}\n`;

/** The outputs one after the other, each with its name; of those in which all is supported, the score alone. */
export const outputsToText = (run: RunReport, screen?: Screen): string =>
  `${[
    ...run.checked.flatMap((one) => outputText(one, screen)),
    [runTotals(run), ...provenanceOf(run)].join('\n'),
  ].join('\n\n')}\n`;

/** Once where all outputs had the same judge. */
const provenanceOf = ({ checked }: RunReport): readonly string[] => [
  ...new Set(checked.map(({ report }) => plainLine(provenanceText(report)))),
];

/** What was found and nobody decided about, a paragraph each; empty where nothing was. */
export const findingsText = ({ checked }: RunReport, screen?: Screen): string =>
  checked
    .flatMap((output) =>
      findingTexts(
        output,
        findingsOf(output.report).filter(({ decision }) => !decision),
        screen,
      ),
    )
    .map((text) => `${text}\n`)
    .join('\n');

const outputText = (output: CheckedOutput, screen?: Screen): readonly string[] => {
  const score = `${plainLine(output.name)}: ${headline(output.report)}`;
  const { status } = output.report;
  return status === 'scored' && findingsOf(output.report).length === 0
    ? [score]
    : [score, ...details(output, screen)];
};

const findingsOf = ({ claims }: Report): readonly ReportClaim[] =>
  claims.filter(
    ({ verdict, flagged, decision, stale, attribution }) =>
      verdict !== 'supported' || flagged || decision || stale || attribution,
  );

/** Reasons of the score, and the findings. */
const details = (output: CheckedOutput, screen?: Screen): readonly string[] =>
  [output.report.reason, reviewText(output.report)]
    .map(plainLine)
    .filter((line) => line !== '')
    .concat(findingTexts(output, findingsOf(output.report), screen));

function findingTexts(
  { name, document }: CheckedOutput,
  findings: readonly ReportClaim[],
  screen?: Screen,
): readonly string[] {
  const at = positions(document);
  return findings.map((claim) => {
    const { line, column } = at(claim.focus?.start ?? claim.start);
    const place = `${plainLine(name)}:${line}:${column}`;
    const verdict = verdictText(claim.verdict);
    if (!screen) return `${place}  ${verdict}  ${plainLine(claim.text)}\n${explanation(claim)}`;
    const { paint } = screen;
    return [
      `${paint('place', place)}  ${paint(claim.verdict, verdict)}`,
      pointedOut(claim, document, line, screen),
      explanation(claim),
    ].join('\n');
  });
}

/** The claim, and carets under the words at fault. */
function pointedOut(
  { focus, start, end, verdict }: ReportClaim,
  document: string,
  line: number,
  { paint, columns }: Screen,
): string {
  const gutter = `    ${line} │ `;
  const claim = { start, end };
  const { text, carets } = pointedExcerpt(document, claim, focus ?? claim, columns - gutter.length);
  const below = `${' '.repeat(gutter.length - 2)}│ `;
  return `${paint('gutter', gutter)}${text}\n${paint('gutter', below)}${paint(verdict, carets)}`;
}

function explanation(claim: ReportClaim): string {
  const evidence = claim.evidence.map((e) => `\n    ${placeText(e)}: ${plainLine(e.quote)}`);
  const remarks = remarksOf(claim).map((remark) => `\n    ${plainLine(remark)}`);
  return `    ${plainLine(claim.reason)}${evidence.join('')}${remarks.join('')}`;
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
