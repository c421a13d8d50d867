import { t } from '@vscode/l10n';
import { offlineId } from '../check/offlineId.ts';
import type { Report, ReportClaim } from '../check/report.ts';
import { directionOf } from '../check/score/catalogue.ts';
import { plainLine } from './escape.ts';
import { judgeName } from './judgeName.ts';
import { directionText, scorerText, statusText, verdictText } from './labels.ts';
import { fileName, placeText, positions } from './place.ts';
import { remarksOf, reviewText } from './reviewText.ts';
import { scoreNumber } from './scoreReasonText.ts';
import { supportedNumberText } from './verdictNumbers.ts';

/**
 * The report for a terminal: the score, its reason, and each claim that is not supported, in the order of the text.
 * @param document the output's whole document, which the report's offsets refer to.
 */
export function toText(report: Report, document: string): string {
  const at = positions(document);
  const file = report.output.uri === undefined ? t('output') : fileName(report.output.uri);
  const findings = report.claims
    .filter(
      ({ verdict, flagged, decision, stale }) => verdict !== 'supported' || flagged || decision || stale,
    )
    .map((claim) => {
      const { line, column } = at(claim.focus?.start ?? claim.start);
      return `${file}:${line}:${column}  ${verdictText(claim.verdict)}  ${claimLines(claim)}`;
    });
  const reasons = [report.reason, reviewText(report)].map(plainLine).filter((line) => line !== '');
  return `${[headline(report), ...reasons, ...findings, counts(report)].join('\n\n')}\n`;
}

function claimLines(claim: ReportClaim): string {
  const evidence = claim.evidence.map((e) => `\n    ${placeText(e)}: ${plainLine(e.quote)}`);
  const remarks = remarksOf(claim).map((remark) => `\n    ${plainLine(remark)}`);
  return `${plainLine(claim.text)}\n    ${plainLine(claim.reason)}${evidence.join('')}${remarks.join('')}`;
}

/** "2 of 3 supported, 1 contradicted, 0 unsupported" */
export function counts({ claims, skipped }: Report): string {
  const those = (verdict: ReportClaim['verdict']) => claims.filter((claim) => claim.verdict === verdict);
  const failed = those('failed').length;
  const weak = claims.filter(({ unwarranted }) => unwarranted).length;
  return [
    supportedNumberText(those('supported'), claims.length - failed),
    t('{0} contradicted', those('contradicted').length),
    t('{0} unsupported', those('unsupported').length),
    ...(failed > 0 ? [t('{0} failed', failed)] : []),
    ...(weak > 0 ? [t('{0} with weak evidence', weak)] : []),
    ...(skipped.length > 0 ? [t('{0} without a claim', skipped.length)] : []),
  ].join(', ');
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
