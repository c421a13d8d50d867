import * as vscode from 'vscode';
import { DebouncedTask } from '../../base/debounce.ts';
import { DisposableOwner } from '../../base/disposables.ts';
import { isShortReference, referenceHints } from '../../check/factuality/wordingHints.ts';
import { referenceHintText } from '../../report/reasonText.ts';
import type { Span } from '../../text/span.ts';
import { rangeOf } from '../documents.ts';
import type { Settings } from '../settings.ts';

const pauseMs = 500;
const maxCharacters = 500_000;

/** A field that holds a reference: promptfoo's `value`, and `reference`, `expected`, `ideal` in JSON and YAML. */
const field = /^[ \t-]*["']?(?:value|reference|expected|ideal)["']?[ \t]*:[ \t]*(.+?),?[ \t]*$/gm;

/** While a person writes a short reference: quiet hints where answers will be graded badly against it. */
export class ReferenceDiagnostics extends DisposableOwner {
  readonly #collection = this.own(vscode.languages.createDiagnosticCollection('claimlight-reference'));
  readonly #show = this.own(
    new DebouncedTask(
      async () => this.#publish(),
      () => pauseMs,
    ),
  );

  /** @param isContext whether a document is the context of another one */
  constructor(
    private readonly settings: Pick<Settings, 'referenceHints' | 'onDidChange'>,
    private readonly isContext: (uri: string) => boolean,
  ) {
    super();
    this.own(settings.onDidChange(() => this.#show.schedule()));
    this.own(vscode.window.onDidChangeActiveTextEditor(() => this.#show.schedule()));
    this.own(
      vscode.workspace.onDidChangeTextDocument(({ document }) => {
        if (document === vscode.window.activeTextEditor?.document) this.#show.schedule();
      }),
    );
    this.own(vscode.workspace.onDidCloseTextDocument(({ uri }) => this.#collection.delete(uri)));
  }

  #publish(): void {
    const document = vscode.window.activeTextEditor?.document;
    if (!document) return;
    const wanted = this.settings.referenceHints ? this.#references(document) : [];
    this.#collection.set(
      document.uri,
      wanted.flatMap((reference) => hintsOf(document, reference)),
    );
  }

  #references(document: vscode.TextDocument): readonly Span[] {
    const text = document.getText();
    if (text.length > maxCharacters) return [];
    if (/^(?:json|jsonl|jsonc|yaml)$/.test(document.languageId)) return fieldsOf(text);
    const whole = { start: 0, end: text.length };
    return this.isContext(document.uri.toString()) && isShortReference(text) ? [whole] : [];
  }
}

const fieldsOf = (text: string): readonly Span[] =>
  [...text.matchAll(field)].map((match) => {
    const end = match.index + match[0].trimEnd().replace(/,$/, '').length;
    return { start: end - match[1]!.length, end };
  });

function hintsOf(document: vscode.TextDocument, { start, end }: Span): readonly vscode.Diagnostic[] {
  const text = document.getText().slice(start, end);
  if (!isShortReference(text)) return [];
  return referenceHints(text).map((hint) => {
    const range = rangeOf(document, { start: start + hint.start, end: start + hint.end });
    const severity = vscode.DiagnosticSeverity.Hint;
    const diagnostic = new vscode.Diagnostic(range, referenceHintText(hint.kind), severity);
    diagnostic.source = 'Claimlight';
    diagnostic.code = `reference.${hint.kind}`;
    return diagnostic;
  });
}
