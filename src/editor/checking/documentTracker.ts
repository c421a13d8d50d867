import * as vscode from 'vscode';
import type { Findings } from '../../review/findings.ts';
import type { ReadAfter } from '../../review/trackedRanges.ts';
import type { ContextBindings } from '../context/contextBindings.ts';
import { openDocument, rangeOf } from '../documents.ts';
import { rowScheme } from '../ids.ts';
import type { ReviewStorage } from '../storage/reviewStorage.ts';

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

/** A closed text keeps its name no longer than the change of its language takes, which closes it for a moment. */
const closingMs = 1000;

/** The next text without a file gets the name of the last one: what was known of that one goes when it is closed. */
export function forgetClosed(findings: Findings, bindings: ContextBindings): vscode.Disposable {
  return vscode.workspace.onDidCloseTextDocument(({ uri }) => {
    if (uri.scheme !== 'untitled' && uri.scheme !== rowScheme) return;
    const closed = uri.toString();
    setTimeout(() => {
      if (openDocument(closed)) return;
      findings.clear(closed);
      void bindings.forget(closed);
    }, closingMs);
  });
}

/** Files get other names, and texts are saved as other files: what is known of them goes with them. */
export function trackRenames(
  findings: Findings,
  bindings: ContextBindings,
  saved: ReviewStorage,
): vscode.Disposable {
  const rename = (newName: (uri: string) => string | undefined) => {
    void saved.rename(newName);
    findings.rename(newName);
    void bindings.rename(newName);
  };
  /** Documents that are being saved as another file, by the URI of that file. */
  const sources = new Map<string, vscode.TextDocument>();
  return vscode.Disposable.from(
    vscode.workspace.onDidRenameFiles(({ files }) => {
      const pairs = files.map(({ oldUri, newUri }) => [oldUri.toString(), newUri.toString()] as const);
      rename((uri) => {
        const pair = pairs.find(([from]) => uri === from || uri.startsWith(`${from}/`));
        return pair && pair[1] + uri.slice(pair[0].length);
      });
    }),
    // Not on save: by then its text may have been tidied.
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      const source = saveAsSource(document);
      if (source) sources.set(document.uri.toString(), source);
    }),
    vscode.workspace.onDidCloseTextDocument(({ uri }) => sources.delete(uri.toString())),
    vscode.workspace.onDidSaveTextDocument((document) => {
      const to = document.uri.toString();
      const source = sources.get(to);
      if (!source || !sources.delete(to) || isVisible(document)) return;
      const from = source.uri.toString();
      if (source.isUntitled) {
        rename((uri) => (uri === from ? to : undefined));
        findings.reopened(to, document.getText());
      } else {
        findings.copy(from, to, document.getText());
        void bindings.copy(from, to);
      }
    }),
  );
}

/**
 * "Save As" fills the new file, saves it, and only then shows it in the place of the old one: what gets, without being
 * on show, the words of the text in front or of one that has no file yet, is that text.
 */
function saveAsSource(document: vscode.TextDocument): vscode.TextDocument | undefined {
  const inFront = vscode.window.activeTextEditor?.document;
  if (document === inFront || document.uri.scheme === 'output' || document.isUntitled) return undefined;
  if (isVisible(document)) return undefined;
  const text = document.getText();
  if (text === '') return undefined;
  const untitled = vscode.workspace.textDocuments.filter(({ isUntitled }) => isUntitled);
  return [...(inFront ? [inFront] : []), ...untitled].find((one) => one.getText() === text);
}

function isVisible(document: vscode.TextDocument): boolean {
  const uri = document.uri.toString();
  const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
  return (
    vscode.window.visibleTextEditors.some((editor) => editor.document === document) ||
    tabs.some(({ input }) => input instanceof vscode.TabInputText && input.uri.toString() === uri)
  );
}
