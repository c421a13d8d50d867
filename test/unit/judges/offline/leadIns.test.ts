import { strict as assert } from 'node:assert';
import { judge, verdicts } from './judging.ts';

const context = 'The bridge over the Velta is 120 metres long. It was opened by the mayor in 1987.';
const right = 'The bridge over the Velta is 120 metres long.';

describe('offline judge: what stands before and around a statement', () => {
  it('changes no verdict', async () => {
    for (const before of ['In addition, ', 'According to the document, ', 'Here is a summary: ', '- '])
      assert.deepEqual(await verdicts(`${before}${right}`, context), ['supported'], before);
  });

  it('hides no error', async () => {
    for (const before of ['In addition, ', 'Here is a summary: '])
      assert.deepEqual(await verdicts(`${before}The bridge over the Velta is 180 metres long.`, context), [
        'contradicted',
      ]);
  });

  it('is set aside where nothing follows', async () => {
    const { skipped } = await judge('Here is a summary of the text:', context);
    assert.equal(skipped.length, 1);
  });

  it('reads capitals as it reads small letters', async () => {
    assert.deepEqual(await verdicts(right.toUpperCase(), context), ['supported']);
  });
});
