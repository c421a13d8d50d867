import * as vscode from 'vscode';
import { Problem } from '../check/problem.ts';
import type { Source } from '../check/types.ts';
import { sourceScheme } from './ids.ts';

const maxBytes = 50 * 1024 * 1024;

/**
 * Reads context files: an open document as it stands in the editor, anything else from disk. Keeps the text of the
 * latest read of each, since evidence in a PDF or in the clipboard can be shown only in the text that was read.
 */
export class Sources implements vscode.TextDocumentContentProvider {
  readonly #texts = new Map<string, string>();
  readonly #clipboard = new Map<string, string>();

  /** @throws {Problem} contextEmpty, contextMissing, contextBinary, contextUnreadable, fileTooLarge */
  async read(uri: string): Promise<Source> {
    const { readSource } = await import('../sources/readSource.ts');
    const source = await readSource({ uri, bytes: await this.#bytes(uri) });
    this.#texts.set(uri, source.text);
    return source;
  }

  /** Makes a context of text that stands in no file. */
  addText(text: string): string {
    const name = vscode.l10n.t('Clipboard {0}', this.#clipboard.size + 1);
    const uri = vscode.Uri.from({ scheme: sourceScheme, path: `/${name}.txt` }).toString();
    this.#clipboard.set(uri, text);
    return uri;
  }

  /** The document that shows a source at the offsets of its text. */
  async open(uri: string): Promise<vscode.TextDocument> {
    const at = vscode.Uri.parse(uri, true);
    return vscode.workspace.openTextDocument(isExtracted(at) ? extractedUri(at) : at);
  }

  async provideTextDocumentContent(uri: vscode.Uri): Promise<string> {
    const original = uri.query || uri.toString();
    const text = this.#clipboard.get(original) ?? this.#texts.get(original);
    return text ?? (await this.read(original)).text;
  }

  async #bytes(uri: string): Promise<Uint8Array> {
    const text = this.#clipboard.get(uri);
    if (text !== undefined) return new TextEncoder().encode(text);
    const open = vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri);
    if (open) return new TextEncoder().encode(open.getText());
    const at = vscode.Uri.parse(uri, true);
    try {
      const { size } = await vscode.workspace.fs.stat(at);
      if (size > maxBytes) throw new Problem('fileTooLarge', { uri });
      return await vscode.workspace.fs.readFile(at);
    } catch (error) {
      if (error instanceof Problem) throw error;
      const missing = error instanceof vscode.FileSystemError && error.code === 'FileNotFound';
      throw new Problem(missing ? 'contextMissing' : 'contextUnreadable', { uri }, error);
    }
  }
}

/** A reader makes its own text of such files, and offsets are into that text. */
const isExtracted = (uri: vscode.Uri): boolean => /\.(pdf|docx|html?)$/i.test(uri.path);

const extractedUri = (uri: vscode.Uri): vscode.Uri =>
  vscode.Uri.from({ scheme: sourceScheme, path: `${uri.path}.txt`, query: uri.toString() });
