import * as vscode from 'vscode';
import { maxFileBytes } from '../sources/limits.ts';
import type { Span } from '../text/span.ts';

export const rangeOf = (document: vscode.TextDocument, span: Span): vscode.Range =>
  new vscode.Range(document.positionAt(span.start), document.positionAt(span.end));

/** Of the document in front. */
export const activeUri = (): string | undefined => vscode.window.activeTextEditor?.document.uri.toString();

/** The open document of a URI, where there is one. */
export const openDocument = (uri: string): vscode.TextDocument | undefined =>
  vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri);

/**
 * The document of a URI, which VS Code opens without showing it where it is closed; undefined where nothing stands behind
 * the URI any more.
 */
export async function documentOf(uri: string): Promise<vscode.TextDocument | undefined> {
  const parsed = vscode.Uri.parse(uri, true);
  // A closed text without a file would be begun anew.
  if (openDocument(uri) || parsed.scheme === 'untitled') return openDocument(uri);
  return vscode.workspace.openTextDocument(parsed).then(
    (document) => document,
    () => undefined,
  );
}

/** Of any file system. */
export const fileExists = async (uri: vscode.Uri): Promise<boolean> =>
  vscode.workspace.fs.stat(uri).then(
    () => true,
    () => false,
  );

/** A file's text as it is on disk; empty of what is larger than any document, or is none. */
export async function textOnDisk(uri: vscode.Uri): Promise<string> {
  const { fs } = vscode.workspace;
  try {
    const { type, size } = await fs.stat(uri);
    if ((type & vscode.FileType.File) === 0 || size > maxFileBytes) return '';
    return new TextDecoder().decode(await fs.readFile(uri));
  } catch {
    return '';
  }
}
