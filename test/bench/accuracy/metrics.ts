import { createHash } from 'node:crypto';
/** Area under the ROC curve: the chance that a positive scores above a negative; ties count half. */
export function auroc(scores: readonly number[], positive: readonly boolean[]): number {
  const order = scores.map((_, i) => i).toSorted((a, b) => scores[a]! - scores[b]!);
  let ranks = 0;
  for (let at = 0; at < order.length; ) {
    let end = at;
    while (end < order.length && scores[order[end]!] === scores[order[at]!]) end++;
    for (let i = at; i < end; i++) if (positive[order[i]!]) ranks += (at + 1 + end) / 2;
    at = end;
  }
  const positives = positive.filter(Boolean).length;
  const negatives = positive.length - positives;
  return (ranks - (positives * (positives + 1)) / 2) / (positives * negatives);
}

/** Mean of the shares of positives at or above, and of negatives below, the threshold. */
export function balancedAccuracy(
  scores: readonly number[],
  positive: readonly boolean[],
  threshold: number,
): number {
  let kept = 0;
  let caught = 0;
  let positives = 0;
  for (const [i, score] of scores.entries()) {
    if (positive[i]) {
      positives++;
      if (score >= threshold) kept++;
    } else if (score < threshold) caught++;
  }
  return (kept / positives + caught / (scores.length - positives)) / 2;
}

/** Expected calibration error over ten bands of equal width: mean distance of the probability from the rate. */
export function calibrationError(probabilities: readonly number[], positive: readonly boolean[]): number {
  const bands = Array.from({ length: 10 }, () => ({ sum: 0, right: 0, count: 0 }));
  for (const [i, p] of probabilities.entries()) {
    const band = bands[Math.min(9, Math.floor(p * 10))]!;
    band.sum += p;
    band.count++;
    if (positive[i]) band.right++;
  }
  return bands.reduce((error, { sum, right }) => error + Math.abs(sum - right), 0) / probabilities.length;
}

export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/**
 * 95 % interval of a figure by resampling whole documents.
 * @param figure may answer NaN for a sample that has no such items; those samples are left out.
 */
export function bootstrap<T>(
  items: readonly T[],
  groupOf: (item: T) => string,
  figure: (sample: readonly T[]) => number,
  rounds = 500,
): Interval {
  const documents = [...groupBy(items, groupOf).values()];
  const random = mulberry(20261121);
  const figures: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const sample = documents.flatMap(() => documents[Math.floor(random() * documents.length)]!);
    const value = figure(sample);
    if (!Number.isNaN(value)) figures.push(value);
  }
  figures.sort((a, b) => a - b);
  const at = (share: number) =>
    figures[Math.min(figures.length - 1, Math.floor(share * figures.length))] ?? Number.NaN;
  return { value: figure(items), low: at(0.025), high: at(0.975) };
}

export function groupBy<T>(items: Iterable<T>, keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const known = groups.get(keyOf(item));
    if (known) known.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Share of the items of which something holds; NaN of none. */
export const share = <T>(items: readonly T[], holds: (item: T) => boolean): number =>
  items.filter(holds).length / items.length;

/** Small seeded generator, so that intervals and training are the same in every run. */
export function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The same numbers for the same text, whatever else was drawn before. */
export const drawnFrom = (text: string): (() => number) =>
  mulberry(createHash('sha256').update(text).digest().readInt32LE());
