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

/** "gpt-4o · Short answer · faithfulness · offline"; what is absent is left out. */
export const columnName = ({ provider, prompt, judge, scorer, label }: Column): string =>
  [provider, prompt, label ?? scorer, judge].filter((part) => part !== undefined).join(' · ');
