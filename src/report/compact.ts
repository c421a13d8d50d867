import { t } from '@vscode/l10n';
import type { Report, ReportClaim } from '../check/report.ts';
import { verdictOrder } from '../check/tally.ts';
import { attributionLine } from './attributionText.ts';
import { plainLine } from './escape.ts';
import { confidenceText, verdictText } from './labels.ts';
import { positions } from './place.ts';
import { copyText } from './problems/copyText.ts';
import { leftOutCount } from './problems/leftOutLines.ts';
import { headline } from './text.ts';
import { claimCounts } from './verdictNumbers.ts';

/** Of more findings the rest is counted: an agent pays for every word. */
const mostFindings = 30;

/** What a compact report calls things. */
export interface CompactNames {
  /** The whole document, which the report's offsets refer to. */
  readonly document: string;
  /** A file as the reader knows it, such as its path in the workspace. */
  readonly pathOf: (uri: string) => string;
}

/**
 * A report for an agent: one line that sums up, then what is not supported or cites the wrong place and nobody decided about,
 * worst first.
 */
export function toCompact(report: Report, names: CompactNames): string {
  const open = verdictOrder.flatMap((verdict) =>
    report.claims.filter(
      (claim) =>
        claim.verdict === verdict && !claim.decision && (verdict !== 'supported' || claim.attribution),
    ),
  );
  const more = open.length - mostFindings;
  return [
    `${headline(report)}: ${claimCounts(report)}`,
    ...contextNotes(report),
    ...findingLines(report, open.slice(0, mostFindings), names),
    ...(more > 0 ? [t('{0} more', more)] : []),
  ].join('\n');
}

/** Some of its findings, each with its id, place, verdict and words, then its reason, evidence and correction. */
export function findingLines(
  report: Report,
  claims: readonly ReportClaim[],
  { document, pathOf }: CompactNames,
): readonly string[] {
  const at = positions(document);
  const { uri } = report.output;
  const name = plainLine(uri === undefined ? t('output') : pathOf(uri));
  return claims.map((claim) => {
    const { id, verdict, confidence, text, reason, evidence, start, end, focus = { start, end } } = claim;
    const sure = verdict === 'failed' ? '' : ` (${confidenceText(confidence)})`;
    const head = `[${id}] ${name}:${at(focus.start).line} ${verdictText(verdict)}${sure}: ${plainLine(text)}`;
    const places = evidence.map((one) => evidencePlace(one, pathOf)).join(', ');
    return [
      head,
      plainLine(reason),
      ...(places === '' ? [] : [t('Evidence: {0}', places)]),
      ...correctionLine(claim, document.slice(focus.start, focus.end)),
      ...(claim.attribution ?? []).flatMap((fault) => [
        plainLine(attributionLine(fault)),
        ...correctionLine(fault, fault.text),
      ]),
    ].join('\n    ');
  });
}

/** All that is known of one claim: what `findingLines` says, with the words of the evidence. */
export const explainClaim = (report: Report, claim: ReportClaim, names: CompactNames): string =>
  [
    ...findingLines(report, [claim], names),
    ...claim.evidence.map((one) => `    ${evidencePlace(one, names.pathOf)}: “${plainLine(one.quote)}”`),
  ].join('\n');

/** "docs/limits.md:12"; pages stand in for lines where there are any. */
const evidencePlace = (
  { uri, line, page }: ReportClaim['evidence'][number],
  pathOf: CompactNames['pathOf'],
): string =>
  page === undefined ? `${plainLine(pathOf(uri))}:${line}` : t('{0}, page {1}', plainLine(pathOf(uri)), page);

function correctionLine({ correction }: Pick<ReportClaim, 'correction'>, words: string): readonly string[] {
  if (correction === undefined) return [];
  const [from, to] = [words, correction].map(plainLine);
  return [t('Correction: replace “{0}” with “{1}”.', from!, to!)];
}

/** What of the context was not read, or says just what the text says. */
function contextNotes({ context, leftOut = [] }: Report): readonly string[] {
  const copies = context.filter(({ sameAsOutput }) => sameAsOutput);
  return [
    ...(leftOut.length > 0 ? [leftOutCount(leftOut.length)] : []),
    ...leftOut.slice(0, mostFindings).map(({ message }) => `    ${plainLine(message)}`),
    ...copies.map(({ uri }) => plainLine(copyText(uri))),
  ];
}
