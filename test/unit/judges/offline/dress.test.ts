import assert from 'node:assert/strict';
import { verdicts } from './judging.ts';

const context =
  'The Hafen Bridge was opened by Mayor Ida Sunde in May 2011. It is 320 metres long and carries 14,000 cars a day.';

const claims = [
  'The Hafen Bridge is 320 metres long.',
  'The Hafen Bridge was opened by Mayor Ida Sunde.',
  'The bridge carries 19,000 cars a day.',
  'The Hafen Bridge was designed by Olga Tveit.',
  'The Hafen Bridge in the UK was opened by Mayor Ida Sunde in May 2011.',
  'It is 320 metres long and carries 14,000 cars a day to the Americas.',
];

/** Changes of dress that leave what a sentence says. */
const dresses: Readonly<Record<string, (text: string) => string>> = {
  'in capitals': (text) => text.toUpperCase(),
  'behind "However,"': (text) => `However, ${text[0]!.toLowerCase()}${text.slice(1)}`,
  'behind "Therefore,"': (text) => `Therefore, ${text[0]!.toLowerCase()}${text.slice(1)}`,
  'behind a lead-in and a list number': (text) => `However, 6. ${text}`,
  'behind a bold list number': (text) => `**6**. ${text}`,
  'all bold behind a list number': (text) => `**6. ${text}**`,
  'with bold numbers': (text) => text.replace(/\d+(?:,\d+)*/g, '**$&**'),
};

describe('offline judge: verdicts do not depend on the dress of a sentence', () => {
  for (const [name, dress] of Object.entries(dresses))
    it(name, async () => {
      for (const claim of claims)
        assert.deepEqual(await verdicts(dress(claim), context), await verdicts(claim, context), claim);
    });

  it('in capitals, where it opens what follows', async () => {
    const claim = 'The passage describes two different bridges:';
    assert.deepEqual(await verdicts(claim.toUpperCase(), context), await verdicts(claim, context));
  });
});
