import { t } from '@vscode/l10n';
import { alarmThreshold, raisesAlarm } from '../../check/alarm.ts';
import { verdictOf } from '../../check/tally.ts';
import type { Finding } from '../../check/types.ts';
import { type Decisions, personalThreshold } from '../../review/decisions.ts';
import type { Settings } from '../settings.ts';

/** How faint a finding may be and still raise a squiggle for this person. */
export class AlarmLevel {
  constructor(
    private readonly settings: Pick<Settings, 'sensitivity' | 'severity'>,
    private readonly decisions: Decisions,
  ) {}

  /** Least alarm, 0..1: of the chosen sensitivity, lifted by what the person dismissed. */
  get leastAlarm(): number {
    return personalThreshold(alarmThreshold[this.settings.sensitivity], this.decisions.all());
  }

  /** Why a claim that is not supported has no squiggle; undefined where it has one, or needs none. */
  quietText(finding: Finding): string | undefined {
    const verdict = verdictOf(finding);
    if (verdict === 'supported') return undefined;
    if (this.settings.severity(verdict) === 'off') return t('not underlined, as the settings say');
    if (finding.type === 'failure' || raisesAlarm(finding, this.leastAlarm)) return undefined;
    const { sensitivity } = this.settings;
    return finding.alarm < alarmThreshold[sensitivity]
      ? t('not underlined at the sensitivity “{0}”', sensitivity)
      : t('not underlined, since you dismissed findings as faint');
  }
}
