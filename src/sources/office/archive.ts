import JSZip from 'jszip';
import { Problem } from '../../check/problem.ts';
import { maxFileBytes } from '../limits.ts';

/** More entries than any document has; each costs memory before it is read. */
const maxEntries = 20_000;

/** The types of JSZip leave out what its documentation has. */
type StreamedEntry = JSZip.JSZipObject & {
  internalStream(type: 'uint8array'): JSZip.JSZipStreamHelper<Uint8Array>;
};

/**
 * A zipped document (DOCX, PPTX, XLSX, ODT, EPUB). What an archive says of its sizes is not believed: parts are
 * unpacked piece by piece and counted, and all of them together may be as large as a file may be.
 */
export class Archive {
  #left = maxFileBytes;

  private constructor(
    private readonly zip: JSZip,
    private readonly signal: AbortSignal | undefined,
  ) {}

  /** @throws what JSZip throws on what is no archive; {Problem} unpackedTooLarge */
  static async open(bytes: Uint8Array, signal?: AbortSignal): Promise<Archive> {
    // A copy, since builds for Node hand on views of larger buffers.
    const zip = await JSZip.loadAsync(new Uint8Array(bytes));
    signal?.throwIfAborted();
    const archive = new Archive(zip, signal);
    if (archive.names.length > maxEntries) throw tooLarge();
    return archive;
  }

  get names(): readonly string[] {
    return Object.keys(this.zip.files);
  }

  /** A part as text (UTF-8, or UTF-16 with a mark); undefined where there is none of that name. */
  async text(name: string): Promise<string | undefined> {
    const bytes = await this.bytes(name);
    if (!bytes) return undefined;
    const utf16 =
      bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8';
    return new TextDecoder(utf16).decode(bytes);
  }

  /** @throws {Problem} unpackedTooLarge */
  async bytes(name: string): Promise<Uint8Array | undefined> {
    const entry = this.zip.file(name);
    if (!entry) return undefined;
    const pieces: Uint8Array[] = [];
    await new Promise<void>((resolve, reject) => {
      const stream = (entry as StreamedEntry).internalStream('uint8array');
      stream
        .on('data', (piece) => {
          this.#left -= piece.length;
          if (this.#left >= 0 && !this.signal?.aborted) pieces.push(piece);
          else {
            stream.pause();
            reject(this.signal?.aborted ? this.signal.reason : tooLarge());
          }
        })
        .on('error', reject)
        .on('end', () => resolve())
        .resume();
    });
    return joined(pieces);
  }
}

const tooLarge = (): Problem => new Problem('unpackedTooLarge', { most: maxFileBytes / 1_000_000 });

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
