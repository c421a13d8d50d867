import { quotesHash } from './quotesHash.ts';
import type { ReportClaim } from './report.ts';

/** Which claim a comment of a review is about, and the hash of its evidence. */
interface CommentSubject {
  readonly claim: string;
  readonly evidence: string;
}

/** The last words of such a comment, which no reader sees. */
export const commentMark = ({ id, evidence }: ReportClaim): string =>
  `<!-- claimlight ${id} ${quotesHash(evidence)} -->`;

export function subjectOfComment(body: string): CommentSubject | undefined {
  const [, claim, evidence] = /<!-- claimlight (\S+) (\S+) -->\s*$/.exec(body) ?? [];
  return claim === undefined || evidence === undefined ? undefined : { claim, evidence };
}
