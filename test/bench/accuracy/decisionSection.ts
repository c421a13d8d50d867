import type { Assessment } from '../../../src/check/types.ts';
import { type JudgedSet, setsOfPart } from './judgedSet.ts';
import { table } from './table.ts';
import type { Judgement } from './verdictFigures.ts';

/** How often something decided, and how often people agree. */
interface Count {
  right: number;
  all: number;
}

/**
 * Which rule of docs/rules.md decided a statement of one claim, over all sets and own texts; `reading` is the local model. A
 * figure below 50 % of a rule would be a rule that does harm.
 */
export function decisionSection(
  sets: readonly JudgedSet[],
  own: Readonly<Record<string, readonly Judgement[]>>,
): string {
  const columns = {
    'sets, open': setsOfPart(sets, 'open').flatMap(({ items }) => items),
    'sets, closed': setsOfPart(sets, 'closed').flatMap(({ items }) => items),
    ...own,
  };
  const counts = Object.values(columns).map(countDecisions);
  const decisions = [...new Set(counts.flatMap((kinds) => [...kinds.keys()]))].sort();
  return table(
    ['decided by', ...Object.keys(columns)],
    decisions.map((decision) => [
      decision,
      ...counts.map((kinds) => {
        const found = kinds.get(decision);
        return found ? `${found.right} of ${found.all}` : '';
      }),
    ]),
  );
}

function countDecisions(judged: readonly Judgement[]): ReadonlyMap<string, Count> {
  const counts = new Map<string, Count>();
  for (const { supported, outcome } of judged) {
    const [only, more] = outcome.assessments;
    if (!only || more) continue;
    const decision = decisionOf(only);
    const count = counts.get(decision) ?? { right: 0, all: 0 };
    counts.set(decision, {
      right: count.right + Number((only.verdict === 'supported') === supported),
      all: count.all + 1,
    });
  }
  return counts;
}

function decisionOf({ verdict, confidence, reason, rule }: Assessment): string {
  const by = reason.code === 'differs' ? `${rule} (${reason.kind})` : rule;
  return `${verdict}: ${by}${verdict === 'supported' ? `, ${confidence}` : ''}`;
}
