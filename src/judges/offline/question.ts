import { findValues } from '../../compare/findValues.ts';
import type { Value } from '../../compare/value.ts';
import { words } from '../../text/words.ts';

/** What the question brought in: it silences alarms and supports nothing. */
export interface Question {
  readonly stems: ReadonlySet<string>;
  readonly values: readonly Value[];
}

export const readQuestion = (text: string): Question => ({
  stems: new Set(words(text).map(({ stem }) => stem)),
  values: findValues(text),
});
