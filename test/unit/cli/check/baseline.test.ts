import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createWorkplace, type Workplace } from '../workplace.ts';

const limits = 'Each person gets 10 GB of storage.\nBackups are kept for 30 days.\n';
const storage = 'Each person gets 5 GB of storage.\n';
const backups = 'Backups are kept for 7 days.\n';

describe('the baseline of a check', () => {
  let place: Workplace;
  let path: string;
  beforeEach(() => {
    place = createWorkplace();
    place.file('limits.md', limits);
    path = join(place.folder, 'known.json');
  });
  afterEach(() => place.remove());

  const check = (names: readonly string[], ...args: readonly string[]) =>
    place.run(['check', ...names, '-c', join(place.folder, 'limits.md'), '--baseline', path, ...args]);
  const entries = () => JSON.parse(readFileSync(path, 'utf8')).findings as readonly { file: string }[];

  it('lets old findings pass, wherever they stand by now, and no new one', async () => {
    const text = place.file('a.md', storage);
    const written = await check([text], '--update-baseline');
    assert.equal(written.code, 0);
    assert.match(written.error, /Findings written to the baseline: 1\./);
    place.file('a.md', `A line above.\n\n${storage}`);
    const old = await check([text]);
    assert.equal(old.code, 0);
    assert.match(old.error, /Findings: 0 new, 1 in the baseline\.|Findings: 1 new, 1 in the baseline\./);
    assert.match(old.out, /In the baseline/);
    place.file('a.md', storage + backups);
    const planted = await check([text]);
    assert.equal(planted.code, 1);
    assert.match(planted.error, /Findings: 1 new, 1 in the baseline\./);
  });

  it('counts for --max-findings and --quiet, and in the formats of build servers', async () => {
    const text = place.file('a.md', storage);
    await check([text], '--update-baseline');
    assert.equal((await check([text], '--max-findings', '0')).code, 0);
    assert.deepEqual(await check([text], '--quiet'), { code: 0, out: '', error: '' });
    assert.doesNotMatch((await check([text], '--format', 'github')).out, /::error/);
    const sarif = JSON.parse((await check([text], '--format', 'sarif')).out);
    assert.equal(sarif.runs[0].results[0].baselineState, 'unchanged');
  });

  it('knows a source that is not there, and another fault of the same claim for new', async () => {
    const text = place.file('a.md', 'Backups are kept for 30 days [7].\n');
    assert.equal((await check([text])).code, 2);
    await check([text], '--update-baseline');
    assert.deepEqual(
      JSON.parse(readFileSync(path, 'utf8')).findings.map(({ kind }: { kind: string }) => kind),
      ['dangling'],
    );
    assert.equal((await check([text])).code, 0);
    place.file('limits.md', limits.replace('30', '40'));
    assert.equal((await check([text])).code, 1);
  });

  it('takes the second of two equal sentences, and another text, for new', async () => {
    const text = place.file('a.md', storage);
    await check([text], '--update-baseline');
    place.file('a.md', storage + storage);
    assert.equal((await check([text])).code, 1);
    assert.equal((await check([place.file('b.md', storage)])).code, 1);
  });

  it('keeps the findings of other texts when it is updated, and drops what is gone', async () => {
    const [a, b] = [place.file('a.md', storage), place.file('b.md', backups)];
    await check([a, b], '--update-baseline');
    assert.deepEqual(
      entries().map(({ file }) => file),
      ['a.md', 'b.md'],
    );
    place.file('a.md', 'Each person gets 10 GB of storage.\n');
    assert.match((await check([a])).error, /0 new, 0 in the baseline\. No longer found: 1\./);
    await check([a], '--update-baseline');
    assert.deepEqual(
      entries().map(({ file }) => file),
      ['b.md'],
    );
  });

  it('is named by the configuration too, within its folder', async () => {
    mkdirSync(join(place.folder, '.git'));
    const text = place.file('a.md', storage);
    const config = (baseline: string) =>
      place.file('claimlight.config.json', JSON.stringify({ contexts: { '*.md': 'limits.md' }, baseline }));
    config('known.json');
    assert.equal((await place.run(['check', text, '--update-baseline'])).code, 0);
    assert.equal(entries().length, 1);
    assert.equal((await place.run(['check', text])).code, 0);
    config('../known.json');
    assert.match((await place.run(['check', text])).error, /outside/);
  });

  it('warns where another version, judge or setting wrote it', async () => {
    const text = place.file('a.md', storage);
    await check([text], '--update-baseline');
    assert.doesNotMatch((await check([text])).error, /another version, judge/);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/"fingerprint": "\w+"/, '"fingerprint": "0000"'));
    const { code, error } = await check([text]);
    assert.match(error, /another version, judge, model or setting.*--update-baseline/);
    assert.equal(code, 0);
  });

  it('says what to do where it is missing or something else, and loses nothing', async () => {
    const text = place.file('a.md', storage);
    const missing = await check([text]);
    assert.match(missing.error, /There is no baseline .*Write it with --update-baseline/);
    assert.equal(missing.code, 2);
    place.file('known.json', '{"mine": 1}');
    assert.match((await check([text], '--update-baseline')).error, /is no baseline/);
    assert.equal(readFileSync(path, 'utf8'), '{"mine": 1}');
    const bare = await place.run(['check', text, '-c', join(place.folder, 'limits.md'), '--update-baseline']);
    assert.match(bare.error, /--update-baseline needs --baseline FILE/);
    path = join(place.folder, 'other.json');
    assert.match((await check([`${text}:1`], '--update-baseline')).error, /takes whole files/);
    assert.equal(existsSync(path), false);
  });
});
