import { type JudgedSet, setsOfPart } from './judgedSet.ts';
import { sideBySide, table } from './table.ts';
import { meanFigures, type VerdictFigures, verdictFigures } from './verdictFigures.ts';

const columns: readonly (readonly [keyof VerdictFigures, string])[] = [
  ['verdictAccuracy', 'verdict'],
  ['squiggleAccuracy', 'squiggle'],
  ['wrongSupported', 'wrong supported'],
  ['wrongSupportedSurely', 'above low'],
  ['wrongSupportedHighly', 'high'],
  ['wrongFlagged', 'wrong underlined'],
  ['rightContradicted', 'right contradicted'],
  ['rightDoubted', 'right doubted'],
  ['rightFlagged', 'right underlined'],
];

/** Verdicts and squiggles at the default sensitivity, a set a line, open documents beside closed ones. */
export function verdictSection(sets: readonly JudgedSet[]): string {
  const figures = (['open', 'closed'] as const).map(
    (part) => new Map(setsOfPart(sets, part).map(({ name, items }) => [name, verdictFigures(items)])),
  );
  const [open, closed] = figures.map((of) => new Map([...of, ['mean', meanFigures([...of.values()])]]));
  return table(
    ['set', ...columns.map(([, title]) => title)],
    [...sets.map(({ name }) => name), 'mean'].map((name) => [
      name,
      ...columns.map(([figure]) =>
        sideBySide(open!.get(name)?.[figure] ?? Number.NaN, closed!.get(name)?.[figure] ?? Number.NaN),
      ),
    ]),
  );
}
