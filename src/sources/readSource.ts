import { bytesHash, longHash } from '../base/hash.ts';
import { Recent } from '../base/recent.ts';
import { runInTurns, type Steps } from '../base/timeSlices.ts';
import { Problem } from '../check/problem.ts';
import type { Source } from '../text/passage.ts';
import { decode } from './encoding.ts';
import { limitSize, maxContextBytes, maxReadSeconds } from './limits.ts';
import { passageSteps, type Reading, type SourceFile, textReading } from './reading.ts';
import { type SourceFormat, sourceFormat } from './sourceFormat.ts';

/**
 * Reads a file of the context into passages, in turns, so that others can work. Throws the signal's reason when it
 * aborts.
 * @throws {Problem} why it cannot be read, with its `uri`
 */
export async function readSource(file: SourceFile, signal?: AbortSignal): Promise<Source> {
  limitSize(file.bytes.length, { uri: file.uri });
  const source = await read(file, signal);
  if (source.passages.length === 0) throw new Problem('contextEmpty', { uri: file.uri });
  return source;
}

/** Formats whose text is the file's own: offsets into it are offsets into the file. */
const verbatim: readonly SourceFormat[] = ['text', 'json', 'jsonLines', 'csv', 'yaml', 'code'];

/**
 * The text of an output, got by the reader that a context of its kind would have.
 * @param asContext reads a context
 * @throws {Problem} why it cannot be read, with its `uri`
 */
export async function readOutputText(
  file: SourceFile,
  asContext: (file: SourceFile) => Promise<Source> = readSource,
): Promise<string> {
  limitSize(file.bytes.length, { uri: file.uri });
  try {
    if (verbatim.includes(sourceFormat(file))) return await decode(file);
    return (await asContext(file)).text;
  } catch (error) {
    if (error instanceof Problem && error.code === 'contextEmpty') return '';
    if (error instanceof Problem && (error.code === 'contextUnreadable' || error.code === 'contextBinary'))
      throw new Problem('outputUnreadable', error.args, error);
    throw error;
  }
}

async function read(file: SourceFile, stopped?: AbortSignal): Promise<Source> {
  const late = AbortSignal.timeout(maxReadSeconds * 1000);
  const signal = stopped ? AbortSignal.any([stopped, late]) : late;
  try {
    const reading = await readers[sourceFormat(file)](file, signal);
    const hash = await longHash(reading.text, signal);
    const passages = await runInTurns(passageSteps(file.uri, reading), signal);
    return { uri: file.uri, text: reading.text, hash, passages };
  } catch (error) {
    stopped?.throwIfAborted();
    if (late.aborted) throw new Problem('readTooSlow', { uri: file.uri, most: maxReadSeconds }, error);
    if (error instanceof Problem) throw new Problem(error.code, { uri: file.uri, ...error.args }, error);
    throw new Problem('contextUnreadable', { uri: file.uri, ...causeOf(error) }, error);
  }
}

/** What a reader says, where it says it shortly: "No password given". */
function causeOf(error: unknown): { readonly cause?: string } {
  const message = error instanceof Error ? error.message.trim() : '';
  return message === '' || message.length > 100 || message.includes('\n') ? {} : { cause: message };
}

type Reader = (file: SourceFile, signal?: AbortSignal) => Promise<Reading>;

const ofText =
  (load: () => Promise<(text: string, uri: string) => Reading>): Reader =>
  async (file) =>
    (await load())(await decode(file), file.uri);

/** A transcript is read as one, whatever kind of JSON it is written in. */
const ofJson =
  (load: () => Promise<(text: string) => Steps<Reading> | Reading>): Reader =>
  async (file, signal) => {
    const [read, { transcriptSteps }, text] = await Promise.all([
      load(),
      import('./transcript/transcriptReading.ts'),
      decode(file),
    ]);
    const transcript = await runInTurns(transcriptSteps(text), signal);
    if (transcript) return transcript;
    const reading = read(text);
    return 'text' in reading ? reading : runInTurns(reading, signal);
  };

/** One reader for each format, loaded when a file first needs it. */
const readers: Readonly<Record<SourceFormat, Reader>> = {
  text: ofText(async () => textReading),
  html: async (file, signal) => (await import('./readHtml.ts')).readHtml(await decode(file), signal),
  pdf: async (file, signal) => (await import('./pdf/readPdf.ts')).readPdf(file, signal),
  docx: async (file, signal) => (await import('./office/readDocx.ts')).readDocx(file, signal),
  pptx: async (file, signal) => (await import('./office/readPptx.ts')).readPptx(file, signal),
  xlsx: async (file, signal) => (await import('./office/readXlsx.ts')).readXlsx(file, signal),
  odt: async (file, signal) => (await import('./office/readOdt.ts')).readOdt(file, signal),
  epub: async (file, signal) => (await import('./office/readEpub.ts')).readEpub(file, signal),
  latex: ofText(async () => (await import('./readLatex.ts')).readLatex),
  rst: ofText(async () => (await import('./readRst.ts')).readRst),
  asciiDoc: async (file, signal) =>
    (await import('./readAsciiDoc.ts')).readAsciiDoc(await decode(file), signal),
  json: ofJson(async () => (await import('./readJson.ts')).jsonSteps),
  jsonLines: ofJson(async () => (await import('./readJson.ts')).readJsonLines),
  csv: ofText(async () => (await import('./readCsv.ts')).readCsv),
  yaml: ofText(async () => (await import('./readYaml.ts')).readYaml),
  notebook: ofText(async () => (await import('./readNotebook.ts')).readNotebook),
  code: ofText(async () => (await import('./readCode.ts')).readCode),
  subtitles: ofText(async () => (await import('./readSubtitles.ts')).readSubtitles),
};

/** Keeps what was read: the same bytes of a file give the same `Source`, until other files take their place. */
export class SourceCache {
  readonly #known: Recent<KnownSource>;

  /**
   * @param capacity bytes of all files together
   * @param fresh reads what is not known
   */
  constructor(
    capacity = maxContextBytes,
    private readonly fresh = readSource,
  ) {
    this.#known = new Recent(capacity, ({ size }) => size);
  }

  /** @throws {Problem} as `readSource` does; failures are not kept */
  async read(file: SourceFile, signal?: AbortSignal): Promise<Source> {
    const size = file.bytes.length;
    const digest = await bytesHash(file.bytes);
    const known = this.#known.get(file.uri);
    if (known?.size === size && known.digest === digest) return known.source;
    const source = await this.fresh(file, signal);
    this.#known.set(file.uri, { size, digest, source });
    return source;
  }
}

interface KnownSource {
  readonly size: number;
  readonly digest: string;
  readonly source: Source;
}
