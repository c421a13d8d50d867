import type { Chunks } from './read/lines.ts';

/** The file system as data sets need it: the disk on the command line, the workspace in the editor. */
export interface DataFiles {
  /** Throws `contextMissing` or `contextUnreadable`. */
  open(path: string): Chunks;
  exists(path: string): Promise<boolean>;
  /** A path that stands in the file `base`. */
  resolve(base: string, path: string): string;
  /** Runs a function of the person's own file. Absent where that is not allowed. */
  readonly runLoader?: (path: string, functionName: string | undefined) => Promise<unknown>;
}

/** The whole of a small file, such as a configuration. */
export async function readWhole(files: DataFiles, path: string): Promise<string> {
  const decoder = new TextDecoder();
  const parts: string[] = [];
  for await (const chunk of files.open(path)) parts.push(decoder.decode(chunk, { stream: true }));
  return parts.join('') + decoder.decode();
}
