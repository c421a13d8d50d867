import { asserted, clashesByKind, isContradicted, isTopBand } from './asserted.ts';
import type { Part } from './closedDocuments.ts';
import { countCorrections } from './corrections.ts';
import { type JudgedItem, type JudgedSet, setsOfPart } from './judgedSet.ts';
import type { Interval } from './metrics.ts';
import { percent, table } from './table.ts';
import { isRecord } from './textOutcome.ts';

export const interval = ({ value, low, high }: Interval): string =>
  `${percent(value)} (${percent(low)}–${percent(high)})`;

const wrong = ({ supported }: JudgedItem) => !supported;
const right = ({ supported }: JudgedItem) => supported;
const ofRecord = ({ item }: JudgedItem) => isRecord(item.context);
const ofProse = (item: JudgedItem) => !ofRecord(item);

/** The sets whose contradictions are counted one by one. */
const contradictionSets = [
  'ragtruth_sent',
  'summedits',
  'factcheckbench',
  'faithbench_sent',
  'diasumfact',
  'contractnli',
];

const four = ['ragtruth_sent', 'lfqa_verification', 'begin', 'attributionbench'];

/** How often people agree with "contradicted" and with confident support, by part and kind of context. */
export function assertionSection(sets: readonly JudgedSet[]): string {
  const of = (names: readonly string[], part: Part | 'all') =>
    (part === 'all' ? sets : setsOfPart(sets, part))
      .filter(({ name }) => names.includes(name))
      .flatMap(({ items }) => items);
  const rows: string[][] = [];
  const add = (
    what: string,
    on: string,
    names: readonly string[],
    is: (item: JudgedItem) => boolean,
    due: (item: JudgedItem) => boolean,
    among: (item: JudgedItem) => boolean = () => true,
  ) => {
    const cells = (['all', 'open', 'closed'] as const).map((part) =>
      asserted(of(names, part).filter(among), is, due),
    );
    const [all, open, closed] = cells;
    if (all!.count > 0)
      rows.push([
        what,
        on,
        interval(all!.precision),
        `${percent(open!.precision.value)} (${open!.count})`,
        `${percent(closed!.precision.value)} (${closed!.count})`,
        percent(all!.recall),
        `${percent(all!.share)} (${all!.count})`,
      ]);
  };
  for (const name of contradictionSets) add('contradicted', name, [name], isContradicted, wrong);
  add('contradicted', 'ragtruth_sent, records', ['ragtruth_sent'], isContradicted, wrong, ofRecord);
  add('contradicted', 'ragtruth_sent, prose', ['ragtruth_sent'], isContradicted, wrong, ofProse);
  const all = sets.map(({ name }) => name);
  add('contradicted', 'all sets, records', all, isContradicted, wrong, ofRecord);
  add('contradicted', 'all sets, prose', all, isContradicted, wrong, ofProse);
  add('supported, high confidence', four.join(' + '), four, isTopBand, right);
  add('supported, high confidence', 'faithbench_sent', ['faithbench_sent'], isTopBand, right);
  return table(['assertion', 'on', 'precision (95 %)', 'open', 'closed', 'recall', 'share (count)'], rows);
}

/** What clashed in items that are called contradicted: right ones of all, by set. */
export function clashSection(sets: readonly JudgedSet[]): string {
  const some = sets.filter(({ name }) => [...contradictionSets, 'fm2'].includes(name));
  const clashes = some.map(clashesByKind);
  return table(
    ['clash of', ...some.map(({ name }) => name)],
    [...new Set(clashes.flatMap((kinds) => [...kinds.keys()]))].map((kind) => [
      kind,
      ...clashes.map((kinds) => {
        const found = kinds.get(kind);
        return found ? `${found.right} / ${found.count}` : '';
      }),
    ]),
  );
}

/** Corrections of items whose wrong words people marked, and of those in which nothing is wrong. */
export function correctionRows(sets: readonly JudgedSet[]): readonly (readonly string[])[] {
  return (['open', 'closed'] as const).map((part) => {
    const marked = setsOfPart(sets, part)
      .flatMap(({ items }) => items)
      .filter(({ item }) => markedSets.includes(item.dataset));
    const { offered, placed, needless } = countCorrections(marked);
    return [
      `labelled, ${part}`,
      String(offered),
      `${placed} change words that people marked, ${needless} stand where nothing is wrong`,
      percent(placed / offered),
    ];
  });
}

/** Sets in which people marked the wrong words. */
const markedSets = ['ragtruth_sent', 'faithbench_sent', 'diasumfact', 'summedits'];
