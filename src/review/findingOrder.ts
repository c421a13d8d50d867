import { byVerdict, verdictOf } from '../check/tally.ts';
import { isOn, type LiveFinding } from './review.ts';

/** The order in which a person looks at findings: what is open first, then what was decided, then what is supported. */
export const worstFirst = (findings: readonly LiveFinding[]): readonly LiveFinding[] =>
  findings.toSorted(
    (a, b) =>
      stage(a) - stage(b) ||
      byVerdict(a.finding, b.finding) ||
      alarm(b) - alarm(a) ||
      a.finding.claim.start - b.finding.claim.start,
  );

const stage = ({ finding, decision }: LiveFinding): number =>
  verdictOf(finding) === 'supported' ? 2 : decision ? 1 : 0;

const alarm = ({ finding }: LiveFinding): number => (finding.type === 'failure' ? 0 : finding.alarm);

interface Step {
  /** The one that was last gone to, since the check, and where it was in the order. */
  readonly last: { readonly claim: string; readonly position: number } | undefined;
  readonly cursor: number;
  readonly step: 1 | -1;
}

/**
 * Where a step leads in the order of `findings`, which has at least one: from the end that is looked at first, then
 * from one to the next, round the ends. Who has put the cursor on another finding goes on from there, with that one.
 */
export function nextPosition(findings: readonly LiveFinding[], { last, cursor, step }: Step): number {
  const { length } = findings;
  if (!last) return step === 1 ? 0 : length - 1;
  const at = findings.findIndex(({ finding }) => finding.claim.id === last.claim);
  const under = findings.findIndex((live) => isOn(live, cursor));
  if (under >= 0 && under !== at && !(at >= 0 && isOn(findings[at]!, cursor))) return under;
  if (at >= 0) return (at + step + length) % length;
  // It is settled by now, and those after it have moved up.
  return step === 1 ? last.position % length : (last.position - 1 + length) % length;
}
