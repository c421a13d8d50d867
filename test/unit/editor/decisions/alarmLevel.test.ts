import assert from 'node:assert/strict';
import { AlarmLevel } from '../../../../src/editor/decisions/alarmLevel.ts';
import type { SeverityName } from '../../../../src/editor/settings.ts';
import { type Decision, Decisions } from '../../../../src/review/decisions.ts';
import { finding } from '../../review/_findings.ts';

const levelWith = (decisions: readonly Decision[], severity: SeverityName = 'information') => {
  const store = { decisions, save: async () => undefined };
  return new AlarmLevel(
    { sensitivity: 'balanced', severity: () => severity },
    new Decisions(
      () => [store],
      () => store,
    ),
  );
};
const faint = finding({ verdict: 'unsupported', alarm: 0.1 });
const plain = finding({ verdict: 'unsupported', alarm: 0.4 });

describe('a claim that is not supported and not underlined', () => {
  it('says so of the sensitivity', () =>
    assert.equal(levelWith([]).quietText(faint), 'not underlined at the sensitivity “balanced”'));

  it('says so of what was dismissed before', () => {
    const dismissed = Array.from({ length: 5 }, (_, i): Decision => {
      return { kind: 'ignored', claim: `${i}`, evidence: '', text: '', alarm: 0.45 };
    });
    assert.match(levelWith(dismissed).quietText(plain)!, /you dismissed findings/);
  });

  it('says so of the settings', () => assert.match(levelWith([], 'off').quietText(plain)!, /settings/));

  it('has nothing to say where it is underlined, or supported', () => {
    assert.equal(levelWith([]).quietText(plain), undefined);
    assert.equal(levelWith([]).quietText(finding({ verdict: 'supported' })), undefined);
  });
});
