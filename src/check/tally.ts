import type { Finding, PassageExtent, Verdict } from './types.ts';

/** What became of a claim: the judge's verdict, or `failed` where there is none. */
export type FindingVerdict = Verdict | 'failed';

/** Worst first: the order of every list and count. */
export const verdictOrder = [
  'contradicted',
  'unsupported',
  'failed',
  'supported',
] as const satisfies readonly FindingVerdict[];

export const verdictOf = (finding: Finding): FindingVerdict =>
  finding.type === 'failure' ? 'failed' : finding.verdict;

export const byVerdict = (a: Finding, b: Finding): number =>
  verdictOrder.indexOf(verdictOf(a)) - verdictOrder.indexOf(verdictOf(b));

/** How many claims of each verdict. */
export type Tally = Readonly<Record<FindingVerdict, number>>;

export function tallyOf(verdicts: Iterable<FindingVerdict>): Tally {
  const counts = { contradicted: 0, unsupported: 0, failed: 0, supported: 0 };
  for (const verdict of verdicts) counts[verdict]++;
  return counts;
}

/** How many of these say something: all but headings. */
export const statementsIn = (read: readonly PassageExtent[]): number =>
  read.filter(({ kind }) => kind !== 'heading').length;
