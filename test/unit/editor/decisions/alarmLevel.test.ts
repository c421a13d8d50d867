import assert from 'node:assert/strict';
import { AlarmLevel } from '../../../../src/editor/decisions/alarmLevel.ts';
import { FaintChoice } from '../../../../src/editor/decisions/faintChoice.ts';
import type { SeverityName } from '../../../../src/report/findingDiagnostic.ts';
import { type Decision, Decisions } from '../../../../src/review/decisions.ts';
import { finding } from '../../review/_findings.ts';

/** What was chosen lies in a store of the test's own. */
const choices = (): FaintChoice => {
  const stored = new Map<string, unknown>();
  return new FaintChoice({
    get: <T>(key: string) => stored.get(key) as T | undefined,
    update: async (key: string, value: unknown) => void stored.set(key, value),
  } as ConstructorParameters<typeof FaintChoice>[0]);
};

const levelWith = (decisions: readonly Decision[], severity: SeverityName = 'information') => {
  const store = { decisions, change: async () => undefined };
  return new AlarmLevel(
    { sensitivity: 'balanced', severity: () => severity },
    new Decisions(
      () => [store],
      () => store,
    ),
    choices(),
  );
};
const dismissed = Array.from({ length: 5 }, (_, i): Decision => {
  return { kind: 'ignored', claim: `${i}`, evidence: '', text: '', alarm: 0.45 };
});
const faint = finding({ verdict: 'unsupported', alarm: 0.1 });
const plain = finding({ verdict: 'unsupported', alarm: 0.4 });

describe('a claim that is not supported and not underlined', () => {
  it('says so of the sensitivity', () =>
    assert.equal(levelWith([]).quietText(faint), 'not underlined at the sensitivity “balanced”'));

  it('says so of what the person chose to hide', async () => {
    const level = levelWith(dismissed);
    await level.chooseFaint('hide');
    assert.match(level.quietText(plain)!, /you chose to hide faint findings/);
  });

  it('says so of the settings', () => assert.match(levelWith([], 'off').quietText(plain)!, /settings/));

  it('has nothing to say where it is underlined, or supported', () => {
    assert.equal(levelWith([]).quietText(plain), undefined);
    assert.equal(levelWith([]).quietText(finding({ verdict: 'supported' })), undefined);
  });
});

describe('the choice to hide faint findings', () => {
  it('is offered after some were dismissed, and hides nothing by itself', () => {
    assert.equal(levelWith([]).faintFindings, undefined);
    const level = levelWith(dismissed);
    assert.equal(level.faintFindings, 'offered');
    assert.equal(level.leastAlarm, levelWith([]).leastAlarm);
    assert.equal(level.quietText(plain), undefined);
  });

  it('counts what it hides, and is taken back', async () => {
    const level = levelWith(dismissed);
    await level.chooseFaint('hide');
    assert.equal(level.faintFindings, 'hidden');
    assert.equal(level.hiddenBy([{ finding: plain }, { finding: faint }]), 1);
    await level.chooseFaint('keep');
    assert.equal(level.faintFindings, 'kept');
    assert.equal(level.hiddenBy([{ finding: plain }]), 0);
  });

  it('that was declined is not asked for again, and can be made at any time', async () => {
    const level = levelWith(dismissed);
    await level.chooseFaint('keep');
    assert.equal(level.faintFindings, 'kept');
    await level.chooseFaint('hide');
    assert.equal(level.faintFindings, 'hidden');
    assert.ok(level.leastAlarm > levelWith([]).leastAlarm);
  });
});
