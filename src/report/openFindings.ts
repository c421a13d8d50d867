import type { ReportAttribution, ReportClaim } from '../check/report.ts';
import { countsAsHedged } from '../check/score/scorer.ts';
import type { Span } from '../text/span.ts';
import { attributionLabel } from './attributionText.ts';
import { verdictText } from './labels.ts';
import { placeText } from './place.ts';
import type { CheckedOutput } from './runReport.ts';

/** What a reviewer is told of a claim that nobody has decided about. Words of outputs and files are hostile data. */
export interface OpenFinding {
  /** What ends a check with 1 where there is no threshold is an error. */
  readonly level: 'error' | 'warning';
  /** "Contradicted" */
  readonly title: string;
  /** The reason, and the evidence, a line each. */
  readonly lines: readonly string[];
  /** The words at fault, in the output's document. */
  readonly at: Span;
  readonly claim: ReportClaim;
  /** What would stand there instead; only where the words at fault are known. */
  readonly correction?: string;
}

/** Verdicts first, then what is wrong with where claims come from. */
export function openFindings({ report }: Pick<CheckedOutput, 'report'>): readonly OpenFinding[] {
  const open = report.claims.filter(({ decision }) => !decision);
  return [
    ...open.filter(({ verdict }) => verdict !== 'supported').map(findingOfVerdict),
    ...open.flatMap((claim) => (claim.attribution ?? []).map((fault) => findingOfFault(claim, fault))),
  ];
}

const findingOfVerdict = (claim: ReportClaim): OpenFinding => ({
  level: levelOf(claim),
  title: verdictText(claim.verdict),
  lines: [claim.reason, ...claim.evidence.map((evidence) => `${placeText(evidence)}: ${evidence.quote}`)],
  at: claim.focus ?? claim,
  claim,
  ...(claim.correction === undefined || !claim.focus ? {} : { correction: claim.correction }),
});

const findingOfFault = (claim: ReportClaim, fault: ReportAttribution): OpenFinding => ({
  // Of sources that disagree, the claim may have followed the right one.
  level: fault.kind === 'sourcesDisagree' ? 'warning' : 'error',
  title: attributionLabel(fault.kind),
  lines: [fault.reason],
  at: fault,
  claim,
  ...(fault.correction === undefined ? {} : { correction: fault.correction }),
});

const levelOf = (claim: ReportClaim): OpenFinding['level'] =>
  claim.verdict === 'unsupported' || (claim.verdict === 'contradicted' && countsAsHedged(claim))
    ? 'warning'
    : 'error';
