import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createWorkplace, type Workplace } from '../workplace.ts';

const right = 'The ferry carries 120 cars.\n';
const wrong = 'The ferry carries 900 cars.\n';

describe('the report of claimlight check', () => {
  let place: Workplace;
  let output: string;
  let context: string;
  const at = (name: string) => join(place.folder, name);
  const read = (name: string) => readFileSync(at(name), 'utf8');
  const check = (...args: readonly string[]) => place.run(['check', ...args, '-c', context]);
  beforeEach(() => {
    place = createWorkplace();
    output = place.file('a.md', wrong);
    context = place.file('spec.md', right);
  });
  afterEach(() => place.remove());

  it('goes to a file instead of the terminal', async () => {
    const { code, out } = await check(output, '--format', 'json', '--out', at('new/report.json'));
    assert.deepEqual([code, out], [1, '']);
    assert.equal(JSON.parse(read('new/report.json')).claims[0].verdict, 'contradicted');
  });

  it('goes to several files, each in its format, and to the terminal as text', async () => {
    const formats = ['sarif', 'junit'].flatMap((name) => ['--format', `${name}=${at(`r=${name}`)}`]);
    const { code, out } = await check(output, ...formats);
    assert.equal(code, 1);
    assert.match(out, /^Faithfulness 0 /);
    assert.equal(JSON.parse(read('r=sarif')).runs[0].results.length, 1);
    assert.match(read('r=junit'), /failures="1"/);
    const both = await check(output, '--format', 'csv', ...formats);
    assert.match(both.out, /^id,line/);
  });

  it('is refused before anything is checked where it could not be kept', async () => {
    place.file('folder', '');
    for (const [args, message] of [
      [['--format', 'json', '--format', 'csv'], /Only one format can go to the terminal/],
      [['--format', `json=${at('x')}`, '--out', at('x')], /cannot be written to the same file/],
      [['--out', output], /a\.md is part of this check/],
      [['--format', `json=${at('spec.md')}`], /spec\.md is part of this check/],
      [['--watch', '--out', at('x')], /--watch/],
      [['--format', 'pdf'], /Allowed choices are text, json/],
      [['--format', 'json='], /After = there must be a file/],
    ] as const) {
      const { code, out, error } = await check(output, ...args);
      assert.deepEqual([code, out], [2, ''], String(args));
      assert.match(error, message);
    }
    assert.deepEqual([read('a.md'), read('spec.md'), existsSync(at('x'))], [wrong, right, false]);
  });

  it('is not lost where one of its files cannot be written', async () => {
    mkdirSync(at('full'));
    const { code, out, error } = await check(
      ...[output, '--format', `json=${at('full')}`, '--format', `csv=${at('r.csv')}`],
    );
    assert.equal(code, 2);
    assert.match(out, /^Faithfulness 0 /);
    assert.match(read('r.csv'), /contradicted/);
    assert.match(error, /full.*EISDIR/);
  });

  describe('with --quiet', () => {
    it('is the open findings alone, and nothing where there are none', async () => {
      const ignored = place.file('b.md', wrong.replace('\n', ' <!-- claimlight-ignore -->\n'));
      const paths = [place.file('c.md', right), place.file('d.md', 'How many?\n'), ignored];
      const quiet = await check(...paths, '--quiet');
      assert.deepEqual([quiet.code, quiet.out, quiet.error], [0, '', '']);
      const { code, out, error } = await check(output, ...paths, '--quiet');
      assert.match(out, /^[^\n]*a\.md:1:\d+ {2}Contradicted [^\n]*\n( {4}[^\n]*\n)+$/);
      assert.deepEqual([code, error], [1, '']);
    });

    it('keeps errors', async () => {
      const { code, error } = await check(output, at('gone.md'), '--quiet');
      assert.equal(code, 2);
      assert.match(error, /gone\.md cannot be read/);
    });
  });

  it('may have so many findings and no more, in all outputs together', async () => {
    const second = place.file('b.md', wrong);
    const unsupported = place.file('c.md', 'The plan was drawn up by Ann Lee.\n');
    const codes = async (limit: string, ...args: readonly string[]) =>
      (await check(...args, '--max-findings', limit)).code;
    assert.equal(await codes('2', output, second), 0);
    assert.equal(await codes('1', output, second), 1);
    assert.equal(await codes('0', unsupported), 1);
    assert.equal(await codes('0', unsupported, '--exit-zero'), 0);
    assert.match(
      (await check(unsupported, '--max-findings', '0')).error,
      /Findings: 1\. At most 0 are allowed/,
    );
    assert.match((await check(output, '--max-findings', '-1')).error, /whole number from 0/);
  });
});
