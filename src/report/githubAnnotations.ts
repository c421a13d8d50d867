import { t } from '@vscode/l10n';
import type { ReportAttribution, ReportClaim } from '../check/report.ts';
import { countsAsHedged } from '../check/score/scorer.ts';
import type { Span } from '../text/span.ts';
import { attributionLabel } from './attributionText.ts';
import { plainLine } from './escape.ts';
import { verdictText } from './labels.ts';
import { placeText, positions } from './place.ts';
import { type CheckedOutput, type RunReport, runTotals, uncheckedData } from './runReport.ts';

/**
 * Open findings as workflow commands of GitHub Actions, which shows them at the lines of a pull request, and the totals.
 * @param fileOf the path that GitHub knows an output by, from the root of the repository on
 */
export function githubAnnotations(run: RunReport, fileOf: (uri: string) => string): string {
  const unchecked = run.notChecked
    .map(uncheckedData)
    .map(({ name, message, blocks }) =>
      annotation(blocks ? 'error' : 'notice', { title: t('Not checked') }, [`${name}: ${message}`]),
    );
  const found = run.checked.flatMap((output) => annotationsOf(output, fileOf));
  return `${[...found, ...unchecked, runTotals(run)].join('\n')}\n`;
}

function annotationsOf({ report, document }: CheckedOutput, fileOf: (uri: string) => string): string[] {
  const at = positions(document);
  const { uri } = report.output;
  const file = uri === undefined ? undefined : fileOf(uri);
  const placeOf = (span: Span) => {
    const [start, end] = [at(span.start), at(span.end)];
    // Columns are refused where an annotation has several lines.
    const columns = start.line === end.line ? { col: start.column, endColumn: end.column } : {};
    return { file, line: start.line, endLine: end.line, ...columns };
  };
  const open = report.claims.filter(({ decision }) => !decision);
  const faults = open.flatMap(({ attribution = [] }) =>
    attribution.map((fault) =>
      annotation(levelOfFault(fault.kind), { ...placeOf(fault), title: attributionLabel(fault.kind) }, [
        fault.reason,
        ...(fault.correction === undefined ? [] : [t('Suggested correction: {0}', fault.correction)]),
      ]),
    ),
  );
  const verdicts = open
    .filter(({ verdict }) => verdict !== 'supported')
    .map((claim) => {
      const place = placeOf(claim.focus ?? claim);
      const { correction } = claim;
      return annotation(levelOf(claim), { ...place, title: verdictText(claim.verdict) }, [
        claim.reason,
        ...claim.evidence.map((evidence) => `${placeText(evidence)}: ${evidence.quote}`),
        ...(correction === undefined ? [] : [t('Suggested correction: {0}', correction)]),
      ]);
    });
  return [...verdicts, ...faults];
}

/** What ends a check with 1 where there is no threshold is an error. */
/** Of sources that disagree, the claim may have followed the right one. */
const levelOfFault = (kind: ReportAttribution['kind']): 'error' | 'warning' =>
  kind === 'sourcesDisagree' ? 'warning' : 'error';

const levelOf = (claim: ReportClaim): 'error' | 'warning' =>
  claim.verdict === 'unsupported' || (claim.verdict === 'contradicted' && countsAsHedged(claim))
    ? 'warning'
    : 'error';

function annotation(
  level: 'error' | 'warning' | 'notice',
  properties: Readonly<Record<string, string | number | undefined>>,
  lines: readonly string[],
): string {
  const given = Object.entries(properties).filter(([, value]) => value !== undefined);
  const list = given.map(([name, value]) => `${name}=${propertyText(plainLine(String(value)))}`);
  return `::${level} ${list.join(',')}::${messageText(lines.map(plainLine).join('\n'))}`;
}

const messageText = (text: string): string => text.replaceAll('%', '%25').replaceAll('\n', '%0A');

const propertyText = (text: string): string =>
  messageText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
