import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createWorkplace } from '../cli/workplace.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/command-line.md'), 'utf8');

describe('docs/command-line.md', () => {
  it('explains every option that lifts a refusal', async () => {
    const place = createWorkplace();
    const { out } = await place.run(['eval', '--help']);
    place.remove();
    const options = out.match(/--allow-[a-z]+/g) ?? [];
    assert.ok(options.length >= 4);
    for (const option of options) assert.match(page, new RegExp(`\\| \`${option}\\b`));
  });
});
