import * as vscode from 'vscode';
import type { Findings } from '../review/findings.ts';

/** Hands every edit of a document to the store, at once. */
export const trackEdits = (findings: Findings): vscode.Disposable =>
  vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
    findings.edit(
      document.uri.toString(),
      contentChanges.map(({ rangeOffset, rangeLength, text }) => ({
        start: rangeOffset,
        end: rangeOffset + rangeLength,
        text,
      })),
    );
  });
