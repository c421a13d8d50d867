import assert from 'node:assert/strict';
import { stemOf } from '../../../src/text/stem.ts';
import { words } from '../../../src/text/words.ts';

describe('stemOf', () => {
  for (const forms of [
    ['build', 'builds', 'building', 'built'],
    ['take', 'took', 'taken'],
    ['child', 'children'],
    ['fall', 'fell', 'fallen'],
    ['leak', 'leaks', 'leakage'],
    ['switzerland', 'swiss'],
  ])
    it(`is one for ${forms.join(', ')}`, () => assert.equal(new Set(forms.map(stemOf)).size, 1));

  it('tells those who do from those to whom it is done', () =>
    assert.notEqual(stemOf('employer'), stemOf('employee')));

  it('leaves function words as they are', () => {
    const [word] = words('been');
    assert.deepEqual([word!.stop, word!.stem], [true, 'been']);
  });
});
