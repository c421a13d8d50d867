import type { AttributionKind } from '../attribution/attributionProblem.ts';
import type { Report, ReportClaim } from '../check/report.ts';
import type { Span } from '../text/span.ts';
import { plainJson, plainSarif } from './formEscapes.ts';
import { type Position, positions } from './place.ts';
import { decisionText } from './reviewText.ts';
import { type RunReport, uncheckedData } from './runReport.ts';

const rules = [
  { id: 'claim.contradicted', text: 'Contradicted: the context says otherwise.', level: 'warning' },
  { id: 'claim.unsupported', text: 'Unsupported: the context does not back the claim.', level: 'note' },
  { id: 'claim.failed', text: 'Failed: the judge gave no usable answer.', level: 'none' },
  {
    id: 'claim.misattributed',
    text: 'Misattributed: it stands in another place than the one named.',
    level: 'warning',
  },
  { id: 'claim.dangling', text: 'Dangling: the place that is named does not exist.', level: 'warning' },
  { id: 'claim.misquoted', text: 'Misquoted: the source has other words.', level: 'warning' },
  {
    id: 'claim.sourcesDisagree',
    text: 'Sources disagree: two places of the context give different values.',
    level: 'note',
  },
] as const;

const levelOf = (kind: ReportClaim['verdict'] | AttributionKind) =>
  rules.find(({ id }) => id === `claim.${kind}`)?.level ?? 'none';

/** Findings for code scanning: SARIF 2.1.0, with the claim's id as fingerprint. Supported claims are no findings. */
export const toSarif = (report: Report, document: string): string =>
  log({ results: resultsOf(report, document), properties: propertiesOf(report) });

/** The same for several outputs in one run; why some were not checked stands among its notifications. */
export const outputsToSarif = ({ checked, notChecked }: RunReport): string =>
  log({
    results: checked.flatMap(({ report, document }) => resultsOf(report, document)),
    invocations: [
      {
        executionSuccessful: !notChecked.some(({ blocks }) => blocks),
        toolExecutionNotifications: notChecked.map(uncheckedData).map(({ name, code, message, blocks }) => ({
          level: blocks ? 'error' : 'note',
          descriptor: { id: code },
          message: { text: `${plainSarif(name)}: ${plainSarif(message)}` },
        })),
      },
    ],
    properties: {
      outputs: checked.map(({ name, report }) => ({
        name,
        uri: report.output.uri,
        ...propertiesOf(report),
      })),
    },
  });

const propertiesOf = ({ scorer, score, status, judge, fingerprint }: Report) => ({
  scorer,
  score,
  status,
  judge,
  fingerprint,
});

function resultsOf(report: Report, document: string): readonly object[] {
  const at = positions(document);
  const uri = report.output.uri ?? 'output';
  const region = ({ start, end }: Span) => ({
    ...regionOf(at(start), at(end)),
    charOffset: start,
    charLength: end - start,
  });
  const verdicts = report.claims
    .filter(({ verdict }) => verdict !== 'supported')
    .map((claim) => ({
      ruleId: `claim.${claim.verdict}`,
      level: levelOf(claim.verdict),
      message: { text: `${plainSarif(claim.reason)} (${plainSarif(claim.text)})` },
      locations: [{ physicalLocation: { artifactLocation: { uri }, region: region(claim.focus ?? claim) } }],
      relatedLocations: claim.evidence.map((evidence, id) => ({
        id,
        message: { text: plainSarif(evidence.quote) },
        physicalLocation: {
          artifactLocation: { uri: evidence.uri },
          region: {
            startLine: evidence.line,
            charOffset: evidence.start,
            charLength: evidence.end - evidence.start,
          },
        },
      })),
      suppressions: suppressionsOf(claim),
      baselineState: claim.decision?.inBaseline && 'unchanged',
      partialFingerprints: { 'claimId/v1': claim.id },
      fixes:
        claim.correction === undefined
          ? undefined
          : [fix(uri, region(claim.focus ?? claim), claim.correction)],
    }));
  return [...verdicts, ...report.claims.flatMap((claim) => attributionResults(claim, uri, region))];
}

const attributionResults = (
  claim: ReportClaim,
  uri: string,
  region: (span: Span) => object,
): readonly object[] =>
  (claim.attribution ?? []).map((fault) => ({
    ruleId: `claim.${fault.kind}`,
    level: levelOf(fault.kind),
    message: { text: `${plainSarif(fault.reason)} (${plainSarif(claim.text)})` },
    locations: [{ physicalLocation: { artifactLocation: { uri }, region: region(fault) } }],
    relatedLocations:
      fault.at &&
      [fault.at, ...(fault.otherAt ? [fault.otherAt] : [])].map((at, id) => ({
        id,
        physicalLocation: { artifactLocation: { uri: at.uri }, region: { startLine: at.line } },
      })),
    suppressions: suppressionsOf(claim),
    partialFingerprints: { 'claimId/v1': claim.id },
    fixes: fault.correction === undefined ? undefined : [fix(uri, region(fault), fault.correction)],
  }));

const suppressionsOf = ({ decision }: ReportClaim) =>
  decision && [{ kind: 'external', status: 'accepted', justification: plainSarif(decisionText(decision)) }];

/** @param run its results, and what else is said of it */
const log = (run: object): string =>
  `${plainJson({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Claimlight',
            rules: rules.map(({ id, text, level }) => ({
              id,
              shortDescription: { text },
              defaultConfiguration: { level },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        ...run,
      },
    ],
  })}\n`;

const regionOf = (start: Position, end: Position) => ({
  startLine: start.line,
  startColumn: start.column,
  endLine: end.line,
  endColumn: end.column,
});

const fix = (uri: string, deletedRegion: object, text: string) => ({
  description: { text: 'Replace with what the context says.' },
  artifactChanges: [
    { artifactLocation: { uri }, replacements: [{ deletedRegion, insertedContent: { text } }] },
  ],
});
