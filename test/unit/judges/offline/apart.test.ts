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

  it('does not lend a thing what another one has by name', async () => {
    const servers = `The Alpha server has 7 disks and runs Linux.

The Beta server, bought in 2019, has 9 disks in total.`;
    for (const wrong of ['The Beta server has 7 disks.', 'The Beta server runs Linux.']) {
      const [found] = await assess(wrong, servers);
      assert.equal(found?.verdict, 'unsupported', wrong);
    }
    assert.deepEqual(await verdicts('The Alpha server has 7 disks.', servers), ['supported']);
  });

  it('does not join words across a semicolon of the context', async () => {
    const notice = 'Before boarding, passengers show their ticket; after departure the bar opens.';
    const [found] = await assess('Passengers show their ticket after departure.', notice);
    assert.equal(found?.verdict, 'unsupported');
    assert.deepEqual(await verdicts('Passengers show their ticket before boarding.', notice), ['supported']);
  });

  it('is not sure of what leaves out the limit that the context sets', async () => {
    const terms = 'La livraison est gratuite à partir de 50 euros.';
    const [without] = await assess('La livraison est gratuite.', terms);
    assert.ok(without?.verdict === 'unsupported' || without?.confidence === 'low');
    const [within] = await assess('La livraison est gratuite à partir de 50 euros.', terms);
    assert.equal(within?.confidence, 'high');
  });

  it('tells French from Spanish by its small words, and so finds its denials', async () => {
    const rule = 'Les clients de moins de 18 ans ne peuvent pas commander.';
    assert.deepEqual(await verdicts('Les clients de moins de 18 ans peuvent commander.', rule), [
      'contradicted',
    ]);
  });

  it('does not take a sum for the count of what it was paid for', async () => {
    const report = 'In 2025 the foundation awarded 42 grants worth 3.6 million euros in total.';
    const [found] = await assess('The foundation awarded 3.6 million grants.', report);
    assert.notEqual(found?.verdict, 'supported');
    assert.deepEqual(await verdicts('The foundation awarded 42 grants.', report), ['supported']);
  });

  it('takes what is said of another number of a thing neither for it nor against it', async () => {
    assert.deepEqual(await verdicts('Room 2 holds 1,002 books.', 'Room 1 holds 1,001 books.'), [
      'unsupported',
    ]);
    const rooms = Array.from({ length: 20 }, (_, i) => `Room ${i} of the tower holds ${i + 1000} books.`);
    const wrong = 'Room 7 of the tower holds 1008 books.';
    assert.deepEqual(await verdicts(wrong, rooms.join('\n\n')), ['contradicted']);
    assert.deepEqual(await verdicts(wrong, rooms), ['contradicted']);
  });

  it('does not support of one what it says of another', async () => {
    const notes =
      'The mill was founded by the engineer Ada Berg in 1931. Its director is Ben Olsen. It is open on Mondays.';
    const [found] = await assess('The mill was founded by Ben Olsen.', notes);
    assert.equal(found?.verdict, 'unsupported');
    assert.deepEqual(await verdicts('The mill was founded by Ada Berg.', notes), ['supported']);
  });

  it('does not hold against a year what it tells of another by comparing them', async () => {
    const report = 'In 2023 the mill had 18,400 visitors, 2,100 more than in 2022.';
    for (const claim of ['In 2022 the mill had 16,300 visitors.', 'The mill had 16,300 visitors in 2022.'])
      assert.notEqual((await assess(claim, report))[0]?.verdict, 'contradicted', claim);
    assert.deepEqual(await verdicts('In 2023 the mill had 17,400 visitors.', report), ['contradicted']);
  });
});
