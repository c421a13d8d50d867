import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Problem } from '../check/problem.ts';
import { isInside } from '../sources/pathBounds.ts';

/** The files that a client of a server may name: those in its folders, and no others. */
export class ClientFiles {
  private constructor(
    /** Absolute paths, as the client gives them. */
    readonly folders: readonly string[],
    /** The same, and the same behind every link. */
    private readonly reach: readonly string[],
  ) {}

  /** Folders that are not there hold no files. */
  static async in(folders: readonly string[]): Promise<ClientFiles> {
    const found = await Promise.all(
      folders.map((folder) =>
        realpath(folder).then(
          (real) => [{ folder, real }],
          () => [],
        ),
      ),
    );
    const there = found.flat();
    const named = there.map(({ folder }) => folder);
    return new ClientFiles(named, [...new Set([...named, ...there.map(({ real }) => real)])]);
  }

  /**
   * The absolute path of a name: in the first folder that has such a file, or else in the first. Decided by the name
   * alone, so that a refusal tells nothing about what is there; where links lead is looked at when the file is read.
   * @param name a path, a glob or a file's URI
   * @throws {Problem} outside
   */
  path(name: string): string {
    const inside = this.folders
      .map((folder) => resolve(folder, localPath(name)))
      .filter((path) => this.reach.some((folder) => isInside(path, folder)));
    const found = inside.find((path) => existsSync(path)) ?? inside[0];
    if (found === undefined) throw new Problem('outside', { file: name });
    return found;
  }

  /** A file as the client knows it: its path from a folder on, with "/". */
  readonly nameOf = (uri: string): string => {
    const path = localPath(uri);
    const folder = this.reach.find((one) => isInside(path, one));
    return (folder === undefined ? path : relative(folder, path)).replaceAll('\\', '/');
  };
}

/** What is no URI of a file is left as it is. */
export function localPath(name: string): string {
  if (!/^file:/i.test(name)) return name;
  try {
    const url = new URL(name);
    const { hash } = url;
    url.hash = '';
    return fileURLToPath(url) + hash;
  } catch {
    return name;
  }
}
