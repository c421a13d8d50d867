import type { Finding, Outcome } from './types.ts';

/** Whether the context could have answered where an output says nothing but that it does not tell. */
export const abstentions = ['justified', 'answerable'] as const;
export type Abstention = (typeof abstentions)[number];

/** Undefined where an output says anything else, or where that is not settled. */
export function abstentionOf({
  findings,
  skipped,
}: Pick<Outcome, 'findings' | 'skipped'>): Abstention | undefined {
  if (!findings.every(isRefuted)) return undefined;
  if (findings.length > 0) return 'answerable';
  return skipped.some(({ why }) => why === 'absenceConfirmed') ? 'justified' : undefined;
}

const isRefuted = (finding: Finding): boolean =>
  finding.type === 'assessment' && finding.reason.code === 'notMissing' && finding.reason.from === 'source';
