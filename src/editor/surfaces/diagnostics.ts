import * as vscode from 'vscode';
import type { Findings, FindingsChange } from '../../review/findings.ts';
import type { Review } from '../../review/review.ts';
import { openDocument } from '../ranges.ts';
import type { Settings } from '../settings.ts';
import type { ToDiagnostic } from './toDiagnostic.ts';

/** While results stream in or a person types, no more often than this. */
const pauseMs = 60;

/** Keeps a document's diagnostics from being published too often. */
interface Pause {
  readonly timer: ReturnType<typeof setTimeout>;
  /** Whether there is something to publish at its end. */
  changed: boolean;
}

/** Publishes the findings that are worth a squiggle: the first at once, others shortly after they change. */
export class Diagnostics implements vscode.Disposable {
  readonly #collection = vscode.languages.createDiagnosticCollection('claimlight');
  readonly #pauses = new Map<string, Pause>();
  readonly #subscriptions: readonly { dispose(): void }[];

  constructor(
    private readonly findings: Findings,
    private readonly settings: Settings,
    private readonly toDiagnostic: ToDiagnostic,
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
    const pause = this.#pauses.get(uri);
    if (what === 'cleared' || what === 'run' || (what === 'findings' && !pause)) this.#publish(uri);
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
  }

  dispose(): void {
    for (const { timer } of this.#pauses.values()) clearTimeout(timer);
    for (const subscription of this.#subscriptions) subscription.dispose();
  }
}

function diagnosticsOf(
  review: Review,
  document: vscode.TextDocument,
  most: number,
  toDiagnostic: ToDiagnostic,
): readonly vscode.Diagnostic[] {
  const all = review.findings.flatMap((live) => toDiagnostic.convert(live, document) ?? []);
  const shown = all.slice(0, most);
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
