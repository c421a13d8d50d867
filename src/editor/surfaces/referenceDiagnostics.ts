import * as vscode from 'vscode';
import { DebouncedTask } from '../../base/debounce.ts';
import { DisposableOwner } from '../../base/disposables.ts';
import type { isShortReference, referenceHints } from '../../check/factuality/wordingHints.ts';
import { referenceHintText } from '../../report/reasonText.ts';
import type { Span } from '../../text/span.ts';
import { rangeOf } from '../documents.ts';
import type { Settings } from '../settings.ts';

/** What reads a reference; it knows languages, and so loads when there is one to read. */
interface Reader {
  readonly isShortReference: typeof isShortReference;
  readonly referenceHints: typeof referenceHints;
}

const pauseMs = 500;
const maxCharacters = 500_000;

/** A field that holds a reference: promptfoo's `value`, and `reference`, `expected`, `ideal` in JSON and YAML. */
const field = /^[ \t-]*["']?(?:value|reference|expected|ideal)["']?[ \t]*:[ \t]*(.+?),?[ \t]*$/gm;

/** While a person writes a short reference: quiet hints where answers will be graded badly against it. */
export class ReferenceDiagnostics extends DisposableOwner {
  readonly #collection = this.own(vscode.languages.createDiagnosticCollection('claimlight-reference'));
  readonly #show = this.own(
    new DebouncedTask(
      () => this.#publish(),
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

  async #publish(): Promise<void> {
    const document = vscode.window.activeTextEditor?.document;
    if (!document) return;
    if (!this.settings.referenceHints || !this.#mayHold(document)) {
      this.#collection.delete(document.uri);
      return;
    }
    const reader = await import('../../check/factuality/wordingHints.ts');
    if (document.isClosed) return;
    // From here on nothing waits: the places are those of the text as it is now.
    this.#collection.set(
      document.uri,
      referencesIn(document).flatMap((reference) => hintsOf(document, reference, reader)),
    );
  }

  /** Whether the document may hold references: fields, or it is the reference of another one. */
  #mayHold(document: vscode.TextDocument): boolean {
    return hasFields(document) || this.isContext(document.uri.toString());
  }
}

const hasFields = ({ languageId }: vscode.TextDocument): boolean =>
  /^(?:json|jsonl|jsonc|yaml)$/.test(languageId);

function referencesIn(document: vscode.TextDocument): readonly Span[] {
  const text = document.getText();
  if (text.length > maxCharacters) return [];
  return hasFields(document) ? fieldsOf(text) : [{ start: 0, end: text.length }];
}

const fieldsOf = (text: string): readonly Span[] =>
  [...text.matchAll(field)].map((match) => {
    const end = match.index + match[0].trimEnd().replace(/,$/, '').length;
    return { start: end - match[1]!.length, end };
  });

function hintsOf(
  document: vscode.TextDocument,
  { start, end }: Span,
  reader: Reader,
): readonly vscode.Diagnostic[] {
  const text = document.getText().slice(start, end);
  if (!reader.isShortReference(text)) return [];
  return reader.referenceHints(text).map((hint) => {
    const range = rangeOf(document, { start: start + hint.start, end: start + hint.end });
    const severity = vscode.DiagnosticSeverity.Hint;
    const diagnostic = new vscode.Diagnostic(range, referenceHintText(hint.kind), severity);
    diagnostic.source = 'Claimlight';
    diagnostic.code = `reference.${hint.kind}`;
    return diagnostic;
  });
}
