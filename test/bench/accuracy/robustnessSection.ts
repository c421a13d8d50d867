import type { Judge } from '../../../src/check/judge.ts';
import type { Part } from './closedDocuments.ts';
import { type EditedCopy, type FaithfulCopy, restores } from './copiedSentences.ts';
import { squigglesPerThousandWords } from './faultless.ts';
import { type JudgedItem, type JudgedSet, setsOfPart } from './judgedSet.ts';
import { type Changes, orderChanges, verdictChanges } from './metamorphic.ts';
import { share } from './metrics.ts';
import { type EditKind, sentenceEdits } from './sentenceEdits.ts';
import { percent, sideBySide, table } from './table.ts';
import { isFlagged, isRecord } from './textOutcome.ts';

/** Sets of English prose whose items are sentences. */
export const proseSets = ['ragtruth_sent', 'lfqa_verification', 'faithbench_sent', 'attributionbench'];

/** Items of prose sets in turn, so that none crowds out the others. */
export function proseItems(sets: readonly JudgedSet[], part: Part, most: number): readonly JudgedItem[] {
  const lists = setsOfPart(sets, part)
    .filter(({ name }) => proseSets.includes(name))
    .map(({ items }) => items.filter(({ item }) => !isRecord(item.context)));
  const each = Math.ceil(most / Math.max(1, lists.length));
  // Spread over the documents of a set rather than its first ones.
  return lists.flatMap((items) => {
    const step = Math.max(1, Math.floor(items.length / each));
    return items.filter((_, i) => i % step === 0).slice(0, each);
  });
}

/** Share of verdicts that change under rewrites that change no meaning. */
export async function changesSection(
  judge: Judge,
  sets: readonly JudgedSet[],
  most: number,
): Promise<string> {
  const [open, closed] = [
    await verdictChanges(judge, proseItems(sets, 'open', most)),
    await verdictChanges(judge, proseItems(sets, 'closed', most)),
  ];
  const outputs = (part: Part) =>
    setsOfPart(sets, part)
      .filter(({ name }) => name === 'ragtruth')
      .flatMap(({ items }) =>
        items.filter(({ item }) => !isRecord(item.context)).slice(0, Math.ceil(most / 5)),
      );
  const orders = [await orderChanges(judge, outputs('open')), await orderChanges(judge, outputs('closed'))];
  const row = (name: string, of: readonly (Changes | undefined)[]) => [
    name,
    of.map((changes) => changes?.count ?? 0).join(' · '),
    sideBySide(
      ...(of.map((changes) => (changes ? changes.changed / changes.count : Number.NaN)) as [number, number]),
    ),
  ];
  return table(
    ['rewrite', 'texts (open · closed)', 'verdict changes'],
    [
      ...[...open.keys()].map((name) => row(name, [open.get(name), closed.get(name)])),
      row('sentences in reverse order', orders),
    ],
  );
}

/** What the judge says of copied sentences that were made wrong. */
export function editsSection(edited: readonly EditedCopy[]): string {
  const rows = (Object.keys(sentenceEdits) as EditKind[]).map((kind) => {
    const [open, closed] = (['open', 'closed'] as const).map((part) =>
      edited.filter((one) => one.kind === kind && one.part === part),
    ) as [EditedCopy[], EditedCopy[]];
    const both = (is: (copy: EditedCopy) => boolean) => sideBySide(share(open, is), share(closed, is));
    return [
      kind,
      `${open.length} · ${closed.length}`,
      both(({ outcome }) => outcome.verdict === 'supported'),
      both(({ outcome }) => outcome.verdict === 'supported' && outcome.confidence !== 'low'),
      both(({ outcome }) => outcome.verdict === 'contradicted'),
      both(({ outcome }) => isFlagged(outcome)),
    ];
  });
  return table(['edit', 'copies', 'still supported', 'above low', 'contradicted', 'underlined'], rows);
}

/** Corrections of copies, each of which must give back what was copied. */
export const copyCorrectionRow = (edited: readonly EditedCopy[]): readonly string[] => {
  const fixes = edited.flatMap(restores);
  const right = fixes.filter(Boolean).length;
  return [
    'edited copies',
    String(fixes.length),
    `${right} give back what was copied`,
    percent(right / fixes.length),
  ];
};

/** Squiggles in texts without a fault: a reader's false alarms. */
export function faultlessSection(sets: readonly JudgedSet[], copies: readonly FaithfulCopy[]): string {
  const texts: readonly (readonly [string, (part: Part) => readonly FaithfulCopy[]])[] = [
    ['sentences copied from contexts', (part) => copies.filter((copy) => copy.part === part)],
    ...['ragtruth', 'summeval', 'ragtruth_sent', 'lfqa_verification', 'faithbench_sent'].map(
      (name) =>
        [
          `right items of ${name}`,
          (part: Part) =>
            setsOfPart(sets, part)
              .filter((set) => set.name === name)
              .flatMap(({ items }) => items.filter(({ supported }) => supported))
              .map(({ item, outcome }) => ({ part, text: item.output, outcome })),
        ] as const,
    ),
  ];
  return table(
    ['faultless texts', 'texts (open · closed)', 'squiggles per 1,000 words'],
    texts.map(([name, of]) => {
      const [open, closed] = [of('open'), of('closed')];
      return [
        name,
        `${open.length} · ${closed.length}`,
        [open, closed].map((some) => squigglesPerThousandWords(some).toFixed(1)).join(' · '),
      ];
    }),
  );
}
