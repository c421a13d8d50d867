import * as vscode from 'vscode';
import type { Findings } from '../review/findings.ts';
import type { ReadAfter } from '../review/trackedRange.ts';
import { rangeOf } from './ranges.ts';

/** Above this many characters the whole text is cheaper than a range of it. */
const shortRead = 20_000;

/** Hands every edit of a document to the store, at once. */
export const trackEdits = (findings: Findings): vscode.Disposable =>
  vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
    const edits = contentChanges.map(({ rangeOffset, rangeLength, text }) => ({
      start: rangeOffset,
      end: rangeOffset + rangeLength,
      text,
    }));
    findings.edit(document.uri.toString(), edits, reader(document));
  });

function reader(document: vscode.TextDocument): ReadAfter {
  let whole: string | undefined;
  return (start, end) => {
    if (end - start <= shortRead) return document.getText(rangeOf(document, { start, end }));
    whole ??= document.getText();
    return whole.slice(start, end);
  };
}
