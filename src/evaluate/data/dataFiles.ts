import { Problem } from '../../check/problem.ts';
import type { ParsedConfig } from './promptfoo/parseConfig.ts';
import { type Chunks, limited, readDecoded } from './read/fileLines.ts';
import type { RawRow, RowFormat } from './read/rawRow.ts';

export type OwnFunction = (given: unknown) => unknown;

/** Parses data sets where the thread that asks is not held by it. Each throws as parsing there would. */
export interface DataParser {
  rows(path: string, format: RowFormat, chunks: Chunks): AsyncGenerator<RawRow>;
  /** @returns nothing where the file is no configuration */
  config(path: string, chunks: Chunks): Promise<ParsedConfig | undefined>;
}

/** The file system as data sets need it: the disk on the command line, the workspace in the editor. */
export interface DataFiles {
  /** Throws `dataMissing` or `dataUnreadable`. */
  open(path: string): Chunks;
  exists(path: string): Promise<boolean>;
  /** A path that stands in the file `base`. */
  resolve(base: string, path: string): string;
  /** Absent where files are parsed in this thread. */
  readonly parser?: DataParser;
  /** Runs a function of the person's own file, or takes the value in its place. Absent where that is not allowed. */
  readonly runLoader?: (path: string, functionName: string | undefined) => Promise<unknown>;
  /** A function of the person's own file, to be called with what it needs. Absent where that is not allowed. */
  readonly loadFunction?: (path: string, functionName: string | undefined) => Promise<OwnFunction>;
  /** Where data sets of Hugging Face's hub lie that other programs downloaded. Absent where it cannot be told. */
  readonly hubCache?: string;
  /** For `{{ env.NAME }}` in configurations: those that may be read. Absent where none is. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** The whole of a small file, such as a configuration. Throws `dataEncoding`, `fileTooLarge`. */
export async function readWhole(files: DataFiles, path: string): Promise<string> {
  const { text, badLines } = await readDecoded(limited(path, files.open(path)));
  for (const line of badLines) throw new Problem('dataEncoding', { file: path, line });
  return text;
}

/** Files as modules need them, by their URLs; a port, since the editor's files are not Node's. */
export interface ModuleFiles {
  read(url: string): Promise<string>;
  write(url: string, text: string): Promise<void>;
  remove(url: string): Promise<void>;
  exists(url: string): Promise<boolean>;
}
