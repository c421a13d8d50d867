import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'mocha';
import { makeDocx, paragraph } from '../../sources/makeDocx.ts';
import { makePdf } from '../../sources/makePdf.ts';
import { createWorkplace, type Workplace } from '../workplace.ts';

describe('what claimlight check reads', () => {
  let place: Workplace;
  let text: string;
  before(() => {
    place = createWorkplace();
    text = place.file('text.md', 'The plan allows ten gigabytes of storage.\n');
  });
  after(() => place.remove());

  it('is never a pipe or a device, which may have no end', async function () {
    if (process.platform === 'win32') this.skip();
    const pipe = join(place.folder, 'pipe.md');
    execFileSync('mkfifo', [pipe]);
    const odd = [pipe, ...(existsSync('/dev/zero') ? ['/dev/zero'] : [])];
    for (const path of odd)
      for (const args of [
        ['check', text, '--context', path],
        ['check', path, '--context', text],
      ]) {
        const { code, error } = await place.run([...args, '--allow-outside']);
        assert.equal(code, 2);
        assert.match(error, /is not a regular file\.\n.*Pipes and devices are not read by name/);
      }
  });
  it('is no folder or pattern without a document where those are to be checked', async () => {
    const folder = join(place.folder, 'folder');
    mkdirSync(folder, { recursive: true });
    place.file('folder/data.json', '{}');
    for (const name of [folder, join(folder, '*.md'), join(folder, 'gone/**/*.md')]) {
      const { code, error } = await place.run(['check', name, '--context', text]);
      assert.equal(code, 2);
      assert.ok(error.includes(`${name} contains no document to check`), error);
    }
  });
  it('is not read on when the person asks to stop', async () => {
    const long = place.file('long.md', 'The plan allows ten gigabytes of storage.\n\n'.repeat(200_000));
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 20);
    const { code, out, error } = await place.run(['check', text, '--context', long], { stop: stop.signal });
    assert.deepEqual([code, out], [130, '']);
    assert.match(error, /The check was cancelled/);
  });
  it('is not read on when the person asks to stop, whatever a reader is at', async () => {
    const slow = place.file('slow.adoc', '= a\n'.repeat(300_000));
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 1000);
    const begun = Date.now();
    for (const args of [
      ['check', text, '--context', slow],
      ['check', slow, '--context', text],
    ]) {
      const { code, error } = await place.run(args, { stop: stop.signal });
      assert.equal(code, 130);
      assert.match(error, /The check was cancelled/);
    }
    assert.ok(Date.now() - begun < 10_000);
  }).timeout(60_000);
  it('is never a pipe where it is a data set', async function () {
    if (process.platform === 'win32') this.skip();
    for (const name of ['rows.jsonl', 'rows.yaml', 'rows.json']) {
      const pipe = join(place.folder, name);
      execFileSync('mkfifo', [pipe]);
      const { code, error } = await place.run(['eval', pipe]);
      assert.equal(code, 2);
      assert.match(error, /is not a regular file/);
    }
  });
  it('is what a document says, not its bytes', async () => {
    const says = 'The plan allows ten gigabytes of storage.';
    const documents = [
      place.file('a.pdf', makePdf([[[says, 700]]])),
      place.file('a.docx', makeDocx(paragraph(says))),
      place.file('a.html', `<html><script>var x = "No statement.";</script><p>${says}</p></html>`),
    ];
    for (const path of documents) {
      const { code, out } = await place.run(['check', path, '--context', text, '--format', 'json']);
      assert.equal(code, 0, path);
      const { claims } = JSON.parse(out);
      assert.deepEqual(
        claims.map((claim: { text: string; verdict: string }) => [claim.text, claim.verdict]),
        [[says, 'supported']],
      );
    }
    const broken = place.file('b.pdf', '%PDF-1.4 nothing else');
    const { code, error } = await place.run(['check', broken, '--context', text]);
    assert.equal(code, 2);
    assert.match(error, /b\.pdf cannot be read as text/);
  });
  it('goes on without files that cannot be read, and tells each with its path and why', async () => {
    const empty = place.file('empty.md', ' ');
    const binary = place.file('data.bin', Uint8Array.from([0, 1, 2, 0, 255]));
    const gone = join(place.folder, 'gone.md');
    const locked = place.file('locked.md', 'The plan allows nine gigabytes of storage.');
    chmodSync(locked, 0);
    const facts = place.file('facts.md', 'The plan allows ten gigabytes of storage each month.');
    const named = [gone, empty, facts, binary, locked].flatMap((path) => ['--context', path]);
    const args = ['check', text, ...named, '--format', 'json'];
    const { code, out, error } = await place.run(args);
    assert.equal(code, 0);
    const isRoot = process.getuid?.() === 0 || process.platform === 'win32';
    const codes = [
      'contextMissing',
      'contextEmpty',
      'contextBinary',
      ...(isRoot ? [] : ['contextUnreadable']),
    ];
    const { leftOut, context, claims } = JSON.parse(out);
    assert.deepEqual(
      leftOut.map((one: { code: string }) => one.code),
      codes,
    );
    assert.equal(context.length, isRoot ? 2 : 1);
    assert.equal(claims.length, 1);
    assert.match(error, new RegExp(`${codes.length} context files were not read`));
    assert.ok(error.includes(`${gone} was not found`) && error.includes(`${empty}: `), error);
    chmodSync(locked, 0o600);
  });

  it('tells what a folder did not bring in, by type, and which files', async () => {
    const folder = join(place.folder, 'mixed');
    mkdirSync(join(folder, '.hidden'), { recursive: true });
    place.file('mixed/facts.md', 'The plan allows ten gigabytes of storage.');
    place.file('mixed/.hidden/a.png', 'x');
    for (let i = 0; i < 25; i++) place.file(`mixed/shot${i}.png`, 'x');
    place.file('mixed/Makefile', 'x');
    place.file('mixed/large.txt', 'x'.repeat(20_000_001));
    const { code, out, error } = await place.run(['check', text, '--context', folder, '--format', 'json']);
    assert.equal(code, 0);
    assert.equal(JSON.parse(out).leftOut.length, 27);
    assert.match(error, /27 context files were not read/);
    assert.match(error, /shot0\.png.*, 5 more: .*type \.png/);
    assert.match(error, /Makefile: .*without an extension/);
    assert.match(error, /large\.txt is larger than 20 MB/);
  });

  it('is refused as a whole, before any of it is read, where it is too much', async () => {
    const folder = join(place.folder, 'many');
    mkdirSync(folder);
    for (let i = 0; i < 11; i++) {
      const path = place.file(`many/${i}.txt`, '');
      // A sparse file: long, and next to nothing on the disk.
      truncateSync(path, 19_000_000);
    }
    const { code, error } = await place.run(['check', text, '--context', folder]);
    assert.equal(code, 2);
    assert.match(error, /The context is 209 MB large/);
  });
});
