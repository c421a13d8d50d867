import * as vscode from 'vscode';
import { isFlagged } from '../../check/flag.ts';
import { countsAsHedged } from '../../check/score/flags.ts';
import type { Finding } from '../../check/types.ts';
import { problemText, reasonText } from '../../report/words.ts';
import type { LiveFinding } from '../../review/review.ts';
import { type DiagnosticCode, innerCommands } from '../ids.ts';
import type { Quiet } from '../quiet.ts';
import { rangeOf } from '../ranges.ts';
import type { Settings, SeverityName } from '../settings.ts';
import type { Sources } from '../sources.ts';

/** The code of one of our diagnostics. */
export const codeOf = ({ source, code }: vscode.Diagnostic): DiagnosticCode | undefined =>
  source === 'Claimlight' && typeof code === 'object' ? (code.value as DiagnosticCode) : undefined;

/** Turns findings that are worth a squiggle into diagnostics. */
export class ToDiagnostic {
  constructor(
    private readonly settings: Settings,
    private readonly quiet: Quiet,
    private readonly sources: Sources,
  ) {}

  convert(live: LiveFinding, document: vscode.TextDocument): vscode.Diagnostic | undefined {
    const { finding } = live;
    if (live.decision || !isFlagged(finding, this.quiet.leastAlarm)) return undefined;
    const kind = live.stale ? 'stale' : finding.type === 'failure' ? 'failed' : finding.verdict;
    if (kind === 'supported') return undefined;
    const named = this.settings.severity(kind);
    const hedged = kind === 'contradicted' && isHedgedClash(finding) && named !== 'off';
    const severity = severityOf(hedged ? 'information' : named);
    if (severity === undefined) return undefined;
    const span = (finding.type === 'assessment' && finding.focus) || finding.claim;
    const diagnostic = new vscode.Diagnostic(rangeOf(document, span), messageOf(live), severity);
    diagnostic.source = 'Claimlight';
    const code: DiagnosticCode = `claim.${kind}`;
    diagnostic.code = { value: code, target: explanationOf(code) };
    diagnostic.relatedInformation = this.#relatedInformation(finding);
    return diagnostic;
  }

  #relatedInformation(finding: Finding): vscode.DiagnosticRelatedInformation[] {
    if (finding.type === 'failure') return [];
    return finding.evidence.map(
      (evidence) => new vscode.DiagnosticRelatedInformation(this.sources.locate(evidence), evidence.quote),
    );
  }
}

/** A command, since a link to the page would open it as raw Markdown, at its first line. */
const explanationOf = (code: DiagnosticCode): vscode.Uri =>
  vscode.Uri.from({ scheme: 'command', path: innerCommands.explainCode, query: JSON.stringify([code]) });

/** The verdict is in words, since colour alone does not say it to everyone. */
function messageOf({ finding, stale }: LiveFinding): string {
  const { t } = vscode.l10n;
  if (stale === 'edited') return t('Edited since it was checked.');
  if (stale === 'context') return t('The context changed since this was checked.');
  if (finding.type === 'failure') return t('Not checked: {0}', problemText(finding.problem).message);
  const reason = reasonText(finding.reason);
  if (isHedgedClash(finding)) return t('Differs, but hedged: {0}', reason);
  return finding.verdict === 'contradicted' ? t('Contradicted: {0}', reason) : t('Unsupported: {0}', reason);
}

/** SCORERS §2: the context covers the fact, and the claim is careful about it. */
const isHedgedClash = (finding: Finding): boolean =>
  finding.type === 'assessment' && finding.verdict === 'contradicted' && countsAsHedged(finding.flags);

function severityOf(name: SeverityName): vscode.DiagnosticSeverity | undefined {
  switch (name) {
    case 'error':
      return vscode.DiagnosticSeverity.Error;
    case 'warning':
      return vscode.DiagnosticSeverity.Warning;
    case 'information':
      return vscode.DiagnosticSeverity.Information;
    case 'hint':
      return vscode.DiagnosticSeverity.Hint;
    case 'off':
      return undefined;
  }
}
