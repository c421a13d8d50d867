import type { Finding } from './types.ts';

/** How readily an unsupported claim raises a squiggle. Never changes a verdict or a score. */
export type Sensitivity = 'quiet' | 'balanced' | 'strict';

export const sensitivities: readonly Sensitivity[] = ['quiet', 'balanced', 'strict'];

/** Least `alarm` that raises a squiggle. Measured trade of each: docs/accuracy.md. */
export const alarmThreshold: Readonly<Record<Sensitivity, number>> = {
  quiet: 0.42,
  balanced: 0.37,
  strict: 0.32,
};

/** @param least of `alarmThreshold`, or a person's own (`personalThreshold`) */
export const raisesAlarm = (finding: Finding, least: number): boolean =>
  finding.type === 'failure' || (finding.verdict !== 'supported' && finding.alarm >= least);
