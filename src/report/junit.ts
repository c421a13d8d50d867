import type { Report, ReportClaim } from '../check/report.ts';
import { attributionRemark } from './attributionText.ts';
import { escapeMarkup } from './formEscapes.ts';
import { verdictText } from './labels.ts';
import { fileName, placeText, positions } from './place.ts';
import { decisionText } from './reviewText.ts';
import { type CheckedOutput, type RunReport, type Unchecked, uncheckedData } from './runReport.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

/** Claims as test cases, for build servers: not supported, or of another source than it says, is a failure; not judged an error. */
export function toJunit(report: Report, document: string): string {
  const name = report.output.uri === undefined ? 'output' : fileName(report.output.uri);
  return [declaration, ...suite({ name, report, document }), ''].join('\n');
}

/** A suite for each output. One that could not be checked is an error, one that did not need to be is skipped. */
export const outputsToJunit = ({ checked, notChecked }: RunReport): string =>
  [
    declaration,
    '<testsuites name="claimlight">',
    ...checked.flatMap(suite),
    ...notChecked.flatMap(uncheckedSuite),
    '</testsuites>',
    '',
  ].join('\n');

function uncheckedSuite(unchecked: Unchecked): readonly string[] {
  const { name, code, message, blocks } = uncheckedData(unchecked);
  const [file, why] = [escapeMarkup(name), escapeMarkup(message)];
  const state = blocks ? `<error type="${code}" message="${why}"></error>` : `<skipped message="${why}"/>`;
  return [
    `<testsuite name="claimlight ${file}" tests="1" failures="0" errors="${blocks ? 1 : 0}" skipped="${blocks ? 0 : 1}">`,
    `  <testcase classname="${file}" name="${file}">${state}</testcase>`,
    '</testsuite>',
  ];
}

function suite({ name: file, report, document }: CheckedOutput): readonly string[] {
  const at = positions(document);
  const open = report.claims.filter(({ decision }) => !decision);
  const failed = open.filter(({ verdict }) => verdict === 'failed').length;
  const passed = open.filter(({ verdict, attribution }) => verdict === 'supported' && !attribution).length;
  const decided = report.claims.length - open.length;
  const attributes = [
    ['name', `claimlight ${file}`],
    ['tests', report.claims.length],
    ['failures', open.length - failed - passed],
    ['errors', failed],
    ...(decided > 0 ? [['skipped', decided] as const] : []),
    ['time', report.timings.total / 1000],
  ] as const;
  const properties = [
    [report.scorer, report.score ?? report.status],
    ['judge', report.judge],
    ...(report.fingerprint ? [['fingerprint', report.fingerprint.hash] as const] : []),
  ] as const;
  return [
    `<testsuite${attributes.map(([name, value]) => ` ${name}="${escapeMarkup(String(value))}"`).join('')}>`,
    `  <properties>${properties.map(([name, value]) => `<property name="${name}" value="${escapeMarkup(String(value))}"/>`).join('')}</properties>`,
    ...report.claims.map((claim) => testCase(claim, file, at(claim.start).line)),
    '</testsuite>',
  ];
}

function testCase(claim: ReportClaim, file: string, line: number): string {
  const name = claim.text.replace(/\s+/g, ' ').trim();
  const open = `  <testcase classname="${escapeMarkup(file)}" name="${escapeMarkup(`${line}: ${name}`)}"`;
  if (claim.decision)
    return `${open}><skipped message="${escapeMarkup(decisionText(claim.decision))}"/></testcase>`;
  const remarks = (claim.attribution ?? []).map(attributionRemark).join('\n');
  if (claim.verdict === 'supported')
    return claim.attribution
      ? `${open}><failure type="claim.${claim.attribution[0]!.kind}" message="${escapeMarkup(remarks)}"></failure></testcase>`
      : `${open}/>`;
  const output = remarks === '' ? '' : `<system-out>${escapeMarkup(remarks)}</system-out>`;
  const kind = claim.verdict === 'failed' ? 'error' : 'failure';
  const evidence = claim.evidence.map((e) => `${placeText(e)}: ${e.quote}`).join('\n');
  const message = `${verdictText(claim.verdict)}: ${claim.reason}`;
  return `${open}><${kind} type="claim.${claim.verdict}" message="${escapeMarkup(message)}">${escapeMarkup(evidence)}</${kind}>${output}</testcase>`;
}
