import { t } from '@vscode/l10n';
import type { AttributionKind, AttributionProblem } from '../attribution/attributionProblem.ts';
import { alarmThreshold, raisesAlarm, type Sensitivity } from '../check/alarm.ts';
import { countsAsHedged } from '../check/score/scorer.ts';
import { verdictOf } from '../check/tally.ts';
import type { Evidence, Finding } from '../check/types.ts';
import type { Span } from '../text/span.ts';
import { attributionLine, attributionText } from './attributionText.ts';
import { problemText } from './problems/problemText.ts';
import { reasonText } from './reasonText.ts';
import { cellAt, cellName, type LinedText } from './tableCell.ts';

/** A finding as an editor shows it: whether it still holds, and whether someone decided about it. */
export interface ShownFinding {
  readonly finding: Finding;
  readonly stale?: 'edited' | 'context';
  readonly decision?: { readonly kind: 'ignored' | 'verified' };
}

export type SeverityName = 'error' | 'warning' | 'information' | 'hint' | 'off';
export const severityNames: readonly SeverityName[] = ['error', 'warning', 'information', 'hint', 'off'];

/** What a diagnostic is about. */
export type DiagnosticKind = 'contradicted' | 'unsupported' | 'failed' | 'stale' | AttributionKind;

export const defaultSeverity: Readonly<Record<DiagnosticKind, SeverityName>> = {
  contradicted: 'warning',
  unsupported: 'information',
  failed: 'hint',
  stale: 'information',
  misattributed: 'warning',
  dangling: 'warning',
  misquoted: 'warning',
  sourcesDisagree: 'information',
};

/** Which findings a person wants to see underlined, and how. */
export interface DiagnosticRule {
  /** Least alarm, 0..1, that raises a squiggle. */
  readonly leastAlarm: number;
  severity(of: DiagnosticKind): SeverityName;
}

/** A squiggle, whatever editor draws it. */
interface FindingDiagnostic {
  readonly code: `claim.${DiagnosticKind}`;
  readonly severity: Exclude<SeverityName, 'off'>;
  /** Offsets into the document. */
  readonly range: Span;
  readonly message: string;
  readonly evidence: readonly Evidence[];
}

/** The squiggles of a finding: of its verdict, and of what is wrong with the source that it names. */
export function diagnosticsOf(
  shown: ShownFinding,
  document: LinedText,
  rule: DiagnosticRule,
): readonly FindingDiagnostic[] {
  const verdict = ofVerdict(shown, document, rule);
  const faults = shownFaults(shown).flatMap((fault) => ofFault(fault, rule) ?? []);
  return verdict ? [verdict, ...faults] : faults;
}

/** Whether it has any squiggle; cheaper than to make them. */
export const isUnderlined = (shown: ShownFinding, rule: DiagnosticRule): boolean =>
  severityOf(shown, rule) !== undefined ||
  shownFaults(shown).some(({ kind }) => rule.severity(kind) !== 'off');

/** What no longer holds, or was decided about, is not held against its source either. */
const shownFaults = ({ finding, stale, decision }: ShownFinding): readonly AttributionProblem[] =>
  stale || decision || finding.type === 'failure' ? [] : (finding.attribution ?? []);

function ofFault(fault: AttributionProblem, rule: DiagnosticRule): FindingDiagnostic | undefined {
  const severity = rule.severity(fault.kind);
  if (severity === 'off') return undefined;
  const { start, end } = fault;
  const message = attributionLine({ kind: fault.kind, reason: attributionText(fault) });
  return { code: `claim.${fault.kind}`, severity, range: { start, end }, message, evidence: [] };
}

/** Of the verdict; undefined where it is not worth a squiggle. */
export function severityOf(
  shown: ShownFinding,
  { leastAlarm, severity }: DiagnosticRule,
): Exclude<SeverityName, 'off'> | undefined {
  const { finding } = shown;
  // What no longer has a basis is no longer supported, whatever it was before.
  const raised = shown.stale === 'context' || raisesAlarm(finding, leastAlarm);
  const kind = kindOf(shown);
  if (shown.decision || !raised || kind === 'supported') return undefined;
  const named = severity(kind);
  if (named === 'off') return undefined;
  return kind === 'contradicted' && isHedgedClash(finding) ? 'information' : named;
}

function ofVerdict(
  shown: ShownFinding,
  document: LinedText,
  rule: DiagnosticRule,
): FindingDiagnostic | undefined {
  const { finding } = shown;
  const kind = kindOf(shown);
  const severity = severityOf(shown, rule);
  if (severity === undefined || kind === 'supported') return undefined;
  const focus = finding.type === 'assessment' ? finding.focus : undefined;
  const cell = focus && cellAt(document, focus);
  const message = messageOf(shown);
  const { start, end } = cell ?? focus ?? finding.claim;
  return {
    code: `claim.${kind}`,
    severity,
    range: { start, end },
    message: cell ? `${message} [${cellName(cell)}]` : message,
    evidence: finding.type === 'failure' ? [] : finding.evidence,
  };
}

const kindOf = ({ finding, stale }: ShownFinding) => (stale ? 'stale' : verdictOf(finding));

/** The verdict is in words, since colour alone does not say it to everyone. */
function messageOf({ finding, stale }: ShownFinding): string {
  if (stale === 'edited') return t('This claim was edited after the check.');
  if (stale === 'context') return t('The context changed after the check.');
  if (finding.type === 'failure') return t('Failed: {0}', problemText(finding.problem).message);
  const reason = reasonText(finding.reason);
  if (isHedgedClash(finding)) return t('Contradicted, but hedged: {0}', reason);
  return finding.verdict === 'contradicted' ? t('Contradicted: {0}', reason) : t('Unsupported: {0}', reason);
}

/** scoring.md §2: the context covers the fact, and the claim is careful about it. */
const isHedgedClash = (finding: Finding): boolean =>
  finding.type === 'assessment' && finding.verdict === 'contradicted' && countsAsHedged(finding.flags);

/** Why a claim that is not supported has no squiggle; undefined where it has one, or needs none. */
export function quietText(
  finding: Finding,
  { leastAlarm, severity }: DiagnosticRule,
  sensitivity: Sensitivity,
): string | undefined {
  const verdict = verdictOf(finding);
  if (verdict === 'supported') return undefined;
  if (severity(verdict) === 'off') return t('not underlined, as the settings say');
  if (finding.type === 'failure' || raisesAlarm(finding, leastAlarm)) return undefined;
  return finding.alarm < alarmThreshold[sensitivity]
    ? t('not underlined at the sensitivity “{0}”', sensitivity)
    : t('not underlined, since you chose to hide faint findings');
}
