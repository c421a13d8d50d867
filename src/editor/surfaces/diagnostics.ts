import * as vscode from 'vscode';
import type { AttributionProblem } from '../../attribution/attributionProblem.ts';
import { DisposableOwner } from '../../base/disposables.ts';
import { raisesAlarm } from '../../check/alarm.ts';
import { countsAsHedged } from '../../check/score/scorer.ts';
import { verdictOf } from '../../check/tally.ts';
import type { Finding } from '../../check/types.ts';
import { attributionLine, attributionText } from '../../report/attributionText.ts';
import { problemText } from '../../report/problems/problemText.ts';
import { reasonText } from '../../report/reasonText.ts';
import type { Findings, FindingsChange } from '../../review/findings.ts';
import { faultsOf, type LiveFinding, type Review } from '../../review/review.ts';
import type { ContextSources } from '../context/contextSources.ts';
import type { AlarmLevel } from '../decisions/alarmLevel.ts';
import { documentOf, openDocument, rangeOf } from '../documents.ts';
import { type DiagnosticCode, innerCommands } from '../ids.ts';
import type { Settings, SeverityName } from '../settings.ts';
import { cellAt, cellName, type NamedCell } from './tableCell.ts';

/** While results stream in or a person types, no more often than this. */
const pauseMs = 60;

/** Keeps a document's diagnostics from being published too often. */
interface PublishPause {
  readonly timer: ReturnType<typeof setTimeout>;
  /** Whether there is something to publish at its end. */
  changed: boolean;
}

/** Publishes the findings that are worth a squiggle: the first at once, others shortly after they change. */
export class Diagnostics extends DisposableOwner {
  readonly #collection = this.own(vscode.languages.createDiagnosticCollection('claimlight'));
  readonly #pauses = new Map<string, PublishPause>();

  constructor(
    private readonly findings: Findings,
    private readonly settings: Pick<Settings, 'maxDiagnostics' | 'onDidChange'>,
    private readonly toDiagnostic: DiagnosticConverter,
  ) {
    super();
    this.own({
      dispose: () => {
        for (const { timer } of this.#pauses.values()) clearTimeout(timer);
      },
    });
    this.own(findings.onDidChange((change) => this.#onChange(change)));
    this.own(
      settings.onDidChange(() => {
        for (const uri of findings.uris()) this.#publish(uri);
      }),
    );
  }

  #onChange({ uri, kind }: FindingsChange): void {
    if (kind === 'scorer') return;
    const pause = this.#pauses.get(uri);
    if (kind === 'cleared' || kind === 'run' || (kind === 'findings' && !pause)) this.#publish(uri);
    else if (pause) pause.changed = true;
    // VS Code moves what is painted by itself, so that typing need not wait for us.
    else this.#pause(uri, true);
  }

  #pause(uri: string, changed: boolean): void {
    clearTimeout(this.#pauses.get(uri)?.timer);
    const timer = setTimeout(() => {
      const ended = this.#pauses.get(uri);
      this.#pauses.delete(uri);
      if (ended?.changed) this.#publish(uri);
    }, pauseMs);
    this.#pauses.set(uri, { timer, changed });
  }

  #publish(uri: string): void {
    this.#pause(uri, false);
    const review = this.findings.get(uri);
    const document = openDocument(uri);
    if (!review) this.#collection.delete(vscode.Uri.parse(uri, true));
    else if (document)
      this.#collection.set(
        document.uri,
        diagnosticsOf(review, document, this.settings.maxDiagnostics, this.toDiagnostic),
      );
    else if (review.tally.stale > 0 || this.#collection.has(vscode.Uri.parse(uri, true)))
      void this.#publishClosed(uri);
  }

  /** What is said of a closed document is to hold as well: its lines are counted in the text as it is now. */
  async #publishClosed(uri: string): Promise<void> {
    if (await documentOf(uri)) this.#publish(uri);
    else this.#collection.delete(vscode.Uri.parse(uri, true));
  }
}

function diagnosticsOf(
  review: Review,
  document: vscode.TextDocument,
  most: number,
  toDiagnostic: DiagnosticConverter,
): readonly vscode.Diagnostic[] {
  const all = review.findings.filter((live) => toDiagnostic.isShown(live));
  // Of thousands, most would be made in vain.
  const shown = all.slice(0, most).flatMap((live) => toDiagnostic.convert(live, document));
  const last = shown.at(-1);
  if (!last || all.length <= most) return shown;
  const more = new vscode.Diagnostic(
    last.range,
    vscode.l10n.t('{0} more findings are listed in the Claimlight view.', all.length - most),
    vscode.DiagnosticSeverity.Information,
  );
  more.source = 'Claimlight';
  return [...shown, more];
}

/** The code of one of our diagnostics. */
export const codeOf = ({ source, code }: vscode.Diagnostic): DiagnosticCode | undefined =>
  source === 'Claimlight' && typeof code === 'object' ? (code.value as DiagnosticCode) : undefined;

/** Turns findings that are worth a squiggle into diagnostics. */
export class DiagnosticConverter {
  constructor(
    private readonly settings: Pick<Settings, 'severity'>,
    private readonly alarmLevel: AlarmLevel,
    private readonly sources: ContextSources,
  ) {}

  isShown(live: LiveFinding): boolean {
    return this.severityOf(live) !== undefined || this.#faultsOf(live).length > 0;
  }

  /** What is worth a squiggle: the verdict, and what is wrong with the source that it names. */
  convert(live: LiveFinding, document: vscode.TextDocument): readonly vscode.Diagnostic[] {
    const faults = this.#faultsOf(live).map((fault) => this.#ofFault(fault, document));
    const verdict = this.#ofVerdict(live, document);
    return verdict ? [verdict, ...faults] : faults;
  }

  /** Those that are shown. */
  #faultsOf({ finding, stale, decision }: LiveFinding): readonly AttributionProblem[] {
    if (stale || decision) return [];
    return faultsOf(finding).filter(({ kind }) => this.settings.severity(kind) !== 'off');
  }

  #ofFault(fault: AttributionProblem, document: vscode.TextDocument): vscode.Diagnostic {
    const diagnostic = new vscode.Diagnostic(
      rangeOf(document, fault),
      attributionLine({ kind: fault.kind, reason: attributionText(fault) }),
      severityOf(this.settings.severity(fault.kind)),
    );
    diagnostic.source = 'Claimlight';
    diagnostic.code = codeWithPage(`claim.${fault.kind}`);
    return diagnostic;
  }

  /** Undefined where it is not worth a squiggle. */
  severityOf(live: LiveFinding): vscode.DiagnosticSeverity | undefined {
    const { finding } = live;
    // What no longer has a basis is no longer supported, whatever it was before.
    const raised = live.stale === 'context' || raisesAlarm(finding, this.alarmLevel.leastAlarm);
    const kind = kindOf(live);
    if (live.decision || !raised || kind === 'supported') return undefined;
    const named = this.settings.severity(kind);
    const hedged = kind === 'contradicted' && isHedgedClash(finding) && named !== 'off';
    return severityOf(hedged ? 'information' : named);
  }

  #ofVerdict(live: LiveFinding, document: vscode.TextDocument): vscode.Diagnostic | undefined {
    const { finding } = live;
    const kind = kindOf(live);
    const severity = this.severityOf(live);
    if (severity === undefined || kind === 'supported') return undefined;
    const focus = finding.type === 'assessment' ? finding.focus : undefined;
    const cell = focus && cellAt(document, focus);
    const message = cell ? inCellText(messageOf(live), cell) : messageOf(live);
    const range = rangeOf(document, cell ?? focus ?? finding.claim);
    const diagnostic = new vscode.Diagnostic(range, message, severity);
    diagnostic.source = 'Claimlight';
    diagnostic.code = codeWithPage(`claim.${kind}`);
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

const kindOf = ({ finding, stale }: LiveFinding) => (stale ? 'stale' : verdictOf(finding));

const codeWithPage = (code: DiagnosticCode) => ({ value: code, target: explanationOf(code) });

/** A command, since a link to the page would open it as raw Markdown, at its first line. */
const explanationOf = (code: DiagnosticCode): vscode.Uri =>
  vscode.Uri.from({ scheme: 'command', path: innerCommands.explainCode, query: JSON.stringify([code]) });

/** The verdict is in words, since colour alone does not say it to everyone. */
function messageOf({ finding, stale }: LiveFinding): string {
  const { t } = vscode.l10n;
  if (stale === 'edited') return t('This claim was edited after the check.');
  if (stale === 'context') return t('The context changed after the check.');
  if (finding.type === 'failure') return t('Failed: {0}', problemText(finding.problem).message);
  const reason = reasonText(finding.reason);
  if (isHedgedClash(finding)) return t('Contradicted, but hedged: {0}', reason);
  return finding.verdict === 'contradicted' ? t('Contradicted: {0}', reason) : t('Unsupported: {0}', reason);
}

const inCellText = (message: string, cell: NamedCell): string => `${message} [${cellName(cell)}]`;

/** scoring.md §2: the context covers the fact, and the claim is careful about it. */
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
