import { dirname, isAbsolute, relative, resolve } from 'node:path';
import picomatch from 'picomatch';
import { Problem } from '../../check/problem.ts';
import type { ContextRead } from '../../sources/contextRead.ts';
import { frontMatterBinding } from '../../sources/frontMatter.ts';
import { isInside } from '../../sources/pathBounds.ts';
import type { Bounds } from '../../sources/realPath.node.ts';
import { readContext, refuseOwn } from '../check/contextFiles.ts';
import { globBase, isGlob } from '../check/globs.ts';
import { configWithin } from '../check/projectConfig.ts';
import type { ClientFiles } from '../clientFiles.ts';
import type { ServerSettings } from './serverSettings.ts';

/** What a document is to be checked against. */
export interface DocumentContext {
  /** Absolute paths and globs. */
  readonly names: readonly string[];
  readonly question?: string;
}

/**
 * What the front matter of a document names, else the first glob of the settings that it matches, else of the project's
 * configuration.
 * @param path of the document; undefined for one that is no file
 * @throws {Problem} noContext, outside, badInput
 */
export async function contextOf(
  text: string,
  path: string | undefined,
  files: ClientFiles,
  { contextFiles = {} }: Pick<ServerSettings, 'contextFiles'>,
): Promise<DocumentContext> {
  const own = frontMatterBinding(text);
  const folder = path === undefined ? files.folders[0] : dirname(path);
  if (own && folder !== undefined)
    return { names: own.context.map((name) => resolve(folder, name)), question: own.question };
  const mapped =
    path === undefined
      ? undefined
      : (mappedContext(path, files, contextFiles) ??
        (await configWithin(path, files.folders))?.contextOf(path));
  if (!mapped || mapped.length === 0) throw new Problem('noContext');
  return { names: mapped };
}

function mappedContext(
  path: string,
  { folders }: ClientFiles,
  contextFiles: NonNullable<ServerSettings['contextFiles']>,
): readonly string[] | undefined {
  for (const folder of folders.filter((one) => isInside(path, one))) {
    const name = relative(folder, path).replaceAll('\\', '/');
    const found = Object.entries(contextFiles).find(([glob]) => picomatch.isMatch(name, glob));
    if (found) return [found[1]].flat().map((one) => (isAbsolute(one) ? one : resolve(folder, one)));
  }
  return undefined;
}

/** Whether a file is named by a context, or may be brought in by a folder or a glob of it. */
export const mayHold = ({ names }: DocumentContext, path: string): boolean =>
  names.some((name) => isInside(path, isGlob(name) ? resolve(globBase(name)) : name));

/**
 * Reads a context as the command line does.
 * @param tell is told what is left out
 * @throws {Problem} why none of it can be read, outside, ownContext; and the signal's reason
 */
export async function readNamed(
  { names }: DocumentContext,
  path: string | undefined,
  { bounds, tell }: { readonly bounds: Bounds; readonly tell: (line: string) => void },
  stop: AbortSignal,
): Promise<ContextRead> {
  const naming = { bounds, typed: false, outputs: path === undefined ? [] : [path] };
  const read = await readContext(names, naming, {
    readStdin: async () => '',
    writeError: (text) => tell(text.trimEnd()),
    stop,
  });
  if (path !== undefined) await refuseOwn(names, path);
  return read;
}
