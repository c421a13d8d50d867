import type { LiveFinding } from './review.ts';

const verdictRank = { contradicted: 0, unsupported: 1, failed: 2, supported: 3 } as const;

/** The order in which a person looks at findings; what they have decided about comes last. */
export const worstFirst = (findings: readonly LiveFinding[]): readonly LiveFinding[] =>
  findings.toSorted(
    (a, b) =>
      Number(a.decision !== undefined) - Number(b.decision !== undefined) ||
      rank(a) - rank(b) ||
      alarm(b) - alarm(a) ||
      a.finding.claim.start - b.finding.claim.start,
  );

const rank = ({ finding }: LiveFinding): number =>
  verdictRank[finding.type === 'failure' ? 'failed' : finding.verdict];

const alarm = ({ finding }: LiveFinding): number => (finding.type === 'failure' ? 0 : finding.alarm);

/**
 * The neighbour of the finding at `offset` in the order of `findings`, round the ends. Away from all of them: the
 * first one, or the last when stepping backwards.
 */
export function neighbour(
  findings: readonly LiveFinding[],
  offset: number,
  step: 1 | -1,
): LiveFinding | undefined {
  const here = findings.findIndex(({ finding: { claim } }) => claim.start <= offset && offset <= claim.end);
  if (here < 0) return findings.at(step === 1 ? 0 : -1);
  return findings[(here + step + findings.length) % findings.length];
}
