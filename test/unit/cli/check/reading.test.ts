import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
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
  it('is no folder where it is the text to check', async () => {
    const folder = join(place.folder, 'folder');
    mkdirSync(folder, { recursive: true });
    const { code, error } = await place.run(['check', folder, '--context', text]);
    assert.equal(code, 2);
    assert.match(error, /folder is not a regular file/);
  });
  it('is not read on when the person asks to stop', async () => {
    const long = place.file('long.md', 'The plan allows ten gigabytes of storage.\n\n'.repeat(200_000));
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 20);
    const { code, out, error } = await place.run(['check', text, '--context', long], { stop: stop.signal });
    assert.deepEqual([code, out], [2, '']);
    assert.match(error, /The check was cancelled/);
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
});
