import assert from 'node:assert/strict';
import { assess, verdicts } from './judging.ts';

const trip = `Friday. Walk along the lake with the guide Nora Lie. Night in the Hotel Brekke.

Saturday. Ferry to the island of Utvær at noon. Night in the Hotel Sandvik.`;

const log = JSON.stringify(
  {
    pump: { percent: 83 },
    readings: [
      { time: '06:00', temperatureC: -18.4, humidityPercent: 61 },
      { time: '12:00', temperatureC: -17.2, humidityPercent: 66 },
    ],
  },
  undefined,
  2,
);

describe('offline judge: what is said together', () => {
  it('supports a day with what the context says of it', async () =>
    assert.deepEqual(await verdicts('On Saturday the group spends the night in the Hotel Sandvik.', trip), [
      'supported',
    ]));

  it('does not support the day before with it', async () => {
    const [found] = await assess('On Friday the group spends the night in the Hotel Sandvik.', trip);
    assert.equal(found?.verdict, 'unsupported');
  });

  it('tells the elements of a list by their first field', async () => {
    assert.deepEqual(await verdicts('At 12:00 the temperature was -17.2 °C.', log), ['supported']);
    assert.deepEqual(await verdicts('At 12:00 the temperature was -18.4 °C.', log), ['contradicted']);
  });

  it('is never sure of a rewording', async () => {
    const [copied, reworded] = [
      'The guide Nora Lie leads the walk along the lake.',
      'Walk along the lake with the guide Nora Lie.',
    ];
    const [first] = await assess(copied, trip);
    const [second] = await assess(reworded, trip);
    assert.notEqual(first?.confidence, 'high');
    assert.notEqual(second?.confidence, 'low');
  });
});
