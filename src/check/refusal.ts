import type { Finding, Outcome } from './types.ts';

/** Whether the context could have answered where an output says nothing but that it does not tell. */
export const refusals = ['justified', 'answerable'] as const;
export type Refusal = (typeof refusals)[number];

/** Undefined where an output says anything else, or where that is not settled. */
export function refusalOf({ findings, skipped }: Pick<Outcome, 'findings' | 'skipped'>): Refusal | undefined {
  if (!findings.every(isRefuted)) return undefined;
  if (findings.length > 0) return 'answerable';
  return skipped.some(({ why }) => why === 'absenceConfirmed') ? 'justified' : undefined;
}

const isRefuted = (finding: Finding): boolean =>
  finding.type === 'assessment' && finding.reason.code === 'notMissing' && finding.reason.from === 'source';
