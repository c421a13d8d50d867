import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Problem } from '../check/problem.ts';
import { isInside, isNetworkPath } from './pathBounds.ts';

/** The folders from which files may be read that a document, a configuration or a row names. */
export type Bounds = readonly string[] | 'anywhere';

/**
 * The path behind every link, to be read instead of the name, so that what was looked at is what is read.
 * @throws {Problem} outside where it is not within the bounds; the system's error where there is no such file
 */
export async function realPathWithin(path: string, bounds: Bounds): Promise<string> {
  const named = resolve(path);
  if (bounds === 'anywhere') return named;
  if (isNetworkPath(named) && !bounds.some((folder) => isInside(named, folder)))
    throw new Problem('outside', { file: path });
  const real = await realpath(named);
  for (const folder of bounds) if (isInside(real, await realpath(folder))) return real;
  throw new Problem('outside', { file: path });
}
