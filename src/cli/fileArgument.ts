import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isInside } from '../sources/pathBounds.ts';
import { type Bounds, realPathWithin } from '../sources/realPath.node.ts';
import type { Terminal } from './terminal.ts';

/** The working directory, unless the person lets files be named outside of it. */
export const boundsOf = (
  { allowOutside }: { readonly allowOutside?: true },
  { workingDirectory }: Pick<Terminal, 'workingDirectory'>,
): Bounds => (allowOutside ? 'anywhere' : [workingDirectory]);

/**
 * The bounds of what a person typed: it may lead outside, since the person can see that it does, but a link inside the
 * bounds that leads outside is somebody else's.
 * @param base the argument, or the folder before the first mark of a glob
 */
export async function boundsOfArgument(base: string, bounds: Bounds): Promise<Bounds> {
  if (bounds === 'anywhere') return bounds;
  const named = resolve(base);
  if (bounds.some((folder) => isInside(named, folder))) return bounds;
  return [...bounds, await realpath(named).catch(() => named)];
}

/** The path to read for a file that the person typed. Throws as `realPathWithin`. */
export const pathOfArgument = async (path: string, bounds: Bounds): Promise<string> =>
  realPathWithin(path, await boundsOfArgument(path, bounds));
