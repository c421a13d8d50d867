import * as vscode from 'vscode';
import { Problem } from '../../check/problem.ts';
import type { Evidence } from '../../check/types.ts';
import { limitSize } from '../../sources/limits.ts';
import type { SourceCache } from '../../sources/readSource.ts';
import type { Source } from '../../text/passage.ts';
import { fileExists, openDocument } from '../documents.ts';
import { sourceScheme } from '../ids.ts';

interface ReadText {
  readonly text: string;
  /** The reader made a text of its own, as for PDF; the file itself does not show the offsets. */
  readonly extracted: boolean;
}

/**
 * Reads context files: an open document as it stands in the editor, anything else from disk. Keeps the text of the
 * latest read of each, since evidence in a PDF or in the clipboard can be shown only in the text that was read.
 */
export class ContextSources implements vscode.TextDocumentContentProvider {
  readonly #texts = new Map<string, ReadText>();
  /** Context that stands in no file: the clipboard, a column of a data set. */
  readonly #virtual = new Map<string, Source>();
  #cache: SourceCache | undefined;

  /** @throws {Problem} why it cannot be read, with its `uri`; the signal's reason when it aborts */
  async read(uri: string, signal?: AbortSignal): Promise<Source> {
    const virtual = this.#virtual.get(uri);
    if (virtual) return virtual;
    const open = await openText(uri);
    if (open === undefined && uri.includes('#')) return this.#readResult(uri);
    const { SourceCache } = await import('../../sources/readSource.ts');
    this.#cache ??= new SourceCache();
    const bytes = open === undefined ? await bytesOf(uri) : new TextEncoder().encode(open);
    const source = await this.#cache.read({ uri, bytes }, signal);
    const own = open ?? new TextDecoder().decode(bytes);
    this.#texts.set(uri, { text: source.text, extracted: source.text !== own });
    return source;
  }

  /** A tool result of a transcript, as that says now. */
  async #readResult(uri: string): Promise<Source> {
    const transcript = uri.slice(0, uri.lastIndexOf('#'));
    const [{ readTranscript }, { readText }] = await Promise.all([
      import('../../sources/transcript/readTranscript.ts'),
      import('../../sources/readText.ts'),
    ]);
    const file = (await openText(transcript)) ?? new TextDecoder().decode(await bytesOf(transcript));
    const results = readTranscript(transcript, file).flatMap((answer) => answer.results);
    const found = results.find((result) => result.uri === uri);
    if (!found) throw new Problem('contextMissing', { uri });
    this.#texts.set(uri, { text: found.text, extracted: true });
    return readText(uri, found.text);
  }

  /** Takes in context that stands in no file; from now on it can be read and shown by its URI. */
  add(source: Source): void {
    this.#virtual.set(source.uri, source);
  }

  /** Its text stands in no file of that name. */
  isVirtual(uri: string): boolean {
    return this.#virtual.has(uri);
  }

  /** @throws {Problem} contextEmpty */
  async addText(text: string): Promise<string> {
    const { readSource } = await import('../../sources/readSource.ts');
    const name = vscode.l10n.t('Clipboard {0}', this.#virtual.size + 1);
    const uri = vscode.Uri.from({ scheme: sourceScheme, path: `/${name}` }).toString();
    this.add(await readSource({ uri, bytes: new TextEncoder().encode(text) }));
    return uri;
  }

  /** The document that shows a source at the offsets of its text. */
  async open(uri: string): Promise<vscode.TextDocument> {
    if (!this.#virtual.has(uri) && !this.#texts.has(uri)) await this.read(uri);
    return vscode.workspace.openTextDocument(this.shownAt(uri));
  }

  /** The URI of that document, as far as it is known without reading the source. */
  shownAt(uri: string): vscode.Uri {
    const at = vscode.Uri.parse(uri, true);
    return this.#virtual.has(uri) || this.#texts.get(uri)?.extracted ? textUriOf(at) : at;
  }

  /** Where evidence stands: to the letter in a source that this window has read, else the start of its line. */
  locate({ uri, start, end, line, quote }: Evidence): vscode.Location {
    const text = this.#known(uri) ?? '';
    const column = text.slice(start, end) === quote ? start - lineStart(text, start) : 0;
    return new vscode.Location(this.shownAt(uri), new vscode.Position(line - 1, column));
  }

  /** The text of a source that is shown on its own; its URI is the query. */
  async provideTextDocumentContent({ query }: vscode.Uri): Promise<string> {
    return this.#known(query) ?? (await this.read(query)).text;
  }

  #known(uri: string): string | undefined {
    return this.#virtual.get(uri)?.text ?? this.#texts.get(uri)?.text;
  }
}

/** As it stands in an editor. An editor that is left over of a file that is gone says nothing. */
async function openText(uri: string): Promise<string | undefined> {
  const document = openDocument(uri);
  if (!document) return undefined;
  const { scheme } = document.uri;
  const isFile = scheme !== 'untitled' && vscode.workspace.fs.isWritableFileSystem(scheme) !== undefined;
  return isFile && !(await fileExists(document.uri)) ? undefined : document.getText();
}

async function bytesOf(uri: string): Promise<Uint8Array> {
  const at = vscode.Uri.parse(uri, true);
  try {
    const { size, type } = await vscode.workspace.fs.stat(at);
    // A pipe or device may never end.
    if ((type & vscode.FileType.File) === 0) throw new Problem('notAFile', { uri });
    limitSize(size, { uri });
    return await vscode.workspace.fs.readFile(at);
  } catch (error) {
    if (error instanceof Problem) throw error;
    const missing = error instanceof vscode.FileSystemError && error.code === 'FileNotFound';
    throw new Problem(missing ? 'contextMissing' : 'contextUnreadable', { uri }, error);
  }
}

const lineStart = (text: string, offset: number): number =>
  offset === 0 ? 0 : Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;

const textUriOf = (uri: vscode.Uri): vscode.Uri =>
  vscode.Uri.from({
    scheme: sourceScheme,
    path: `${uri.path}${uri.fragment && ` ${uri.fragment}`}.txt`,
    query: uri.toString(),
  });
