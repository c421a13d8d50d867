import { realpath, stat } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import picomatch from 'picomatch';
import { Problem } from '../../check/problem.ts';
import { isInside } from '../../sources/pathBounds.ts';
import { type Bounds, realPathWithin } from '../../sources/realPath.node.ts';

const mark = /[*?{}[\]()!]/;

export const isGlob = (name: string): boolean => mark.test(name);

/** The folder before the first mark of a glob. */
export function globBase(pattern: string): string {
  const parts = partsOf(pattern);
  const plain = parts.slice(0, firstMarked(parts));
  return plain.length === 0 ? '.' : plain.join('/') || '/';
}

const restOf = (pattern: string): string => {
  const parts = partsOf(pattern);
  return parts.slice(firstMarked(parts)).join('/');
};

const partsOf = (pattern: string): readonly string[] => pattern.replaceAll(sep, '/').split('/');

const firstMarked = (parts: readonly string[]): number => parts.findIndex((part) => mark.test(part));

/**
 * The files that a glob matches. A link to a folder outside the bounds is not walked through; a file is matched also
 * where a link leads outside. Throws `outside` where only such a folder could have held any.
 */
export async function matching(pattern: string, bounds: Bounds): Promise<readonly string[]> {
  const { glob } = await import('tinyglobby');
  const passedBy: string[] = [];
  const base = globBase(pattern);
  const rest = restOf(pattern);
  const files = await glob(rest, {
    cwd: base,
    expandDirectories: false,
    fs: { realpath: realPathOfLink(bounds, passedBy) as typeof realpath },
  });
  const link = passedBy.find((path) => rest.includes('**') || depthOf(relative(base, path)) < depthOf(rest));
  if (files.length === 0 && link !== undefined) throw new Problem('outside', { file: link });
  return files.map((file) => join(base, file));
}

/** Whether a glob matches an absolute path, of a file that may be gone. */
export function globMatcher(pattern: string): (path: string) => boolean {
  const base = resolve(globBase(pattern));
  const matches = picomatch(restOf(pattern));
  return (path) => isInside(path, base) && matches(relative(base, path).replaceAll(sep, '/'));
}

const depthOf = (path: string): number => path.split(/[\\/]/).length;

type WithPath = (error: NodeJS.ErrnoException | null, path: string) => void;

/** The walker asks for the real path of each link before it looks into it. */
const realPathOfLink =
  (bounds: Bounds, passedBy: string[]) =>
  (link: string, done: WithPath): void =>
    realpath(link, (missing, real) => {
      if (missing) return done(missing, link);
      realPathWithin(link, bounds).then(
        () => done(null, real),
        (error: Error) =>
          stat(real, (_, found) => {
            if (!found?.isDirectory()) return done(null, real);
            passedBy.push(link);
            done(error, link);
          }),
      );
    });
