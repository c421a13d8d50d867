import assert from 'node:assert/strict';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryIn } from '../repository.ts';
import { createWorkplace, type Workplace } from '../workplace.ts';

const limits = 'Each person gets 10 GB of storage.\nBackups are kept for 30 days.\n';
const old = 'Each person gets 5 GB of storage.\n';

describe('a check of what changed on a branch', () => {
  let place: Workplace;
  const git = (...args: readonly string[]) => repositoryIn(place.folder).git(...args);
  const commit = () => repositoryIn(place.folder).commit();
  const check = (...args: readonly string[]) =>
    place.run(['check', join(place.folder, 'docs'), '--changed-since', 'main', ...args]);

  beforeEach(() => {
    place = createWorkplace();
    for (const folder of ['docs', 'specs']) mkdirSync(join(place.folder, folder));
    place.file('specs/limits.md', limits);
    place.file('specs/other.md', 'Support answers within two days.\n');
    place.file('docs/a.md', old);
    place.file('docs/b.md', 'Backups are kept for 30 days.\n');
    place.file('docs/c.md', '---\nclaimlight: ../specs/other.md\n---\nSupport answers within two days.\n');
    place.file('claimlight.config.json', '{"contexts": {"docs/*.md": "specs/lim*.md"}}');
    git('init', '--quiet', '--initial-branch=main');
    commit();
    git('checkout', '--quiet', '-b', 'topic');
  });
  afterEach(() => place.remove());

  it('passes where nothing changed, though old errors are there', async () => {
    const { code, out, error } = await check();
    assert.equal(code, 0);
    assert.match(error, /Changed since main, or their context: 0 of 3 texts\./);
    assert.match(out, /Outputs: 0 checked/);
  });

  it('blocks a planted error, committed, in the working tree or in a new file', async () => {
    place.file('docs/b.md', 'Backups are kept for 7 days.\n');
    const working = await check();
    assert.equal(working.code, 1);
    assert.match(working.error, /1 of 3 texts/);
    commit();
    assert.equal((await check()).code, 1);
    assert.equal((await check('--baseline', join(place.folder, 'known.json'), '--update-baseline')).code, 0);
    place.file('docs/d.md', old);
    const more = await check('--baseline', join(place.folder, 'known.json'));
    assert.match(more.error, /2 of 4 texts[\s\S]*Findings: 1 new, 1 in the baseline\./);
    assert.equal(more.code, 1);
  });

  it('does not count what the other branch has changed since', async () => {
    place.file('docs/b.md', 'Backups are kept for 30 days. \n');
    commit();
    git('checkout', '--quiet', 'main');
    place.file('docs/a.md', `${old}\n${old}`);
    commit();
    git('checkout', '--quiet', 'topic');
    assert.match((await check()).error, /1 of 3 texts/);
  });

  it('checks texts whose context changed or is gone', async () => {
    place.file('specs/other.md', 'Support answers within three days.\n');
    const own = await check();
    assert.match(own.error, /1 of 3 texts/);
    assert.match(own.out, /c\.md/);
    assert.equal(own.code, 1);
    commit();
    git('checkout', '--quiet', '-b', 'next');
    place.file('specs/limits.md', limits.replace('30', '7'));
    const since = ['check', join(place.folder, 'docs'), '--changed-since', 'topic'];
    assert.match((await place.run(since)).error, /2 of 3 texts/);
    rmSync(join(place.folder, 'specs/limits.md'));
    assert.match((await place.run(since)).error, /2 of 3 texts/);
    assert.match((await place.run([...since, '-c', join(place.folder, 'specs')])).error, /3 of 3 texts/);
  });

  it('says what is wrong', async () => {
    for (const revision of ['nowhere', '--output=x']) {
      const args = ['check', join(place.folder, 'docs'), `--changed-since=${revision}`];
      const { code, error } = await place.run(args);
      assert.match(error, new RegExp(`git knows no revision ${revision}`));
      assert.equal(code, 2);
    }
    const path = process.env.PATH;
    process.env.PATH = join(place.folder, 'specs');
    try {
      assert.match((await check()).error, /needs the program git, which was not found/);
    } finally {
      process.env.PATH = path;
    }
    rmSync(join(place.folder, '.git'), { recursive: true });
    assert.match((await check()).error, /is in no git repository/);
  });
});
