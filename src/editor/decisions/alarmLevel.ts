import { alarmThreshold } from '../../check/alarm.ts';
import { type Decisions, personalThreshold } from '../../review/decisions.ts';
import type { Settings } from '../settings.ts';

/** How faint a finding may be and still raise a squiggle for this person. */
export class AlarmLevel {
  constructor(
    private readonly settings: Pick<Settings, 'sensitivity'>,
    private readonly decisions: Decisions,
  ) {}

  /** Least alarm, 0..1: of the chosen sensitivity, lifted by what the person dismissed. */
  get leastAlarm(): number {
    return personalThreshold(alarmThreshold[this.settings.sensitivity], this.decisions.all());
  }
}
