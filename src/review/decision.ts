import { shortHash } from '../check/claimId.ts';
import type { Finding } from '../check/types.ts';

export type DecisionKind = 'ignored' | 'verified';

/** What a person decided about a claim. It holds while the claim and its evidence keep their words. */
export interface Decision {
  readonly kind: DecisionKind;
  /** `Claim.id`. */
  readonly claim: string;
  /** `evidenceHash` of the finding. */
  readonly evidence: string;
  /** The claim's words, for people who read the list. */
  readonly text: string;
  readonly note?: string;
  readonly author?: string;
  /** `Assessment.alarm` of what was dismissed; kept in a person's own storage only (`personalQuiet.ts`). */
  readonly alarm?: number;
}

/** Of the words of a finding's evidence, whichever file or line they stand in. */
export const evidenceHash = (finding: Finding): string =>
  finding.type === 'failure' ? shortHash('') : shortHash(finding.evidence.map((e) => e.quote).join('\n'));
