import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createWorkplace, type Workplace } from '../workplace.ts';

const right = 'The ferry carries 120 cars.\n';
const wrong = 'The ferry carries 900 cars.\n';

describe('the standard input of claimlight check', () => {
  let place: Workplace;
  const check = (stdin: string, ...args: readonly string[]) => place.run(['check', ...args], { stdin });
  beforeEach(() => {
    place = createWorkplace();
  });
  afterEach(() => place.remove());

  it('is the context where - is named as such', async () => {
    const paths = [place.file('a.md', wrong), place.file('b.md', right)];
    const { code, out } = await check(right, ...paths, '-c', '-');
    assert.equal(code, 1);
    assert.match(out, /The text says 900; the context says 120 \(stdin, line 1\)/);
    assert.match(out, /1 of 2 supported, 1 contradicted/);
    assert.match((await check(' ', ...paths, '-c', '-')).error, /contains no text/);
  });

  it('is not both the output and the context', async () => {
    const { code, error } = await check(right, '-', '-c', '-');
    assert.equal(code, 2);
    assert.match(error, /Standard input cannot be both/);
  });

  it('has the name, the place and the kind of the file that it stands for', async () => {
    mkdirSync(join(place.folder, 'docs'));
    place.file('docs/spec.md', right);
    const file = join(place.folder, 'docs/a.md');
    const bound = `---\nclaimlight: "*.md"\n---\n${wrong}`;
    const { code, out } = await check(bound, '-', '--stdin-filename', file);
    assert.equal(code, 1);
    assert.match(out, /a\.md:4:\d+ {2}Contradicted/);
    const page = `<html><script>It carries 7 cars.</script><p>${right}</p></html>`;
    const html = await check(
      page,
      '-',
      '--stdin-filename',
      'x.html',
      '-c',
      join(place.folder, 'docs/spec.md'),
    );
    assert.match(html.out, /1 of 1 supported/);
  });

  it('is no evidence for itself as it was last saved', async () => {
    place.file('spec.md', right);
    const file = place.file('a.md', wrong);
    const folder = await check(wrong, '-', '--stdin-filename', file, '-c', place.folder);
    assert.equal(folder.code, 1);
    assert.match(folder.error, /a\.md is the text under check/);
    const named = await check(wrong, '-', '--stdin-filename', file, '-c', file);
    assert.equal(named.code, 2);
    assert.match(named.error, /cannot be its own context/);
  });

  it('has a name only where it is checked', async () => {
    const { code, error } = await check('', place.file('a.md', wrong), '--stdin-filename', 'b.md');
    assert.equal(code, 2);
    assert.match(error, /--stdin-filename needs -/);
  });
});
