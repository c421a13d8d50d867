import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { globSync } from 'tinyglobby';

/** One arrow of the architecture: a folder of the product that imports another. */
export interface Edge {
  readonly from: string;
  readonly to: string;
}

const root = resolve(import.meta.dirname, '../..');
const imported = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** The folders of `src` and, as "media", the pages of the webviews. */
export function folderEdges(): readonly Edge[] {
  const found = new Map<string, Edge>();
  for (const path of sourceFiles()) {
    const from = folderOf(path);
    for (const [, target] of readFileSync(join(root, path), 'utf8').matchAll(imported)) {
      const to = folderOf(join(dirname(path), target ?? ''));
      if (to !== from && to !== '') found.set(edgeText({ from, to }), { from, to });
    }
  }
  return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, edge]) => edge);
}

export const folderNames = (): readonly string[] => [...new Set(sourceFiles().map(folderOf))].sort();

export const edgeText = ({ from, to }: Edge): string => `${from} → ${to}`;

/** Without the arrows that follow from others: a → c where a → b → c. */
export function reduced(edges: readonly Edge[]): readonly Edge[] {
  const below = new Map<string, readonly string[]>();
  for (const { from, to } of edges) below.set(from, [...(below.get(from) ?? []), to]);
  const reaches = (from: string, to: string): boolean =>
    (below.get(from) ?? []).some((next) => next === to || reaches(next, to));
  return edges.filter(
    ({ from, to }) => !below.get(from)?.some((other) => other !== to && reaches(other, to)),
  );
}

/**
 * How many folders stand below each, by the longest way down.
 * @throws {Error} when folders import each other in a circle
 */
export function ranks(edges: readonly Edge[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const rank = (folder: string, above: readonly string[]): number => {
    if (above.includes(folder))
      throw new Error(`Folders import each other in a circle: ${[...above, folder].join(' → ')}`);
    const known = found.get(folder);
    if (known !== undefined) return known;
    const below = edges.filter(({ from }) => from === folder).map(({ to }) => rank(to, [...above, folder]));
    const value = below.length === 0 ? 0 : 1 + Math.max(...below);
    found.set(folder, value);
    return value;
  };
  for (const { from, to } of edges) for (const folder of [from, to]) rank(folder, []);
  return found;
}

const sourceFiles = (): readonly string[] =>
  globSync('{src,media}/**/*.{ts,tsx}', { cwd: root, ignore: '**/*.d.ts' });

/** "check" of "src/check/run.ts", "extension" of "src/extension.ts"; empty outside the product (package.json). */
function folderOf(path: string): string {
  const [top, second = ''] = path.replaceAll('\\', '/').split('/');
  if (top === 'media') return 'media';
  return top === 'src' ? second.replace(/(?:\.node)?\.ts$/, '') : '';
}
