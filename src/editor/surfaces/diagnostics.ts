import * as vscode from 'vscode';
import { isFlagged } from '../../check/flag.ts';
import type { Finding } from '../../check/types.ts';
import { problemText, reasonText } from '../../report/words.ts';
import type { Findings, FindingsChange } from '../../review/findings.ts';
import type { LiveFinding, Review } from '../../review/review.ts';
import type { DiagnosticCode } from '../ids.ts';
import { rangeOf } from '../ranges.ts';
import type { Settings, SeverityName } from '../settings.ts';

/** The code of one of our diagnostics. */
export const codeOf = ({ source, code }: vscode.Diagnostic): DiagnosticCode | undefined =>
  source === 'Claimlight' && typeof code === 'object' ? (code.value as DiagnosticCode) : undefined;

/** While results stream in or a person types, no more often than this. */
const pauseMs = 60;

/** Publishes the findings that are worth a squiggle, shortly after they change. */
export class Diagnostics implements vscode.Disposable {
  readonly #collection = vscode.languages.createDiagnosticCollection('claimlight');
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #subscriptions: readonly { dispose(): void }[];

  constructor(
    private readonly findings: Findings,
    private readonly settings: Settings,
    /** The page that explains the codes; each has an anchor there. */
    private readonly docs: vscode.Uri,
  ) {
    this.#subscriptions = [
      this.#collection,
      findings.onDidChange((change) => this.#onChange(change)),
      settings.onDidChange(() => {
        for (const uri of findings.uris()) this.#publish(uri);
      }),
    ];
  }

  #onChange({ uri, what }: FindingsChange): void {
    if (what === 'scorer') return;
    if (what === 'cleared' || what === 'run') {
      this.#publish(uri);
      return;
    }
    if (!this.#timers.has(uri))
      this.#timers.set(
        uri,
        setTimeout(() => this.#publish(uri), pauseMs),
      );
  }

  #publish(uri: string): void {
    clearTimeout(this.#timers.get(uri));
    this.#timers.delete(uri);
    const review = this.findings.get(uri);
    const document = vscode.workspace.textDocuments.find((one) => one.uri.toString() === uri);
    if (!review) this.#collection.delete(vscode.Uri.parse(uri, true));
    else if (document)
      this.#collection.set(document.uri, diagnosticsOf(review, document, this.settings, this.docs));
  }

  dispose(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    for (const subscription of this.#subscriptions) subscription.dispose();
  }
}

function diagnosticsOf(
  review: Review,
  document: vscode.TextDocument,
  settings: Settings,
  docs: vscode.Uri,
): readonly vscode.Diagnostic[] {
  const all = review.findings.flatMap((live) => diagnosticOf(live, document, settings, docs) ?? []);
  const shown = all.slice(0, settings.maxDiagnostics);
  const last = shown.at(-1);
  if (!last || all.length === shown.length) return shown;
  const more = new vscode.Diagnostic(
    last.range,
    vscode.l10n.t('{0} more findings are listed in the Claimlight view.', all.length - shown.length),
    vscode.DiagnosticSeverity.Information,
  );
  more.source = 'Claimlight';
  return [...shown, more];
}

function diagnosticOf(
  live: LiveFinding,
  document: vscode.TextDocument,
  settings: Settings,
  docs: vscode.Uri,
): vscode.Diagnostic | undefined {
  const { finding } = live;
  if (live.decision || !isFlagged(finding, settings.sensitivity)) return undefined;
  const kind = live.stale ? 'stale' : finding.type === 'failure' ? 'failed' : finding.verdict;
  if (kind === 'supported') return undefined;
  const severity = severityOf(settings.severity(kind));
  if (severity === undefined) return undefined;
  const span = (finding.type === 'assessment' && finding.focus) || finding.claim;
  const diagnostic = new vscode.Diagnostic(rangeOf(document, span), messageOf(live), severity);
  diagnostic.source = 'Claimlight';
  const code: DiagnosticCode = `claim.${kind}`;
  diagnostic.code = { value: code, target: docs.with({ fragment: code.replace('.', '') }) };
  diagnostic.relatedInformation = relatedInformation(finding);
  return diagnostic;
}

/** The verdict is in words, since colour alone does not say it to everyone. */
function messageOf({ finding, stale }: LiveFinding): string {
  const { t } = vscode.l10n;
  if (stale === 'edited') return t('Edited since it was checked.');
  if (stale === 'context') return t('The context changed since this was checked.');
  if (finding.type === 'failure') return t('Not checked: {0}', problemText(finding.problem).message);
  const reason = reasonText(finding.reason);
  return finding.verdict === 'contradicted' ? t('Contradicted: {0}', reason) : t('Unsupported: {0}', reason);
}

function relatedInformation(finding: Finding): vscode.DiagnosticRelatedInformation[] {
  if (finding.type === 'failure') return [];
  return finding.evidence.map((evidence) => {
    const line = new vscode.Position(evidence.line - 1, 0);
    const location = new vscode.Location(vscode.Uri.parse(evidence.uri, true), line);
    return new vscode.DiagnosticRelatedInformation(location, evidence.quote);
  });
}

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
