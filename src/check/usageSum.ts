import type { Usage } from './types.ts';

/** What calls used together. */
type UsageSum = Omit<Usage, 'type'>;

export const noUsage: UsageSum = { calls: 0, promptTokens: 0, completionTokens: 0 };

/** Models that are told; more are no fingerprint. */
const mostServed = 8;

/** No cost where neither has one. */
export function addUsage(sum: UsageSum, more: UsageSum): UsageSum {
  const cost = more.cost === undefined ? sum.cost : (sum.cost ?? 0) + more.cost;
  return {
    calls: sum.calls + more.calls,
    promptTokens: sum.promptTokens + more.promptTokens,
    completionTokens: sum.completionTokens + more.completionTokens,
    cost,
    ...(sum.served || more.served
      ? { served: [...new Set([...(sum.served ?? []), ...(more.served ?? [])])].sort().slice(0, mostServed) }
      : {}),
  };
}
