import { alarmThreshold, raisesAlarm } from '../../check/alarm.ts';
import type { Finding } from '../../check/types.ts';
import { type DiagnosticKind, quietText } from '../../report/findingDiagnostic.ts';
import { type Decisions, personalThreshold } from '../../review/decisions.ts';
import type { LiveFinding } from '../../review/review.ts';
import type { Settings } from '../settings.ts';
import type { FaintChoice } from './faintChoice.ts';

/** How faint a finding may be and still raise a squiggle for this person. */
export class AlarmLevel {
  constructor(
    private readonly settings: Pick<Settings, 'sensitivity' | 'severity'>,
    private readonly decisions: Decisions,
    private readonly faint: FaintChoice,
  ) {}

  /** Least alarm, 0..1: of the chosen sensitivity, lifted where the person chose to hide faint findings. */
  get leastAlarm(): number {
    return Math.max(this.#base, this.faint.below ?? 0);
  }

  /** What was chosen, or may be: nothing until there are dismissed findings that say how faint. */
  get faintFindings(): 'offered' | 'hidden' | 'kept' | undefined {
    if (this.faint.choice === 'hide') return 'hidden';
    if (this.#personal <= this.#base) return undefined;
    return this.faint.choice === 'keep' ? 'kept' : 'offered';
  }

  async chooseFaint(choice: 'hide' | 'keep'): Promise<void> {
    await (choice === 'hide' ? this.faint.hide(this.#personal) : this.faint.keep());
  }

  /** Findings that would be underlined, had the person not chosen to hide them. */
  hiddenBy(findings: readonly LiveFinding[]): number {
    const { leastAlarm } = this;
    return findings.filter(
      ({ finding, decision }) =>
        !decision && raisesAlarm(finding, this.#base) && !raisesAlarm(finding, leastAlarm),
    ).length;
  }

  get #base(): number {
    return alarmThreshold[this.settings.sensitivity];
  }

  get #personal(): number {
    return personalThreshold(this.#base, this.decisions.all());
  }

  /** Why a claim that is not supported has no squiggle; undefined where it has one, or needs none. */
  quietText(finding: Finding): string | undefined {
    const { leastAlarm, settings } = this;
    const rule = { leastAlarm, severity: (of: DiagnosticKind) => settings.severity(of) };
    return quietText(finding, rule, settings.sensitivity);
  }
}
