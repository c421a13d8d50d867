import assert from 'node:assert/strict';
import { assess } from './judging.ts';

const told = 'The keys of the boat shed hang beside the office door. The warden feeds the swans at dawn.';
const others = Array.from(
  { length: 60 },
  (_, at) => `Mooring ${at} lies behind pontoon ${at + 3}, and its lamp was repaired last autumn.`,
).join(' ');

describe('offline judge: a claim that is half in other words', () => {
  const claim = 'You will find the shed keys near the entrance to the office.';

  it('is supported by a small context, with the words that it lacks', async () => {
    const [found] = await assess(claim, told);
    assert.equal(found?.verdict, 'supported');
    assert.equal(found.confidence, 'low');
    assert.deepEqual(found.reason, {
      code: 'foundExcept',
      missing: ['find', 'near', 'entrance'],
      at: [{ uri: 'context.md', line: 1 }],
    });
  });

  it('is not by a large one, where as much stands by chance', async () => {
    const [found] = await assess(claim, `${told}\n\n${others}`);
    assert.equal(found?.verdict, 'unsupported');
  });

  it('is not where only a heading has what was found', async () => {
    const [found] = await assess(
      'Guests of the boat shed are driven to town.',
      '# Boat shed\n\nNets dry at noon.',
    );
    assert.equal(found?.verdict, 'unsupported');
  });

  it('is not where the names alone were found: what they do is another word', async () => {
    const concert = 'Rose Haddad plays Ravel and Anna Petit plays Bach.';
    const [found] = await assess('Ravel will be performed by Anna Petit, Bach by Rose Haddad.', concert);
    assert.equal(found?.verdict, 'unsupported');
  });

  it('is not lacking a name for a capital at its head', async () => {
    for (const [claim, context] of [
      [
        'Muni de sa carte de membre, le visiteur entre gratuitement.',
        'Le visiteur qui présente sa carte de membre entre gratuitement.',
      ],
      ['Hace tres meses abrió la biblioteca nueva.', 'La biblioteca nueva abrió hace tres meses.'],
    ] as const) {
      const [found] = await assess(claim, context);
      assert.equal(found?.verdict, 'supported', claim);
    }
  });
});
