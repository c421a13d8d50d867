import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { globSync } from 'tinyglobby';

export const root = resolve(import.meta.dirname, '../../..');

export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Every page of the repository, by its path. */
export const pages: ReadonlyMap<string, string> = new Map(
  globSync('**/*.md', {
    cwd: root,
    dot: true,
    ignore: ['**/node_modules/**', 'dist/**', '.cache/**', 'test-results/**', 'examples/*/**'],
  }).map((path) => [path, read(path)]),
);

/** What `pattern`'s group finds in every page, with the page that says it. */
export const foundIn = (
  pattern: RegExp,
  among: ReadonlyMap<string, string> = pages,
): readonly { readonly page: string; readonly found: string }[] =>
  [...among].flatMap(([page, text]) =>
    [...text.matchAll(pattern)].map(([, found = '']) => ({ page, found })),
  );
