import type { Judge } from '../../../src/check/judge.ts';
import { type ClassifierWeights, logOdds } from '../../../src/judges/offline/probability/classifier.ts';
import type { Features } from '../../../src/judges/offline/probability/features.ts';
import { type Part, partOf } from './closedDocuments.ts';
import { combine, toExamples } from './examples.ts';
import type { Labelled } from './labelled.ts';
import { checkText, type TextOutcome } from './textOutcome.ts';
import type { Judgement } from './verdictFigures.ts';

/** An item with what the judge's classifier sees of it and what a check of it says. */
export interface JudgedItem extends Judgement {
  readonly item: Labelled;
  readonly part: Part;
  readonly claims: readonly Features[];
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
    const features = seen.map((claim) => claim.features);
    items.push({ item, supported, part: partOf(item), claims: features, outcome, others: said });
  }
  return { name, items, pace: spent / Math.max(1, claims) };
}

/** The items of one part of each set; sets that have none there are left out. */
export const setsOfPart = (sets: readonly JudgedSet[], part: Part): readonly JudgedSet[] =>
  sets
    .map((set) => ({ ...set, items: set.items.filter((item) => item.part === part) }))
    .filter(({ items }) => items.length > 0);

/** One score an item: higher is better supported. */
export const itemOdds = ({ claims }: Pick<JudgedItem, 'claims'>, model?: ClassifierWeights): number =>
  combine(claims.map((features) => logOdds(features, model)));

/** The judge's own probability of support, the least of all claims. */
export const itemSupport = ({ outcome }: Pick<JudgedItem, 'outcome'>): number =>
  Math.min(
    1,
    ...outcome.assessments.map(({ support, verdict }) => support ?? Number(verdict === 'supported')),
  );
