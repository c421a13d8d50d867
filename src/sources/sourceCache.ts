import type { Source } from '../text/passage.ts';
import { readSource } from './readSource.ts';
import type { SourceFile } from './sourceFile.ts';

/** As many files as a person works with at a time. */
const capacity = 12;

/** Reads files of the context, each once as long as its bytes stay the same: the same bytes give the same `Source`. */
export class SourceCache {
  /** The latest read last. */
  readonly #known = new Map<string, { readonly bytes: Uint8Array; readonly source: Source }>();

  /** @throws {Problem} as `readSource` does; failures are not kept */
  async read(file: SourceFile, signal?: AbortSignal): Promise<Source> {
    const known = this.#known.get(file.uri);
    if (known && areEqual(known.bytes, file.bytes)) return known.source;
    const source = await readSource(file, signal);
    this.#known.delete(file.uri);
    this.#known.set(file.uri, { bytes: file.bytes, source });
    for (const uri of [...this.#known.keys()].slice(0, -capacity)) this.#known.delete(uri);
    return source;
  }
}

function areEqual(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
