import type { Judge } from '../../../src/check/judge.ts';
import { termsOf } from '../../../src/judges/reading/evidenceTerms.ts';
import type { CorpusStatement } from './corpus.ts';
import { auroc, share } from './metrics.ts';
import { percent, table } from './table.ts';
import { checkText, indexContext, isFlagged, isUndoubted, type TextOutcome } from './textOutcome.ts';

/** What a judge says of a statement under both of its contexts, and under one that has nothing to do with it. */
interface Judged extends CorpusStatement {
  readonly own: TextOutcome;
  readonly other: TextOutcome;
  readonly foreign: TextOutcome;
}

/** Statements in other words share fewer of their words with the context. */
const fewShared = 0.5;

/** Whether the judge reads: the same statement is right under one context and wrong under the other, so its style tells nothing. */
export async function corpusSection(
  judge: Judge,
  all: readonly CorpusStatement[],
  limit: number,
): Promise<string> {
  const step = Math.max(1, Math.ceil(all.length / limit));
  const statements = all.filter((_, i) => i % step === 0);
  const judged: Judged[] = [];
  const foreignOf = (i: number) => statements[(i + 100) % statements.length]!.context;
  for (const [i, one] of statements.entries()) {
    const under = async (context: string) => checkText(judge, await indexContext(context), one.text);
    judged.push({
      ...one,
      own: await under(one.context),
      other: await under(one.twin),
      foreign: await under(foreignOf(i)),
    });
  }
  return table(
    [`${statements.length} statements`, '%'],
    corpusFigures(judged).map(([name, value]) => [name, percent(value)]),
  );
}

function corpusFigures(judged: readonly Judged[]): readonly (readonly [string, number])[] {
  const all = judged.flatMap(({ text, context, twin, supported, supportedByTwin, own, other }) => [
    { text, context, supported, outcome: own },
    { text, context: twin, supported: supportedByTwin, outcome: other },
  ]);
  const right = all.filter(({ supported }) => supported);
  const wrong = all.filter(({ supported }) => !supported);
  const passes = ({ outcome }: { readonly outcome: TextOutcome }) => isUndoubted(outcome);
  const reworded = right.filter(({ text, context }) => sharedWords(text, context) < fewShared);
  const turned = judged.filter(({ supported, supportedByTwin }) => supported !== supportedByTwin);
  return [
    [
      'told apart by context (a coin 50)',
      share(turned, (one) => rankOf(one.own) > rankOf(one.other) === one.supported),
    ],
    ['balanced accuracy of verdicts', (share(right, passes) + 1 - share(wrong, passes)) / 2],
    ['right supported', share(right, passes)],
    ['right in other words supported', share(reworded, passes)],
    ['wrong supported', share(wrong, passes)],
    ['wrong contradicted', share(wrong, ({ outcome }) => outcome.verdict === 'contradicted')],
    ['right contradicted', share(right, ({ outcome }) => outcome.verdict === 'contradicted')],
    ['right underlined', share(right, ({ outcome }) => isFlagged(outcome))],
    ['wrong underlined', share(wrong, ({ outcome }) => isFlagged(outcome))],
    ['AUROC of support', aurocOf(all.map(({ outcome, supported }) => [outcome, supported]))],
    [
      'AUROC, right in other words against wrong',
      aurocOf([...reworded, ...wrong].map(({ outcome, supported }) => [outcome, supported])),
    ],
    [
      'AUROC with a context of another block (a coin 50)',
      aurocOf(judged.map(({ foreign, supported }) => [foreign, supported])),
    ],
  ];
}

const aurocOf = (all: readonly (readonly [TextOutcome, boolean])[]): number =>
  auroc(
    all.map(([outcome]) => rankOf(outcome)),
    all.map(([, supported]) => supported),
  );

/** The least probability of support of its claims. */
const rankOf = ({ assessments }: TextOutcome): number =>
  Math.min(1, ...assessments.map(({ support, verdict }) => support ?? Number(verdict === 'supported')));

function sharedWords(text: string, context: string): number {
  const own = [...termsOf(text)];
  const there = termsOf(context);
  return share(own, (term) => there.has(term));
}
