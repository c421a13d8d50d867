import assert from 'node:assert/strict';
import { Problem } from '../../../src/check/problem.ts';
import { renameUris } from '../../../src/review/renameUris.ts';

const toNew = (uri: string) => (uri === 'old' ? 'new' : undefined);

describe('renaming in data', () => {
  it('reaches each "uri", and nothing that only reads like one', () => {
    const data = { uri: 'old', at: [{ uri: 'old', quote: 'old' }, { uri: 'other' }], words: 'old' };
    assert.deepEqual(renameUris(data, toNew), {
      uri: 'new',
      at: [{ uri: 'new', quote: 'old' }, { uri: 'other' }],
      words: 'old',
    });
  });

  it('leaves what is no plain data as it is', () => {
    const problem = new Problem('contextMissing', { uri: 'old' });
    assert.equal(renameUris({ problem }, toNew).problem, problem);
  });
});
