/** A file of the context as it comes from disk, an editor or the clipboard. */
export interface SourceFile {
  readonly uri: string;
  readonly bytes: Uint8Array;
  readonly mediaType?: string;
}
