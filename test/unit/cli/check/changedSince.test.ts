import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createWorkplace, type Workplace } from '../workplace.ts';

const wrong = 'The ferry carries 900 cars.\n';
const bound = (text: string) => `---\nclaimlight: spec.md\n---\n${text}`;

describe('claimlight check --changed-since', () => {
  let place: Workplace;
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd: place.folder,
      stdio: 'pipe',
    });
  const commit = () => {
    git('add', '.');
    git('commit', '--message', 'Texts', '--no-gpg-sign');
  };
  const check = (revision: string, ...names: readonly string[]) =>
    place.run([
      'check',
      ...names.map((name) => `${place.folder}/${name}`),
      '--changed-since',
      revision,
      '--format',
      'json',
    ]);
  const checked = async (...names: readonly string[]) => {
    const { out } = await check('main', ...names);
    const { reports } = JSON.parse(out) as { reports: readonly { name: string }[] };
    return reports.map(({ name }) => name.split(/[\\/]/).at(-1));
  };

  beforeEach(() => {
    place = createWorkplace();
    git('init', '--initial-branch', 'main');
    place.file('spec.md', 'The ferry carries 120 cars.\n');
    place.file('other.md', 'Bicycles are free.\n');
    place.file('a.md', bound(wrong));
    place.file('b.md', bound(wrong).replace('spec', 'other'));
    commit();
    git('switch', '--create', 'branch');
  });
  afterEach(() => place.remove());

  it('passes over what did not change, and says how many', async () => {
    const { code, out, error } = await check('main', 'a.md', 'b.md');
    assert.equal(code, 0, error);
    assert.match(error, /Unchanged, and not checked: 2\./);
    assert.deepEqual(JSON.parse(out).reports, []);
  });

  it('checks what was committed on the branch, is only saved, or is new', async () => {
    place.file('a.md', bound(`${wrong}It is new.\n`));
    assert.deepEqual(await checked('a.md', 'b.md'), ['a.md']);
    commit();
    assert.deepEqual(await checked('a.md', 'b.md'), ['a.md']);
    place.file('c.md', bound(wrong));
    assert.deepEqual(await checked('a.md', 'b.md', 'c.md'), ['a.md', 'c.md']);
    assert.equal((await check('main', 'c.md', 'b.md')).code, 1);
  });

  it('checks what rests on a file that changed', async () => {
    place.file('other.md', 'Bicycles cost 2 euros.\n');
    assert.deepEqual(await checked('a.md', 'b.md'), ['b.md']);
  });

  it('compares with where the branch left, whatever happened there since', async () => {
    git('switch', 'main');
    place.file('a.md', bound(`${wrong}On main.\n`));
    commit();
    git('switch', 'branch');
    assert.deepEqual(await checked('a.md', 'b.md'), []);
  });

  it('says what is wrong with a revision, or that there is no repository', async () => {
    const { code, error } = await check('nowhere', 'a.md');
    assert.equal(code, 2);
    assert.match(error, /--changed-since nowhere: .*nowhere/);
    assert.match((await check('--upload-pack=x', 'a.md')).error, /--changed-since/);
    const outside = createWorkplace();
    const text = outside.file('a.md', bound(wrong));
    outside.file('spec.md', wrong);
    const ran = await outside.run(['check', text, '--changed-since', 'main']);
    outside.remove();
    assert.equal(ran.code, 2);
    assert.match(ran.error, /not a git repository/i);
  });
});
