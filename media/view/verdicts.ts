import { verdictText } from '../../src/report/words.ts';
import type { ViewClaim, ViewVerdict } from '../../src/view/protocol.ts';

/** Worst first. */
export const verdicts = ['contradicted', 'unsupported', 'failed', 'supported'] as const;

/** The verdict's words at the start of a line. */
export const verdictTitle = (verdict: ViewVerdict): string => {
  const [first = '', ...rest] = verdictText(verdict);
  return first.toLocaleUpperCase() + rest.join('');
};

export const countVerdicts = (claims: readonly ViewClaim[]): Readonly<Record<ViewVerdict, number>> => {
  const counts = { contradicted: 0, unsupported: 0, failed: 0, supported: 0 };
  for (const { verdict } of claims) counts[verdict]++;
  return counts;
};
