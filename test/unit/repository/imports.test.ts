import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { globSync } from 'tinyglobby';

/** What each folder of `src` may import beside itself; of some only types. */
const mayImport: Readonly<Record<string, string>> = {
  base: '',
  lexicon: 'base',
  text: 'lexicon base',
  values: 'text lexicon base',
  statements: 'values text lexicon base',
  attribution: 'statements values text lexicon base',
  declarations: 'statements values text lexicon base',
  check: 'attribution declarations text base values:types',
  models: 'check text base',
  sources: 'check text base',
  review: 'check attribution text base',
  report: 'check attribution text base',
  judges: 'check models statements values text lexicon base',
  worker: 'evaluate judges sources check text base',
  evaluate: 'judges report sources models check text base',
  api: 'evaluate worker judges report sources models check text base',
  cli: 'api evaluate worker judges report review sources models check text base',
  view: 'review report check attribution text base',
  editor: 'view api evaluate worker judges report review sources models check attribution text base',
  'extension.node.ts':
    'extension.ts editor view api evaluate worker judges report review sources models check text base',
  'extension.ts': 'editor view api evaluate worker judges report review sources models check text base',
};

/** Files that may import VS Code's own interface. */
const inEditor = /^src\/(?:extension(?:\.node)?\.ts$|editor\/|view\/(?!.*Protocol)|models\/vscodeLm)/;

/** Files that may import Node's built-ins; all others run in a web extension host too. */
const onNode = /^src\/cli\/|\.node\.ts$/;

const imports = globSync(['src/**/*.{ts,tsx}', 'media/**/*.{ts,tsx}'])
  .sort()
  .flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/\b(import type [^;']*?from|from|import)\s*\(?\s*'([^']+)'/g),
    ].map(([, keyword, path]) => ({
      file,
      isType: keyword!.startsWith('import type'),
      path: path!,
      to: path!.startsWith('.') ? normalize(join(dirname(file), path!)) : undefined,
    })),
  );

/** The first folder below `src`, or the file itself where it stands there. */
const roomOf = (path: string): string => path.split('/')[1]!;

describe('imports', () => {
  it('never run back up', () => {
    const astray = imports.filter(({ file, to, isType }) => {
      if (!to?.startsWith('src/') || !file.startsWith('src/') || roomOf(to) === roomOf(file)) return false;
      const rooms = mayImport[roomOf(file)]?.split(' ');
      return !rooms?.includes(roomOf(to)) && !(isType && rooms?.includes(`${roomOf(to)}:types`));
    });
    assert.deepEqual(
      astray.map(({ file, to }) => `${file} → ${to}`),
      [],
    );
  });

  it('never run in a circle, types included', () => {
    const taken = new Map<string, string[]>();
    for (const { file, to } of imports) if (to) taken.set(file, [...(taken.get(file) ?? []), to]);
    const open = new Set<string>();
    const done = new Set<string>();
    const circles: string[] = [];
    const follow = (file: string): void => {
      if (open.has(file)) circles.push([...open].slice([...open].indexOf(file)).join(' → '));
      if (open.has(file) || done.has(file)) return;
      open.add(file);
      for (const to of taken.get(file) ?? []) follow(to);
      open.delete(file);
      done.add(file);
    };
    for (const file of taken.keys()) follow(file);
    assert.deepEqual(circles, []);
  });

  it('know every folder', () => {
    const rooms = new Set(globSync('src/**/*.ts').map(roomOf));
    assert.deepEqual([...rooms].sort(), Object.keys(mayImport).sort());
  });

  it('take vscode where the editor is', () => {
    const astray = imports.filter(({ file, path }) => path === 'vscode' && !inEditor.test(file));
    assert.deepEqual(
      astray.map(({ file }) => file),
      [],
    );
  });

  it('take the built-ins of Node where there is Node', () => {
    const astray = imports.filter(({ file, path }) => path.startsWith('node:') && !onNode.test(file));
    assert.deepEqual(
      astray.map(({ file }) => file),
      [],
    );
  });
});

describe('the tree', () => {
  const files = globSync('src/**/*.{ts,tsx}').sort();
  /** Stand side by side on purpose: the same kinds, found and compared; two sets of formats. */
  const families = [/^src\/values\/(?:find|agree)\//, /^src\/(?:report|evaluate\/export)\//];

  it('has no two files of one name, but in parallel families', () => {
    const named = new Map<string, string[]>();
    for (const file of files) {
      const name = file.split('/').at(-1)!;
      named.set(name, [...(named.get(name) ?? []), file]);
    }
    const twice = [...named.values()].filter(
      (same) => same.length > 1 && !families.some((family) => same.every((file) => family.test(file))),
    );
    assert.deepEqual(twice, []);
  });

  it('declares no exported name twice', () => {
    const declared = new Map<string, string[]>();
    for (const file of files)
      for (const [, name] of readFileSync(file, 'utf8').matchAll(
        /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm,
      ))
        if (!declared.get(name!)?.includes(file)) declared.set(name!, [...(declared.get(name!) ?? []), file]);
    const twice = [...declared].filter(
      ([, where]) => where.length > 1 && !where.every((file) => /^src\/extension(?:\.node)?\.ts$/.test(file)),
    );
    assert.deepEqual(twice, []);
  });

  it('has no file over 400 lines', () => {
    const long = files.filter((file) => readFileSync(file, 'utf8').split('\n').length > 400);
    assert.deepEqual(long, []);
  });
});
