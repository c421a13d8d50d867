import { byVerdict } from '../check/tally.ts';
import { isOn, type LiveFinding } from './review.ts';

/** The order in which a person looks at findings; what they have decided about comes last. */
export const worstFirst = (findings: readonly LiveFinding[]): readonly LiveFinding[] =>
  findings.toSorted(
    (a, b) =>
      Number(a.decision !== undefined) - Number(b.decision !== undefined) ||
      byVerdict(a.finding, b.finding) ||
      alarm(b) - alarm(a) ||
      a.finding.claim.start - b.finding.claim.start,
  );

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
  const here = findings.findIndex((live) => isOn(live, offset));
  if (here < 0) return findings.at(step === 1 ? 0 : -1);
  return findings[(here + step + findings.length) % findings.length];
}
