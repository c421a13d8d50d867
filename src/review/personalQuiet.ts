import type { Decision } from './decision.ts';

/** Fewer dismissed findings say nothing about what a person finds noisy. */
const fewest = 5;
/** Share of the dismissed findings that would not have been raised. */
const spared = 0.8;
/** Most that dismissals lift the threshold: a clear finding is raised whatever was dismissed before. */
const mostLift = 0.15;

/**
 * The least alarm that raises a squiggle for this person: what they dismissed (ignored or verified although the judge
 * doubted it) lifts the threshold of their sensitivity, so that findings as faint stay quiet. Undoing the decisions
 * takes it back. Verdicts and scores stay as they are.
 * @param base threshold of the chosen sensitivity
 */
export function personalThreshold(base: number, decisions: readonly Decision[]): number {
  const dismissed = decisions
    .flatMap(({ alarm }) => (alarm !== undefined && alarm >= base ? [alarm] : []))
    .toSorted((a, b) => a - b);
  if (dismissed.length < fewest) return base;
  const fit = dismissed[Math.ceil(spared * dismissed.length) - 1]!;
  return Math.min(fit + 1e-9, base + mostLift);
}
