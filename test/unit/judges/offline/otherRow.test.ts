import assert from 'node:assert/strict';
import { verdicts } from './judging.ts';

const table = [
  '| Course | Taught by | Room | Materials |',
  '|---|---|---|---|',
  '| Wood carving | Ines Falk | Attic | lime wood |',
  '| Book binding | Tomas Reuter | Cellar | linen |',
  '| Glass painting | Mara Osei | Attic | enamel |',
].join('\n');

describe('offline judge: cells of another row', () => {
  for (const claim of [
    'The course in book binding is taught by Ines Falk.',
    'Wood carving is taught in the cellar.',
  ])
    it(`do not support: ${claim}`, async () =>
      assert.ok(!(await verdicts(claim, table)).includes('supported')));

  for (const claim of [
    'The course in book binding is taught by Tomas Reuter.',
    'Wood carving is taught in the attic.',
    'Glass painting is taught by Mara Osei in the attic.',
  ])
    it(`support: ${claim}`, async () => assert.deepEqual(await verdicts(claim, table), ['supported']));

  it('are nothing against a claim that names both rows', async () =>
    assert.ok(
      !(await verdicts('Wood carving by Ines Falk and book binding by Tomas Reuter.', table)).includes(
        'contradicted',
      ),
    ));
});
