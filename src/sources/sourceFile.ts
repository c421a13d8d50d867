/** A file of the context as it comes from disk, an editor or the clipboard. */
export interface SourceFile {
  readonly uri: string;
  readonly bytes: Uint8Array;
  readonly mediaType?: string;
}

/** The last part of its address, readable: what a `Problem` names. */
export function fileNameOf(uri: string): string {
  const path = /^[^?#]*/.exec(uri)![0];
  const name = path.slice(path.lastIndexOf('/') + 1) || uri;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
