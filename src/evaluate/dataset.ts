import type { Prompt } from './promptfoo/prompt.ts';
import type { Provider } from './promptfoo/provider.ts';
import type { DataRow } from './row.ts';

/** A data set, opened: its rows, and what a configuration adds to them. */
export interface Dataset {
  readonly rows: AsyncIterable<DataRow>;
  readonly providers: readonly Provider[];
  readonly prompts: readonly Prompt[];
  /** `defaultTest.options.provider`; gives way to assertion, row and command line. */
  readonly defaultGrader?: string;
}
