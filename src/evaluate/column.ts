import type { CaseResult, Result } from './result.ts';

/** What is compared side by side: who wrote the output, by which prompt, measured how and by whom. */
export interface Column {
  readonly provider?: string;
  readonly prompt?: string;
  readonly judge: string;
  readonly scorer: Result['scorer'];
  readonly label?: string;
}

export const columnOf = ({ provider, prompt }: CaseResult, { judge, scorer, label }: Result): Column => ({
  ...(provider === undefined ? {} : { provider }),
  ...(prompt === undefined ? {} : { prompt }),
  judge,
  scorer,
  ...(label === undefined ? {} : { label }),
});

export const columnKey = ({ provider, prompt, judge, scorer, label }: Column): string =>
  JSON.stringify([provider, prompt, judge, scorer, label]);

const partsOf = ({ provider, prompt, judge, scorer, label }: Column): readonly (string | undefined)[] => [
  provider,
  prompt,
  label ?? scorer,
  judge,
];

/** "gpt-4o · Short answer · faithfulness · offline"; what is absent is left out. */
export const columnName = (column: Column): string => joined(partsOf(column));

/** Names that say only what tells the columns apart. */
export function shortNames(columns: readonly Column[]): readonly string[] {
  const all = columns.map(partsOf);
  const differs = (part: number) => all.some((parts) => parts[part] !== all[0]![part]);
  return columns.length < 2
    ? columns.map(columnName)
    : all.map((parts) => joined(parts.filter((_, part) => differs(part))) || '–');
}

const joined = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(' · ');
