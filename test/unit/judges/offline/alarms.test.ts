import assert from 'node:assert/strict';
import { alarmThreshold, raisesAlarm } from '../../../../src/check/alarm.ts';
import { saysOtherwiseAlarm } from '../../../../src/judges/offline/alarms.ts';
import { compareStatements } from '../../../../src/statements/compareStatements.ts';
import { readStatement } from '../../../../src/statements/statement.ts';
import { assess } from './judging.ts';

describe('offline judge: a value that the context does not state', () => {
  const context =
    'The barge carried 46 passengers in the morning, 19 of them from Lund. It was painted red in 1988.';
  const raises = async (claim: string) =>
    raisesAlarm((await assess(claim, context))[0]!, alarmThreshold.balanced);

  it('is underlined, but not where it may be reckoned from what stands there', async () => {
    assert.ok(!(await raises('In the morning 27 passengers of the barge came from elsewhere.')));
    assert.ok(await raises('In the morning 31 passengers of the barge came from elsewhere.'));
  });
});

const isUnderlined = (claim: string, evidence: string): boolean => {
  const mine = readStatement(claim, 'en');
  const { compared, differences } = compareStatements(mine, readStatement(evidence, 'en'));
  const [difference] = differences;
  assert.ok(difference, claim);
  return saysOtherwiseAlarm(compared, difference.kind, mine.words.length) >= alarmThreshold.balanced;
};

describe('offline judge: a passage that says otherwise is underlined', () => {
  const rule = 'If the water rises above two metres, the warden can close the lower gate of the lock.';

  it('where the claim copies it but for that', () => {
    assert.ok(isUnderlined(rule.replace('can', 'must'), rule));
    assert.ok(isUnderlined('The keeper sold the boat to Ada.', 'Ada sold the boat to the keeper.'));
  });

  it('where a short claim has its opposite', () =>
    assert.ok(
      isUnderlined('Guests were offered a key.', 'The guests, all of whom paid, were not offered a key.'),
    ));

  it('where a cause or an order is turned, in whatever words', () =>
    assert.ok(
      isUnderlined(
        'Search was rebuilt because requests for support fell.',
        'Requests for support fell because search was rebuilt.',
      ),
    ));

  it('but not where a long claim of its own wording may speak of something else', () =>
    assert.ok(
      !isUnderlined(
        'For older stains on the quay the leaflet suggests that a pressure washer with soap is used to clean the area.',
        'However, do not use a pressure washer to clean the quay, because older stains may be pushed deeper by it and the area then needs soap.',
      ),
    ));
});

describe('offline judge: the value of something else', () => {
  const context = 'The fee for a bin of 80 litres is 148 euros a year, for one of 120 litres 204 euros.';

  it('is underlined where the same sentence has the value of what is claimed', async () => {
    const [found] = await assess('A bin of 80 litres has a fee of 204 euros a year.', context);
    assert.notEqual(found!.verdict, 'supported');
    assert.ok(raisesAlarm(found!, alarmThreshold.balanced));
  });

  it('is none where it is its own', async () => {
    const [found] = await assess('A bin of 80 litres has a fee of 148 euros a year.', context);
    assert.ok(!raisesAlarm(found!, alarmThreshold.balanced));
  });
});
