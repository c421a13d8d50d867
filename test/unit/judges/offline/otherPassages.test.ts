import assert from 'node:assert/strict';
import { assess, verdicts } from './judging.ts';

const club = `# Rules of the Velmar Rowing Club

Members get a rebate of 10% on repairs. The rebate does not apply to spare oars. Guests pay 4 euros a visit.

The treasurer of the club is Ada Holm, its longest member. Sailmakers from Lund visit the harbour in May.

The club may lend a boat to members at any time, but to guests only on Sundays. In case of storm the flags are taken down; boats stay in the shed.`;

const market = `Rowan Keel of Fennick keeps forty hives and sells honey.

The market in Fennick is held on Saturdays from March to October.

Stalls cost 12 euros a day, and power is included.

Dogs have to stay outside the square while the market is open.

In winter Rowan Keel sells candles and soap from a shed behind the mill.`;

describe('offline judge: what another passage says', () => {
  it('adds what a passage elsewhere says of the same, never what it says of something else', async () => {
    const claim = (added: string) => `Rowan Keel sells candles, soap and ${added}.`;
    assert.deepEqual(await verdicts(claim('honey'), market), ['supported']);
    for (const added of ['dogs', 'power', 'jam'])
      assert.deepEqual(await verdicts(claim(added), market), ['unsupported'], added);
  });

  it('does not add what a passage elsewhere denies, or has beside a name or under a heading alone', async () => {
    const wrong = 'Rowan Keel sells candles, soap and honey.';
    const instead = (first: string) => market.replace('keeps forty hives and sells honey', first);
    for (const context of [
      instead('keeps forty hives and sells no honey'),
      instead('is afraid of honey'),
      `# What Rowan Keel sells and where\n\n${instead('keeps forty hives').replace('Stalls', 'Jars for honey')}`,
    ])
      assert.deepEqual(await verdicts(wrong, context), ['unsupported'], context);
  });

  it('does not add what the next sentence denies', async () => {
    const [found] = await assess(
      'Members get a rebate of 10% on repairs that also applies to spare oars.',
      club,
    );
    assert.equal(found?.verdict, 'unsupported');
    assert.deepEqual(await verdicts('Members get a rebate of 10% on repairs.', club), ['supported']);
  });

  it('does not lend a deed to somebody of whom the passage knows nothing', async () => {
    const wrong = 'Ada Holm, the treasurer of the club and its longest member, is sponsored by Lund.';
    const [found] = await assess(wrong, club);
    assert.equal(found?.verdict, 'unsupported');
  });

  it('reads a clause without a subject with the one that the sentence begins with', async () => {
    assert.deepEqual(await verdicts('The club may lend a boat to guests only on Sundays.', club), [
      'supported',
    ]);
    assert.deepEqual(await verdicts('In case of storm boats stay in the shed.', club), ['supported']);
  });

  it('does not hold for done what is not done yet', async () => {
    const text = 'The mayor wants to ask the ministry for a loan for the ferry, but has not yet done so.';
    const wrong = 'The mayor has already asked the ministry for a loan for the ferry.';
    assert.deepEqual(await verdicts(wrong, text), ['unsupported']);
    const done = 'The mayor has already asked the ministry for a loan; the council has not yet met.';
    assert.deepEqual(await verdicts('The mayor has already asked the ministry for a loan.', done), [
      'supported',
    ]);
  });

  it('holds a condition against one that is said not to matter', async () => {
    const text = 'Die Bilder werden nach 48 Stunden gelöscht, sofern kein Einspruch vorliegt.';
    const wrong =
      'Auch wenn ein Einspruch erhoben wurde, werden die Bilder der Kamera nach zwei Tagen gelöscht.';
    assert.deepEqual(await verdicts(wrong, text), ['unsupported']);
  });

  it('tells two persons apart where every noun has a capital', async () => {
    const text = `Die Leiterin, Frau Greta Sommer, führt die Werft seit 2011.

Über den Fuhrpark entscheidet Paul Winkler an der Spitze der Halle.`;
    const [found] = await assess('Seit 2011 steht Paul Winkler an der Spitze der Werft.', text);
    assert.equal(found?.verdict, 'unsupported');
    assert.deepEqual(await verdicts('Frau Greta Sommer führt die Werft seit 2011.', text), ['supported']);
  });
});
