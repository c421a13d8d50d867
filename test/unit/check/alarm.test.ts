import assert from 'node:assert/strict';
import { alarmThreshold, raisesAlarm, sensitivities } from '../../../src/check/alarm.ts';
import { assessment, failure } from './outcomes.ts';

describe('a squiggle', () => {
  it('is raised from the threshold of the sensitivity on', () => {
    for (const sensitivity of sensitivities) {
      const least = alarmThreshold[sensitivity];
      assert.equal(raisesAlarm(assessment('unsupported', {}, { alarm: least }), least), true);
      assert.equal(raisesAlarm(assessment('unsupported', {}, { alarm: least - 0.01 }), least), false);
    }
  });

  it('is raised more readily from quiet to strict', () => {
    const thresholds = sensitivities.map((sensitivity) => alarmThreshold[sensitivity]);
    assert.deepEqual(
      thresholds,
      thresholds.toSorted((a, b) => b - a),
    );
  });

  it('is raised by failures, never by supported claims', () => {
    assert.equal(raisesAlarm(failure(), alarmThreshold.quiet), true);
    assert.equal(raisesAlarm(assessment('supported', {}, { alarm: 1 }), alarmThreshold.strict), false);
  });
});
