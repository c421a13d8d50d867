import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { globSync } from 'tinyglobby';
import { foundIn, pages, read, root } from './pages.ts';

describe('pages of the repository', () => {
  it('link to files and headings that are there', () => {
    for (const { page, found } of foundIn(/\]\((?!https?:|command:)([^)\s]+)\)/g)) {
      const [path = '', heading] = found.split('#');
      const target = path === '' ? page : normalize(join(dirname(page), path)).replaceAll('\\', '/');
      assert.ok(existsSync(join(root, target)), `${page} links to ${found}`);
      if (heading !== undefined)
        assert.ok(headings(pages.get(target) ?? '').includes(heading), `${page} links to ${found}`);
    }
  });

  it('cite files and folders that are there', () => {
    const cited = foundIn(
      /`((?:\.ci|\.github|\.vscode|docs|examples|l10n|media|scripts|src|test)\/[\w./-]*|package(?:\.nls)?\.json)`/g,
    );
    assert.ok(cited.length > 20);
    for (const { page, found } of cited) assert.ok(existsSync(join(root, found)), `${page} cites ${found}`);
  });

  it('have a README that is read in one go: under 8 KB', () => {
    assert.ok(Buffer.byteLength(read('README.md')) < 8000);
  });

  it('are all reachable from the README', () => {
    const reached = new Set(['README.md']);
    for (const page of reached)
      for (const { found } of foundIn(
        /\]\((?!https?:)([^)#\s]+\.md)[^)]*\)/g,
        new Map([[page, pages.get(page) ?? '']]),
      ))
        reached.add(normalize(join(dirname(page), found)).replaceAll('\\', '/'));
    const docs = [...pages.keys()].filter((page) => page.startsWith('docs/') && page !== 'docs/README.md');
    assert.deepEqual(
      docs.filter((page) => !reached.has(page)),
      [],
    );
  });
});

describe('comments of the code', () => {
  const code = new Map(
    globSync(['{src,test,scripts,media}/**/*.{ts,tsx}', '*.{mjs,json}'], {
      cwd: root,
      ignore: ['**/node_modules/**', 'package-lock.json', 'test/unit/repository/**'],
    }).map((path) => [path, read(path)]),
  );

  it('cite sections that are there', () => {
    const cited = foundIn(/\b([a-z-]+\.md §\d+)/g, code);
    for (const { page, found } of cited) {
      const [name = '', section = ''] = found.split(' §');
      assert.match(read(`docs/${name}`), new RegExp(`^## ${section}\\. `, 'm'), `${page} cites ${found}`);
    }
  });

  it('cite no page that is not in the repository', () => {
    for (const { page, found } of foundIn(/\b([A-Z]{4,})(?:\.md\b| (?:§|\\u00a7)\d)/g, code))
      assert.ok(existsSync(join(root, `${found}.md`)), `${page} cites ${found}`);
  });
});

/** Anchors as GitHub and VS Code make them. */
const headings = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
