import type { Finding } from '../check/types.ts';

/** Whether a context file's new text may change what was found: its evidence is gone, or the missing fact may be there. */
export const restsOn = (finding: Finding, uri: string, text: string): boolean => {
  if (finding.type === 'failure') return false;
  if (finding.verdict === 'unsupported') return true;
  return finding.evidence.some((evidence) => evidence.uri === uri && !text.includes(evidence.quote));
};
