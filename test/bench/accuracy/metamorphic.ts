import type { Judge } from '../../../src/check/judge.ts';
import { segment } from '../../../src/text/segment.ts';
import { overlaps } from '../../../src/text/span.ts';
import type { JudgedItem } from './judgedSet.ts';
import { rewrites } from './rewrites.ts';
import { checkText, indexContext, summarise, type TextOutcome } from './textOutcome.ts';

/** How many verdicts changed under a rewrite that leaves what a text says. */
export interface Changes {
  readonly changed: number;
  readonly count: number;
}

/** Checks items again under every rewrite; those that a rewrite leaves as they are do not count for it. */
export async function verdictChanges(
  judge: Judge,
  items: readonly JudgedItem[],
): Promise<ReadonlyMap<string, Changes>> {
  const changes = new Map<string, Changes>();
  const count = (name: string, before: TextOutcome, after: TextOutcome) => {
    const known = changes.get(name) ?? { changed: 0, count: 0 };
    const changed = known.changed + Number(before.verdict !== after.verdict);
    changes.set(name, { changed, count: known.count + 1 });
  };
  for (const { item, outcome } of items) {
    const { context, output, query } = item;
    const index = await indexContext(context);
    for (const [name, rewrite] of Object.entries(rewrites)) {
      const text = rewrite(output);
      if (text !== output) count(name, outcome, await checkText(judge, index, text, query));
    }
    const twice = await indexContext(`${context}\n\n${context}`);
    count('context twice', outcome, await checkText(judge, twice, output, query));
  }
  return changes;
}

/** Whole outputs with their sentences in reverse order: each sentence's verdict before and after. */
export async function orderChanges(judge: Judge, items: readonly JudgedItem[]): Promise<Changes> {
  let changed = 0;
  let count = 0;
  for (const { item } of items) {
    const index = await indexContext(item.context);
    const sentences = segment(item.output)
      .filter(({ kind }) => kind === 'prose')
      .map(({ text }) => text);
    const before = await verdictsInOrder(judge, index, sentences);
    const after = await verdictsInOrder(judge, index, sentences.toReversed());
    for (const [i, verdict] of before.entries()) {
      count++;
      if (verdict !== after.at(-1 - i)) changed++;
    }
  }
  return { changed, count };
}

async function verdictsInOrder(
  judge: Judge,
  index: Parameters<typeof checkText>[1],
  sentences: readonly string[],
): Promise<readonly TextOutcome['verdict'][]> {
  const { assessments } = await checkText(judge, index, sentences.join('\n\n'));
  let start = 0;
  return sentences.map((text) => {
    const span = { start, end: start + text.length };
    start = span.end + 2;
    return summarise(assessments.filter(({ claim }) => overlaps(claim, span))).verdict;
  });
}
