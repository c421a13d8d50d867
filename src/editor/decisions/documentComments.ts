import type * as vscode from 'vscode';
import type { Finding } from '../../check/types.ts';
import { commentDecision, type Decision } from '../../review/decisions.ts';
import {
  type CommentedText,
  type IgnoredStretch,
  ignoredStretches,
  stretchAt,
} from '../../review/ignoreComments.ts';
import { openDocument } from '../documents.ts';

/** Comments of documents that say what to ignore: as they are now, or were when the document was closed. */
export class DocumentComments {
  readonly #known = new Map<
    string,
    { readonly version: number; readonly stretches: readonly IgnoredStretch[] }
  >();

  find(uri: string, finding: Finding): Decision | undefined {
    const stretch = stretchAt(this.#stretches(uri), finding.claim);
    return stretch && commentDecision(finding, stretch.note);
  }

  #stretches(uri: string): readonly IgnoredStretch[] {
    const document = openDocument(uri);
    const known = this.#known.get(uri);
    if (!document || known?.version === document.version) return known?.stretches ?? [];
    const stretches = ignoredStretches(document.getText(), formatOfDocument(document));
    this.#known.set(uri, { version: document.version, stretches });
    return stretches;
  }
}

export const formatOfDocument = ({ languageId, uri }: vscode.TextDocument): CommentedText => ({
  language: languageId,
  path: uri.path,
});
