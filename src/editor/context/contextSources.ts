import * as vscode from 'vscode';
import { Recent } from '../../base/recent.ts';
import { runInTurns } from '../../base/timeSlices.ts';
import { Problem } from '../../check/problem.ts';
import type { Evidence } from '../../check/types.ts';
import { limitSize, maxContextBytes, maxFiles, readerMegabytes } from '../../sources/limits.ts';
import type { SourceCache } from '../../sources/readSource.ts';
import type { Source } from '../../text/passage.ts';
import type { TranscriptFile, Workers } from '../../worker/workerPort.ts';
import type { WorkerReader } from '../../worker/workerReader.ts';
import { fileExists, openDocument } from '../documents.ts';
import { sourceScheme } from '../ids.ts';
import type { TranscriptReader } from './transcriptReader.ts';

interface ReadText {
  readonly text: string;
  /** The reader made a text of its own, as for PDF; the file itself does not show the offsets. */
  readonly extracted: boolean;
}

/** A file as it looks from outside, and what it then held. */
interface FileLook {
  readonly mtime: number;
  readonly size: number;
  readonly source: Source;
}

/** Characters of all texts that stand in no file. */
const mostVirtual = 50_000_000;

const encoder = new TextEncoder();

/**
 * Reads context files: an open document as it stands in the editor, anything else from disk. Keeps the text of the
 * latest read of each, since evidence in a PDF or in the clipboard can be shown only in the text that was read.
 */
export class ContextSources implements vscode.TextDocumentContentProvider {
  readonly #texts = new Recent<ReadText>(maxContextBytes, ({ text }) => text.length);
  /** Context that stands in no file: the clipboard, a column of a data set. */
  readonly #virtual = new Recent<Source>(mostVirtual, ({ text }) => text.length);
  /** What files held when they looked as they did. */
  readonly #looks = new Recent<FileLook>(maxFiles * 2, () => 1);
  #closed: (Omit<FileLook, 'source'> & TranscriptFile) | undefined;
  #clips = 0;
  #cache: SourceCache | undefined;
  #reader: WorkerReader | undefined;

  /** @param workers where files are read, so that no reader holds the host; it reads in slices itself without them */
  constructor(
    private readonly workers: Workers | undefined,
    private readonly transcripts: TranscriptReader,
  ) {}

  /** @throws {Problem} why it cannot be read, with its `uri`; the signal's reason when it aborts */
  async read(uri: string, signal?: AbortSignal): Promise<Source> {
    const virtual = this.#virtual.get(uri);
    if (virtual) return virtual;
    const open = await openText(uri);
    if (open === undefined && uri.includes('#')) return this.#readResult(uri, signal);
    return open === undefined
      ? this.#readFile(uri, signal)
      : this.#readBytes(uri, encoder.encode(open), open, signal);
  }

  /** Starts the worker that reads, for a check that is to come. */
  warm(): void {
    if (!this.workers) return;
    this.#opened().then(
      () => this.#reader?.warm(),
      () => undefined,
    );
  }

  /** Bytes of all files together, as far as they can be told. */
  async size(uris: readonly string[]): Promise<number> {
    const sizes = uris.map(async (uri) =>
      this.#virtual.has(uri)
        ? 0
        : vscode.workspace.fs.stat(vscode.Uri.parse(uri, true)).then(
            ({ size }) => size,
            () => 0,
          ),
    );
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }

  /** A file of a thousand that looks as it did is not read again. */
  async #readFile(uri: string, signal?: AbortSignal): Promise<Source> {
    const stat = await statOf(uri);
    const known = this.#looks.get(uri);
    if (known?.mtime === stat.mtime && known.size === stat.size) return known.source;
    const source = await this.#readBytes(uri, await contentOf(uri), undefined, signal);
    const { mtime, size } = stat;
    if (isTelling(uri, mtime)) this.#looks.set(uri, { mtime, size, source });
    else this.#looks.delete(uri);
    return source;
  }

  async #readBytes(
    uri: string,
    bytes: Uint8Array,
    own: string | undefined,
    signal?: AbortSignal,
  ): Promise<Source> {
    const cache = await this.#opened();
    const source = await cache.read({ uri, bytes }, signal);
    const { text } = source;
    const { isUtf8Steps } = await import('../../sources/encoding.ts');
    const extracted =
      own === undefined ? !(await runInTurns(isUtf8Steps(bytes, text), signal)) : own !== text;
    this.#texts.set(uri, { text, extracted });
    return source;
  }

  async #opened(): Promise<SourceCache> {
    const [{ readSource, SourceCache }, { WorkerReader }] = await Promise.all([
      import('../../sources/readSource.ts'),
      import('../../worker/workerReader.ts'),
    ]);
    if (this.#cache) return this.#cache;
    const { workers } = this;
    if (workers)
      this.#reader = new WorkerReader({ start: () => workers.start(readerMegabytes), here: readSource });
    const reader = this.#reader;
    this.#cache = new SourceCache(maxContextBytes, reader && ((file, signal) => reader.read(file, signal)));
    return this.#cache;
  }

  /** A tool result of a transcript, as that says now. */
  async #readResult(uri: string, signal?: AbortSignal): Promise<Source> {
    const transcript = uri.slice(0, uri.lastIndexOf('#'));
    const text = (await openText(transcript)) ?? (await this.#closedText(transcript));
    const source = await this.transcripts.result({ uri: transcript, text }, uri, signal);
    this.#texts.set(uri, { text: source.text, extracted: true });
    return source;
  }

  /** The text of a transcript that is not open. Its results are read one after the other. */
  async #closedText(uri: string): Promise<string> {
    const { mtime, size } = await statOf(uri);
    const known = this.#closed;
    if (known?.uri === uri && known.mtime === mtime && known.size === size) return known.text;
    const { decode } = await import('../../sources/encoding.ts');
    const text = await decode({ uri, bytes: await contentOf(uri) });
    this.#closed = isTelling(uri, mtime) ? { uri, mtime, size, text } : undefined;
    return text;
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
    const cache = await this.#opened();
    const name = vscode.l10n.t('Clipboard {0}', ++this.#clips);
    const uri = vscode.Uri.from({ scheme: sourceScheme, path: `/${name}` }).toString();
    this.add(await cache.read({ uri, bytes: encoder.encode(text) }));
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

/** @throws {Problem} notAFile, fileTooLarge, contextMissing, contextUnreadable */
async function statOf(uri: string): Promise<vscode.FileStat> {
  try {
    const stat = await vscode.workspace.fs.stat(vscode.Uri.parse(uri, true));
    // A pipe or device may never end.
    if ((stat.type & vscode.FileType.File) === 0) throw new Problem('notAFile', { uri });
    limitSize(stat.size, { uri });
    return stat;
  } catch (error) {
    throw unreadable(uri, error);
  }
}

/** To be asked for where it is known that it is a file. */
async function contentOf(uri: string): Promise<Uint8Array> {
  try {
    return await vscode.workspace.fs.readFile(vscode.Uri.parse(uri, true));
  } catch (error) {
    throw unreadable(uri, error);
  }
}

function unreadable(uri: string, error: unknown): Problem {
  if (error instanceof Problem) return error;
  const missing = error instanceof vscode.FileSystemError && error.code === 'FileNotFound';
  return new Problem(missing ? 'contextMissing' : 'contextUnreadable', { uri }, error);
}

/** A file that was written a moment ago may be written again in the same tick of its disk's clock. */
const restMs = 2000;

/** Whether the time of its last change tells that a file has changed. Not every file system has one. */
const isTelling = (uri: string, mtime: number): boolean =>
  uri.startsWith('file:') && mtime > 0 && Date.now() - mtime > restMs;

const lineStart = (text: string, offset: number): number =>
  offset === 0 ? 0 : Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;

const textUriOf = (uri: vscode.Uri): vscode.Uri =>
  vscode.Uri.from({
    scheme: sourceScheme,
    path: `${uri.path}${uri.fragment && ` ${uri.fragment}`}.txt`,
    query: uri.toString(),
  });
