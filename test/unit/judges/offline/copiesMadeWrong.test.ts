import assert from 'node:assert/strict';
import { alarmThreshold } from '../../../../src/check/alarm.ts';
import { assess } from './judging.ts';

/** Copies of a context that say something else, each with one that does not. */
const cases: readonly {
  readonly context: string;
  readonly wrong: readonly string[];
  readonly right: readonly string[];
}[] = [
  {
    context: 'Choirs with fewer than 20 singers may apply until three weeks before the festival.',
    wrong: [
      'All choirs may apply until three weeks before the festival.',
      'Choirs with fewer than 20 singers may apply until the festival.',
    ],
    right: ['Choirs with fewer than 20 singers may apply until three weeks before the festival.'],
  },
  {
    context: 'Die Klinge des Corvo hält zwei Jahre, die des Sula ein Jahr.',
    wrong: ['Die Klinge des Sula hält zwei Jahre.'],
    right: ['Die Klinge des Corvo hält zwei Jahre.'],
  },
  {
    context: 'La salle ouvre le lundi. Le jardin reste fermé tout l’hiver.',
    wrong: ['Le jardin ouvre le lundi.'],
    right: ['La salle ouvre le lundi.'],
  },
  {
    context:
      'The tram from Aldmouth to Kelling was paid for by the Orna Fund. The bus is run by Brannock Lines.',
    wrong: [
      'The tram from Kelling to Aldmouth was paid for by the Orna Fund.',
      'The tram from Aldmouth to Kelling was paid for by Brannock Lines.',
    ],
    right: ['The tram from Aldmouth to Kelling was paid for by the Orna Fund.'],
  },
  {
    context: 'Owners pay the heating of the shared rooms; in all other cases the tenant pays it.',
    wrong: ['The tenant pays the heating of the shared rooms.'],
    right: ['Owners pay the heating of the shared rooms.'],
  },
  {
    context: JSON.stringify(
      { reviews: [{ author: 'Ines', text: 'They did not offer a towel, but the room was clean.' }] },
      undefined,
      2,
    ),
    wrong: ['Ines was offered a towel, and the room was clean.'],
    right: ['The room was clean.'],
  },
  {
    context: JSON.stringify(
      {
        visits: [
          { guide: 'Ines', note: 'The tower was closed because of the wind.' },
          { guide: 'Odd', note: 'The crypt was full of water.' },
        ],
      },
      undefined,
      2,
    ),
    wrong: ['Odd said that the tower was closed because of the wind.'],
    right: ['The tower was closed because of the wind.'],
  },
  {
    context: 'The bakery opens at dawn in summer, the florist opens at noon.',
    wrong: ['The florist opens at dawn in summer.'],
    right: ['The bakery opens at dawn in summer.', 'The florist opens at noon.'],
  },
  {
    context: 'In 2024 the town planted 310 trees along the ring road.',
    wrong: ['The town planted 310 trees for schools.', 'The town planted 310 trees with volunteers.'],
    right: ['The town planted 310 trees in 2024.', 'The town planted 310 trees along the ring road.'],
  },
  {
    context: '货车司机必须提前三天登记，轿车司机无需登记。',
    wrong: ['轿车司机必须提前三天登记。'],
    right: ['货车司机必须提前三天登记。', '轿车司机无需登记。'],
  },
  {
    context: 'In late May the share of empty beds fell to 37 %. The house has 43 beds and 80 chairs.',
    wrong: [
      'In late May the share of empty beds fell to 43 %.',
      'In late May the share of empty beds fell to 54 %.',
    ],
    right: ['In late May the share of empty beds fell to 37 %.'],
  },
];

describe('offline judge: copies that were made wrong', () => {
  for (const { context, wrong, right } of cases) {
    for (const claim of wrong)
      it(`does not support: ${claim}`, async () => {
        const found = await assess(claim, context);
        assert.ok(
          found.some(({ verdict }) => verdict !== 'supported'),
          JSON.stringify(found),
        );
      });
    for (const claim of right)
      it(`supports: ${claim}`, async () => {
        const found = await assess(claim, context);
        assert.ok(
          found.every(({ verdict }) => verdict === 'supported'),
          JSON.stringify(found),
        );
      });
  }

  it('underlines the name of another thing in a short claim', async () => {
    const context = 'The Sula keeps its charge for two days. The Corvo, built in 2019, is charged by hand.';
    const [found] = await assess('The Corvo keeps its charge for two days.', context);
    assert.equal(found?.verdict, 'unsupported');
    assert.ok((found?.alarm ?? 0) >= alarmThreshold.balanced);
  });

  it('is not sure of what leaves out when it holds', async () => {
    const rule = 'Students enter free on Sundays. Maps are sold at the desk.';
    const [without] = await assess('Students enter free.', rule);
    assert.ok(without?.verdict === 'unsupported' || without?.confidence === 'low');
    const [within] = await assess('Students enter free on Sundays.', rule);
    assert.equal(within?.confidence, 'high');
  });

  it('knows a state by its abbreviation', async () => {
    const [found] = await assess(
      'The inn is in Aldmouth, Oregon.',
      'Sandpiper Inn, 18 Quay Row, Aldmouth, OR. The inn is open.',
    );
    assert.equal(found?.confidence, 'low');
    assert.deepEqual(found?.reason.code === 'notFound' && found.alarm > 0.4, false);
  });

  it('supports a whole sentence that it repeats, whatever its words are', async () => {
    const text = 'No matter if the lift is out of order, you need to make sure that the ramp is free.';
    const [found] = await assess(text, `The ramp is wide. ${text}`);
    assert.equal(found?.verdict, 'supported');
  });
});
