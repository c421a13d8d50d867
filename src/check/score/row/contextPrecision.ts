import { type RowScorer, rateItems, unscorable } from './rowScorer.ts';

/**
 * scoring.md §11: mean average precision over the context in its order. An item is relevant where it supports a claim of
 * the reference, or of the output where there is no reference.
 */
export const contextPrecision: RowScorer = {
  direction: 'higherIsBetter',
  needs: ['context', 'expected'],
  async score(texts, check, options) {
    const { scale = 1 } = options;
    const of = texts.reference ? 'reference' : 'output';
    const items = await rateItems(of, texts, check);
    if (!items) return unscorable({ scorer: 'none', why: 'noClaims', text: of }, options);
    const relevance = items.map(({ relevant }) => relevant);
    const known = relevance.filter((relevant) => relevant !== undefined);
    const missing = relevance.length - known.length;
    const common = { scale, missing, found: { scorer: 'contextPrecision', items, of } } as const;
    if (known.length === 0) return { ...common, value: null, status: 'failed' };
    const value = averagePrecision(known) * scale;
    if (missing === 0) return { ...common, value, status: 'scored' };
    const [worst, best] = precisionRange(relevance);
    return { ...common, value, status: 'partial', range: [worst * scale, best * scale] };
  },
};

/** The mean, over the relevant items, of the share of relevant items up to and with each; 0 without any. */
export function averagePrecision(relevance: readonly boolean[]): number {
  let relevant = 0;
  let sum = 0;
  for (const [i, isRelevant] of relevance.entries()) if (isRelevant) sum += ++relevant / (i + 1);
  return relevant === 0 ? 0 : sum / relevant;
}

/**
 * The least and the greatest average precision that items of unknown relevance allow. One more relevant item can lower
 * it, so for each number of relevant items the least and the greatest sum of precisions are followed.
 */
export function precisionRange(
  relevance: readonly (boolean | undefined)[],
): readonly [worst: number, best: number] {
  let sums = new Map([[0, [0, 0] as readonly [number, number]]]);
  for (const [i, isRelevant] of relevance.entries()) {
    const next = new Map<number, readonly [number, number]>();
    const reach = (count: number, [least, most]: readonly [number, number]) => {
      const [low, high] = next.get(count) ?? [least, most];
      next.set(count, [Math.min(low, least), Math.max(high, most)]);
    };
    for (const [count, [least, most]] of sums) {
      const precision = (count + 1) / (i + 1);
      if (isRelevant !== true) reach(count, [least, most]);
      if (isRelevant !== false) reach(count + 1, [least + precision, most + precision]);
    }
    sums = next;
  }
  const means = [...sums].map(([count, [least, most]]) =>
    count === 0 ? [0, 0] : [least / count, most / count],
  );
  return [Math.min(...means.map(([least]) => least!)), Math.max(...means.map(([, most]) => most!))];
}
