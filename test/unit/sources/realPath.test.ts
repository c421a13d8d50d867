import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInside, isNetworkPath } from '../../../src/sources/pathBounds.ts';
import { realPathWithin } from '../../../src/sources/realPath.node.ts';

describe('a path inside a folder', () => {
  const rows: readonly (readonly [path: string, folder: string, inside: boolean])[] = [
    ['/repo', '/repo', true],
    ['/repo/docs/a.md', '/repo', true],
    ['/repo/docs/a.md', '/repo/', true],
    ['/repository/a.md', '/repo', false],
    ['/repo/../secret', '/repo', false],
    ['/etc/passwd', '/repo', false],
    ['/etc/passwd', '/', true],
    ['/Repo/a.md', '/repo', false],
    ['C:\\Repo\\a.md', 'c:\\repo', true],
    ['C:\\Repo\\..\\a.md', 'C:\\Repo', false],
    ['D:\\repo\\a.md', 'C:\\repo', false],
    ['\\\\server\\share\\a.md', 'C:\\repo', false],
    ['/repo\\a.md', '/repo', false],
  ];
  for (const [path, folder, inside] of rows)
    it(`${path} ${inside ? 'is' : 'is not'} in ${folder}`, () =>
      assert.equal(isInside(path, folder), inside));

  it('of another machine is known without asking it', () => {
    assert.equal(isNetworkPath('\\\\server\\share'), true);
    assert.equal(isNetworkPath('/repo/a.md'), false);
  });
});

describe('the path behind links', () => {
  let folder: string;
  let repository: string;
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'claimlight-')));
    repository = join(folder, 'repository');
    mkdirSync(join(repository, 'docs'), { recursive: true });
    mkdirSync(join(folder, 'private'));
    writeFileSync(join(folder, 'private/key'), 'secret');
    writeFileSync(join(repository, 'docs/a.md'), 'open');
    symlinkSync(join(folder, 'private/key'), join(repository, 'docs/file.md'));
    symlinkSync('../private', join(repository, 'folder'));
    symlinkSync('docs/a.md', join(repository, 'inner.md'));
    symlinkSync(join(folder, 'gone'), join(repository, 'gone.md'));
    symlinkSync(repository, join(folder, 'alias'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is within the bounds', async () => {
    const open = join(repository, 'docs/a.md');
    for (const name of ['docs/a.md', 'docs/../docs/a.md', 'inner.md'])
      assert.equal(await realPathWithin(join(repository, name), [repository]), open, name);
    assert.equal(await realPathWithin(join(folder, 'alias/docs/a.md'), [repository]), open);
    assert.equal(await realPathWithin(open, [join(folder, 'alias')]), open);
  });

  it('is refused outside of them', async () => {
    for (const name of ['../private/key', '/etc/passwd', 'docs/file.md', 'folder/key', 'folder', '..'])
      await assert.rejects(
        realPathWithin(join(repository, name.startsWith('/') ? `../../../../../../..${name}` : name), [
          repository,
        ]),
        { code: 'outside' },
        name,
      );
  });

  it('of nothing is the system’s error, and no bounds take any name', async () => {
    await assert.rejects(realPathWithin(join(repository, 'gone.md'), [repository]), { code: 'ENOENT' });
    const key = join(folder, 'private/key');
    assert.equal(await realPathWithin(key, 'anywhere'), key);
  });
});
