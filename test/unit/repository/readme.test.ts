import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { commandTitles, settingsTable, withTable } from '../../../scripts/readme.ts';

const root = resolve(import.meta.dirname, '../../..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');

describe('README.md', () => {
  it('lists the settings as package.json has them (npm run readme writes the table)', () => {
    assert.equal(readme, withTable(readme, 'settings', settingsTable()));
  });

  it('explains every command of the palette', () => {
    const section = readme.slice(readme.indexOf('## Commands'), readme.indexOf('## Settings'));
    assert.deepEqual(
      commandTitles().filter((title) => !section.includes(title)),
      [],
    );
  });

  it('explains every diagnostic code below a heading that the code links to', () => {
    for (const code of ['claim.contradicted', 'claim.unsupported', 'claim.failed', 'claim.stale']) {
      assert.ok(readme.includes(`\n### ${code}\n`), code);
    }
  });

  it('names only scripts and files that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    for (const [, name] of readme.matchAll(/npm run ([\w:]+)/g)) assert.ok(scripts[name ?? ''], name);
    for (const [, path] of readme.matchAll(/\]\((?!http|#)([^)]+)\)/g)) {
      assert.ok(existsSync(join(root, path ?? '')), path);
    }
  });
});
