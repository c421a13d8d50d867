import type { ResultsColumn } from '../../src/view/results/resultsProtocol.ts';
import type { Grouping } from './look.ts';

/** A column, by its position among all, and what it is called below its group's heading. */
interface ShownColumn {
  readonly at: number;
  readonly name: string;
}

export interface ColumnGroup {
  /** Empty where columns are not grouped. */
  readonly heading: string;
  readonly columns: readonly ShownColumn[];
}

/** The columns in the order in which they are shown. */
export function columnGroups(columns: readonly ResultsColumn[], by: Grouping): readonly ColumnGroup[] {
  if (by === 'none') return [{ heading: '', columns: columns.map(({ name }, at) => ({ at, name })) }];
  const named = columns.map((column, at) => ({ at, ...column[by] }));
  return [...new Set(named.map(({ group }) => group))].map((heading) => ({
    heading,
    columns: named.filter(({ group }) => group === heading),
  }));
}

/** What they can be grouped by: by what all have in common there is nothing to tell. */
export const groupingsOf = (columns: readonly ResultsColumn[]): readonly Exclude<Grouping, 'none'>[] =>
  (['judge', 'prompt'] as const).filter((by) => new Set(columns.map((column) => column[by].group)).size > 1);
