import type { Finding } from '../types.ts';
import type { CountsAs } from './scorer.ts';

export type Tallies = Readonly<Partial<Record<CountsAs, number>>>;

/** How many findings count which way; ways that do not occur are absent. */
export function tally(findings: readonly Finding[], countsAs: (finding: Finding) => CountsAs): Tallies {
  const tallies: Partial<Record<CountsAs, number>> = {};
  for (const finding of findings) {
    const way = countsAs(finding);
    tallies[way] = (tallies[way] ?? 0) + 1;
  }
  return tallies;
}
