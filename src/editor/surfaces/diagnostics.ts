import * as vscode from 'vscode';
import { DisposableOwner } from '../../base/disposables.ts';
import {
  type DiagnosticRule,
  diagnosticsOf,
  isUnderlined,
  severityOf,
} from '../../report/findingDiagnostic.ts';
import type { Findings, FindingsChange } from '../../review/findings.ts';
import type { LiveFinding, Review } from '../../review/review.ts';
import type { ContextSources } from '../context/contextSources.ts';
import type { AlarmLevel } from '../decisions/alarmLevel.ts';
import { documentOf, openDocument, rangeOf } from '../documents.ts';
import { type DiagnosticCode, innerCommands } from '../ids.ts';
import type { Settings } from '../settings.ts';

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
        reviewDiagnostics(review, document, this.settings.maxDiagnostics, this.toDiagnostic),
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

function reviewDiagnostics(
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
    return isUnderlined(live, this.#rule);
  }

  /** Undefined where it is not worth a squiggle. */
  severityOf(live: LiveFinding): vscode.DiagnosticSeverity | undefined {
    const named = severityOf(live, this.#rule);
    return named && severities[named];
  }

  convert(live: LiveFinding, document: vscode.TextDocument): readonly vscode.Diagnostic[] {
    return diagnosticsOf(live, document, this.#rule).map(({ range, message, severity, code, evidence }) => {
      const diagnostic = new vscode.Diagnostic(rangeOf(document, range), message, severities[severity]);
      diagnostic.source = 'Claimlight';
      diagnostic.code = { value: code, target: explanationOf(code) };
      diagnostic.relatedInformation = evidence.map(
        (one) => new vscode.DiagnosticRelatedInformation(this.sources.locate(one), one.quote),
      );
      return diagnostic;
    });
  }

  get #rule(): DiagnosticRule {
    return { leastAlarm: this.alarmLevel.leastAlarm, severity: (of) => this.settings.severity(of) };
  }
}

/** A command, since a link to the page would open it as raw Markdown, at its first line. */
const explanationOf = (code: DiagnosticCode): vscode.Uri =>
  vscode.Uri.from({ scheme: 'command', path: innerCommands.explainCode, query: JSON.stringify([code]) });

const severities = {
  error: vscode.DiagnosticSeverity.Error,
  warning: vscode.DiagnosticSeverity.Warning,
  information: vscode.DiagnosticSeverity.Information,
  hint: vscode.DiagnosticSeverity.Hint,
} as const;
