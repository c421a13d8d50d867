import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

describe('npm run demo', () => {
  it('checks an example on the command line and in an editor, and ends well', async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import=tsx', 'scripts/demo.ts', '--once', '--server'],
      { timeout: 180_000 },
    );
    assert.match(stdout, /\d+ of 32 supported.*, \d+ contradicted/);
    assert.match(stdout, /VS Code with the findings: http/);
  });
});
