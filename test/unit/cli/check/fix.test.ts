import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createWorkplace, type Workplace } from '../workplace.ts';

const limits = 'Each person gets 10 GB of storage.\nBackups are kept for 30 days.\n';
const wrong = '# Plan\r\n\r\nEach person gets 5 GB of storage.\r\nBackups are kept for 7 days.\r\n';
const right = wrong.replace('5 GB', '10 GB').replace('7 days', '30 days');

describe('claimlight check --fix', () => {
  let place: Workplace;
  let context: string;
  beforeEach(() => {
    place = createWorkplace();
    context = place.file('limits.md', limits);
  });
  afterEach(() => place.remove());

  const check = (path: string, ...args: readonly string[]) =>
    place.run(['check', path, '-c', context, ...args]);

  it('corrects proven clashes, keeps all else, and reports what is left', async () => {
    const path = place.file('a.md', `\uFEFF${wrong}`);
    const { code, out, error } = await check(path, '--fix');
    assert.equal(readFileSync(path, 'utf8'), `\uFEFF${right}`);
    assert.match(error, /a\.md: 2 corrected\./);
    assert.match(out, /2 of 2 supported/);
    assert.equal(code, 0);
  });

  it('shows with --diff what it would do, as git applies it, and writes nothing', async () => {
    const path = place.file('a.md', wrong);
    const { code, out } = await check(path, '--fix', '--diff');
    assert.equal(readFileSync(path, 'utf8'), wrong);
    assert.match(
      out,
      /^--- a\/a\.md\n\+\+\+ b\/.*\n@@ [\s\S]*^-Each person gets 5 GB[\s\S]*^\+Each person gets 10 GB/m,
    );
    assert.equal(code, 1);
    const patch = place.file('fix.patch', out);
    execFileSync('git', ['apply', '--no-index', patch], { cwd: place.folder, stdio: 'ignore' });
    assert.equal(readFileSync(path, 'utf8'), right);
  });

  it('corrects lines that were asked for, and no others, and none that a comment ignores', async () => {
    const path = place.file('a.md', wrong);
    await check(`${path}:4`, '--fix');
    assert.equal(readFileSync(path, 'utf8'), wrong.replace('7 days', '30 days'));
    writeFileSync(path, wrong.replace('storage.', 'storage. <!-- claimlight-ignore -->'));
    await check(path, '--fix');
    assert.match(readFileSync(path, 'utf8'), /5 GB of storage\. <!-- .*\r\nBackups are kept for 30 days/);
  });

  it('rewrites no record, no transcript, no other encoding and no standard input', async () => {
    const messages = [
      { role: 'tool', name: 'search', content: limits },
      { role: 'assistant', content: 'Each person gets 5 GB of storage.' },
    ];
    const contents: Readonly<Record<string, string | Uint8Array>> = {
      'chat.json': JSON.stringify({ messages }),
      'row.json': JSON.stringify({ text: 'Each person gets 5 GB of storage.' }),
      'page.html': '<p>Each person gets 5 GB of storage.</p>',
      'wide.txt': Buffer.from(`\uFEFFEach person gets 5 GB of storage.\n`, 'utf16le'),
    };
    for (const [name, content] of Object.entries(contents)) {
      const path = place.file(name, content);
      const args = name === 'chat.json' ? ['check', path, '--fix'] : ['check', path, '-c', context, '--fix'];
      const { code } = await place.run(args);
      assert.equal(code, 1, name);
      assert.deepEqual(readFileSync(path), Buffer.from(content), name);
    }
    const piped = await place.run(['check', '-', '-c', context, '--fix'], { stdin: wrong });
    assert.match(piped.error, /is left as it is: only plain text files in UTF-8 are corrected/);
    assert.equal(piped.code, 1);
  });

  it('does not go with --watch', async () => {
    const { code, error } = await place.run(['check', place.file('chat.json', '[]'), '--watch', '--fix']);
    assert.match(error, /--watch goes with none of --fix/);
    assert.equal(code, 2);
  });
});
