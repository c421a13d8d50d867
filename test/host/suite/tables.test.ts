import assert from 'node:assert/strict';
import { applyFix, check, diagnosticsOf, openContext, openOutput, until } from './_check.ts';

describe('a wrong value in a table', () => {
  it('is marked as the cell, with row and column named, and only the value is replaced', async () => {
    const table = (storage: string) =>
      `| Plan | Storage per member |\n| --- | --- |\n| Free | up to ${storage} |\n| Team | up to 50 GB |\n`;
    const { document } = await openOutput(table('5 GB'));
    await check(document, await openContext(table('10 GB')));
    const [diagnostic] = diagnosticsOf(document);
    assert.ok(diagnostic, 'a finding');
    assert.equal(document.getText(diagnostic.range), 'up to 5 GB');
    assert.match(diagnostic.message, /row “Free”, column “Storage per member”/);
    await applyFix(document, '5 GB', /^Replace/);
    await until('the value', () => document.getText() === table('10 GB'));
  });
});
