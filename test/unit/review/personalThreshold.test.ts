import { strict as assert } from 'node:assert';
import fc from 'fast-check';
import { type Decision, personalThreshold } from '../../../src/review/decisions.ts';

const dismissed = (...alarms: readonly number[]): readonly Decision[] =>
  alarms.map((alarm, i) => ({ kind: 'ignored', claim: `${i}`, evidence: '', text: '', alarm }));

describe('personalThreshold', () => {
  it('is that of the sensitivity until a few findings were dismissed', () => {
    assert.equal(personalThreshold(0.37, dismissed(0.4, 0.4, 0.4, 0.4)), 0.37);
  });

  it('lifts so that findings as faint as most of the dismissed ones stay quiet', () => {
    const threshold = personalThreshold(0.37, dismissed(0.38, 0.39, 0.4, 0.41, 0.9));
    assert.ok(threshold > 0.41 && threshold < 0.42, String(threshold));
  });

  it('never silences a clear finding', () => {
    assert.ok(personalThreshold(0.37, dismissed(0.9, 0.9, 0.9, 0.9, 0.9, 0.9)) <= 0.53);
  });

  it('counts no decision that was not about a raised finding', () => {
    const decisions = dismissed(0.1, 0.2, 0.2, 0.1, 0.3).map(({ alarm: _, ...rest }) => rest);
    assert.equal(personalThreshold(0.37, decisions), 0.37);
    assert.equal(personalThreshold(0.37, dismissed(0.1, 0.2, 0.2, 0.1, 0.3)), 0.37);
  });

  it('goes back when decisions are undone, and never falls below the base', () =>
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (alarms) => {
        assert.ok(personalThreshold(0.37, dismissed(...alarms)) >= 0.37);
        assert.equal(personalThreshold(0.37, []), 0.37);
      }),
    ));
});
