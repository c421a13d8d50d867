import type { Part } from './closedDocuments.ts';
import { overlapOf, toExamples } from './examples.ts';
import { itemSupport, type JudgedItem, type JudgedSet, setsOfPart } from './judgedSet.ts';
import type { JudgedStatement } from './ownFigures.ts';
import { readPairs } from './ownTexts.ts';
import { macro, rank } from './ranking.ts';
import type { ThresholdScoring } from './rankingSection.ts';
import { percent, sideBySide, table } from './table.ts';
import type { TextOutcome } from './textOutcome.ts';
import { meanFigures, verdictFigures } from './verdictFigures.ts';

/** A judge as one line of the ablation. */
export interface AblationColumn {
  readonly name: string;
  /** What it says of an item. */
  readonly outcomeOf: (item: JudgedItem) => TextOutcome;
  readonly pairs: readonly JudgedStatement[];
}

/** What each part of the judge adds: plain overlap, rules, the local model, both. Means over sets. */
export async function ablationSection(
  sets: readonly JudgedSet[],
  overlap: ThresholdScoring,
  judges: readonly AblationColumn[],
): Promise<string> {
  const parts = (['open', 'closed'] as const).map((part: Part) => setsOfPart(sets, part));
  const both = (of: (sets: readonly JudgedSet[]) => number) => sideBySide(of(parts[0]!), of(parts[1]!));
  const overlapRanks = (some: readonly JudgedSet[]) => macro(rank(some, overlap.scoring, overlap.threshold));
  const overlapWrong = (some: readonly JudgedSet[]) => {
    const shares = some.flatMap((set) => {
      const wrong = set.items.filter(({ supported }) => !supported);
      const passed = wrong.filter((item) => overlap.scoring(item, set.name) >= overlap.threshold).length;
      return wrong.length > 0 ? [passed / wrong.length] : [];
    });
    return shares.reduce((sum, one) => sum + one, 0) / shares.length;
  };
  const rows = [
    [
      'plain overlap',
      both((some) => overlapRanks(some).balancedAccuracy),
      '',
      both((some) => overlapRanks(some).auroc),
      both(overlapWrong),
      ...(await overlapOnPairs(overlap.threshold)).map(percent),
    ],
    ...judges.map(({ name, outcomeOf, pairs }) => {
      const of = (some: readonly JudgedSet[]) =>
        some.map((set) => ({
          ...set,
          items: set.items.map((item) => ({ ...item, outcome: outcomeOf(item) })),
        }));
      const figures = (some: readonly JudgedSet[]) =>
        meanFigures(of(some).map(({ items }) => verdictFigures(items)));
      const own = verdictFigures(pairs);
      return [
        name,
        both((some) => figures(some).verdictAccuracy),
        both((some) => figures(some).squiggleAccuracy),
        both((some) => macro(rank(of(some), itemSupport, 0.5)).auroc),
        both((some) => figures(some).wrongSupported),
        percent(own.verdictAccuracy),
        percent(own.wrongSupported),
      ];
    }),
  ];
  return table(
    [
      'judge',
      'verdict',
      'squiggle',
      'AUROC of support',
      'wrong supported',
      'own pairs: verdict',
      'own pairs: wrong supported',
    ],
    rows,
  );
}

/** Balanced accuracy on own pairs, and the share of wrong statements that pass. */
async function overlapOnPairs(threshold: number): Promise<readonly [number, number]> {
  const items = readPairs().flatMap(({ name, context, query, statements }) =>
    statements.map(({ text, supported }, i) => ({
      id: `${name} ${i}`,
      dataset: 'pairs',
      context,
      query: query ?? null,
      output: text,
      granularity: 'sentence' as const,
      label: supported ? ('supported' as const) : ('unsupported' as const),
      spans: [],
      meta: { group: name },
    })),
  );
  const passed = { right: 0, wrong: 0 };
  for await (const { supported, claims } of toExamples(items))
    if (overlapOf(claims) >= threshold) passed[supported ? 'right' : 'wrong']++;
  const half = items.length / 2;
  return [(passed.right / half + 1 - passed.wrong / half) / 2, passed.wrong / half];
}
