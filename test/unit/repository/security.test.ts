import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => /^\| (?!What could happen)/.test(line))
  .map((line) => line.split('|').slice(1, -1));

describe('docs/security.md', () => {
  it('says for each attacker what could happen', () => {
    const attackers = ['output', 'context', 'repository', 'endpoint', 'model'];
    const headings = [...page.matchAll(/^## Hostile (\w+)$/gm)].map(([, word]) => word);
    assert.deepEqual(headings, attackers);
  });

  it('names at least one test for each threat', () => {
    assert.ok(rows.length > 20);
    for (const row of rows) {
      assert.equal(row.length, 3, row.join('|'));
      assert.match(row[2]!, /`test\/[\w/]+\.test\.ts`/, row[0]);
    }
  });

  it('names only tests that exist', () => {
    for (const [, path] of page.matchAll(/`(test\/[^`]+)`/g)) assert.ok(existsSync(join(root, path!)), path);
  });
});
