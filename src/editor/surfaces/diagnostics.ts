import * as vscode from 'vscode';
import type { Findings, FindingsChange } from '../../review/findings.ts';
import type { Review } from '../../review/review.ts';
import { openDocument } from '../ranges.ts';
import type { Settings } from '../settings.ts';
import type { ToDiagnostic } from './toDiagnostic.ts';

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
    const document = openDocument(uri);
    if (!review) this.#collection.delete(vscode.Uri.parse(uri, true));
    else if (document)
      this.#collection.set(
        document.uri,
        diagnosticsOf(review, document, this.settings.maxDiagnostics, this.toDiagnostic),
      );
  }

  dispose(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
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
