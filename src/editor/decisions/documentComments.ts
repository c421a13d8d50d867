import * as vscode from 'vscode';
import { DisposableOwner } from '../../base/disposables.ts';
import { commentDecision } from '../../review/decisions.ts';
import {
  type CommentedText,
  commentMarker,
  type IgnoredStretch,
  ignoredStretches,
  stretchAt,
} from '../../review/ignoreComments.ts';
import type { FindDecision } from '../../review/reviewedDocument.ts';
import { openDocument } from '../documents.ts';

interface KnownComments {
  /** Of the document that they hold for; undefined where that has other ones now. */
  version: number | undefined;
  readonly stretches: readonly IgnoredStretch[];
  /** Something in the text reads like such a comment. */
  readonly marked: boolean;
}

/** Comments of documents that say what to ignore: as they are now, or were when the document was closed. */
export class DocumentComments extends DisposableOwner {
  readonly #known = new Map<string, KnownComments>();

  constructor() {
    super();
    // A long text is not read again at every stroke.
    this.own(
      vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        const known = this.#known.get(document.uri.toString());
        // A text that is only saved, or no longer saved, has changed nothing.
        if (known?.version === undefined || contentChanges.length === 0) return;
        const same = !known.marked && !mayMark(document, contentChanges);
        known.version = same ? document.version : undefined;
      }),
    );
  }

  /** What they say of findings of a document. */
  of(uri: string): FindDecision {
    const stretches = this.#stretches(uri);
    return (finding) => {
      const stretch = stretchAt(stretches, finding.claim);
      return stretch && commentDecision(finding, stretch.note);
    };
  }

  #stretches(uri: string): readonly IgnoredStretch[] {
    const document = openDocument(uri);
    const known = this.#known.get(uri);
    if (!document || known?.version === document.version) return known?.stretches ?? [];
    const text = document.getText();
    const stretches = ignoredStretches(text, formatOfDocument(document));
    this.#known.set(uri, { version: document.version, stretches, marked: text.includes(commentMarker) });
    return stretches;
  }
}

/** Whether a change of a text without comments may bring one; of several changes nobody knows where they are now. */
function mayMark(
  document: vscode.TextDocument,
  changes: readonly vscode.TextDocumentContentChangeEvent[],
): boolean {
  const [change] = changes;
  if (!change || changes.length > 1) return true;
  const first = change.range.start.line;
  const last = first + change.text.split('\n').length - 1;
  return [change.text, document.lineAt(first).text, document.lineAt(last).text].some((text) =>
    text.includes(commentMarker),
  );
}

export const formatOfDocument = ({ languageId, uri }: vscode.TextDocument): CommentedText => ({
  language: languageId,
  path: uri.path,
});
