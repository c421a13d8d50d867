import type { Judge } from '../../../src/check/judge.ts';
import { type Part, partOf } from './closedDocuments.ts';
import { overlapOf, toExamples } from './examples.ts';
import type { Labelled } from './labelled.ts';
import { checkText, type TextOutcome } from './textOutcome.ts';
import type { Judgement } from './verdictFigures.ts';

/** An item with what a check of it says. */
export interface JudgedItem extends Judgement {
  readonly item: Labelled;
  readonly part: Part;
  /** Share of the least covered claim's words in the best window, 0..1. */
  readonly overlap: number;
  /** What other judges say of it, by their names in the ablation. */
  readonly others: Readonly<Record<string, TextOutcome>>;
}

export interface JudgedSet {
  readonly name: string;
  readonly items: readonly JudgedItem[];
  /** Milliseconds a claim of the check alone, the context being read. */
  readonly pace: number;
}

export async function judgeSet(
  name: string,
  labelled: readonly Labelled[],
  judge: Judge,
  others: Readonly<Record<string, Judge>> = {},
): Promise<JudgedSet> {
  const items: JudgedItem[] = [];
  let spent = 0;
  let claims = 0;
  for await (const { item, supported, claims: seen, reader } of toExamples(labelled)) {
    const { output, query } = item;
    const { index } = reader;
    const start = performance.now();
    const outcome = await checkText(judge, index, output, query);
    spent += performance.now() - start;
    claims += outcome.assessments.length;
    const said: Record<string, TextOutcome> = {};
    for (const [other, its] of Object.entries(others))
      said[other] = await checkText(its, index, output, query);
    items.push({ item, supported, part: partOf(item), overlap: overlapOf(seen), outcome, others: said });
  }
  return { name, items, pace: spent / Math.max(1, claims) };
}

/** The items of one part of each set; sets that have none there are left out. */
export const setsOfPart = (sets: readonly JudgedSet[], part: Part): readonly JudgedSet[] =>
  sets
    .map((set) => ({ ...set, items: set.items.filter((item) => item.part === part) }))
    .filter(({ items }) => items.length > 0);

/** The judge's own probability of support, the least of all claims. */
export const itemSupport = ({ outcome }: Pick<JudgedItem, 'outcome'>): number =>
  Math.min(
    1,
    ...outcome.assessments.map(({ support, verdict }) => support ?? Number(verdict === 'supported')),
  );
