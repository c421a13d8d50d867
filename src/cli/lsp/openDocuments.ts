import type { DidChangeTextDocumentParams, DidOpenTextDocumentParams, Range } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { LinedText } from '../../report/tableCell.ts';
import type { Findings } from '../../review/findings.ts';
import type { Span } from '../../text/span.ts';

/** The documents that the client has open; each edit moves their findings at once. */
export class OpenDocuments {
  readonly #documents = new Map<string, TextDocument>();

  constructor(private readonly findings: Findings) {}

  get(uri: string): TextDocument | undefined {
    return this.#documents.get(uri);
  }

  uris(): readonly string[] {
    return [...this.#documents.keys()];
  }

  open({ textDocument: { uri, languageId, version, text } }: DidOpenTextDocumentParams): void {
    this.#documents.set(uri, TextDocument.create(uri, languageId, version, text));
  }

  close(uri: string): void {
    this.#documents.delete(uri);
  }

  change({ textDocument: { uri, version }, contentChanges }: DidChangeTextDocumentParams): void {
    const document = this.#documents.get(uri);
    if (!document) return;
    // Each is about the text that the one before it left.
    for (const change of contentChanges) {
      const end = document.getText().length;
      const span = 'range' in change ? spanOf(document, change.range) : { start: 0, end };
      TextDocument.update(document, [change], version);
      const text = document.getText();
      this.findings.edit(uri, [{ ...span, text: change.text }], (from, to) => text.slice(from, to));
    }
  }
}

const spanOf = (document: TextDocument, { start, end }: Range): Span => ({
  start: document.offsetAt(start),
  end: document.offsetAt(end),
});

export const rangeIn = (document: TextDocument, { start, end }: Span): Range => ({
  start: document.positionAt(start),
  end: document.positionAt(end),
});

/** A document by its lines, without their breaks. */
export const linesOf = (document: TextDocument): LinedText => ({
  lineAt: (line) => {
    const start = { line, character: 0 };
    return {
      text: document.getText({ start, end: { line: line + 1, character: 0 } }).replace(/[\r\n]+$/, ''),
    };
  },
  positionAt: (offset) => document.positionAt(offset),
});

/** Plain text has no markup; all else is read as Markdown, as in VS Code. */
export const formatOfLanguage = (languageId: string): 'markdown' | 'plain' =>
  /^(?:plaintext|text)$/.test(languageId) ? 'plain' : 'markdown';
