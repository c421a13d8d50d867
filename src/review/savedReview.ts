import type { Finding, Outcome, PassageExtent, Skipped, Usage } from '../check/types.ts';
import type { Sentence } from '../text/passage.ts';
import type { Span } from '../text/span.ts';
import type { CheckRun } from './review.ts';

/** Saved reviews of another format are dropped. */
export const savedFormat = 1;

export interface SavedSentence {
  readonly sentence: Sentence;
  /** Where it stood when it was saved, and what stood there. */
  readonly start: number;
  readonly words: string;
  readonly findings: readonly Finding[];
  readonly skipped?: Skipped;
  readonly changedContext: readonly string[];
}

/** A review as data, to outlive its window. */
export interface SavedReview {
  readonly format: typeof savedFormat;
  readonly uri: string;
  readonly run: CheckRun;
  readonly span: Span;
  readonly size: Pick<Outcome, 'statements' | 'items'>;
  readonly usage: Omit<Usage, 'type'>;
  /** Absent where all of the context was read. */
  readonly read?: readonly SavedRead[];
  readonly sentences: readonly SavedSentence[];
}

/** A run that its window did not outlive was cancelled. */
export const restoreRun = (run: CheckRun): CheckRun =>
  run.state === 'running' ? { ...run, state: 'cancelled' } : run;

/** The passages of one file that a judge read. A context has thousands, so each is three numbers. */
interface SavedRead {
  readonly uri: string;
  readonly passages: readonly (readonly [start: number, end: number, heading: 0 | 1])[];
}

export function saveRead(read: readonly PassageExtent[]): readonly SavedRead[] {
  const uris = [...new Set(read.map(({ uri }) => uri))];
  return uris.map((uri) => ({
    uri,
    passages: read
      .filter((passage) => passage.uri === uri)
      .map(({ start, end, kind }) => [start, end, kind === 'heading' ? 1 : 0]),
  }));
}

export const restoreRead = (saved: readonly SavedRead[]): readonly PassageExtent[] =>
  saved.flatMap(({ uri, passages }) =>
    passages.map(([start, end, heading]) => ({ uri, start, end, kind: heading ? 'heading' : 'prose' })),
  );

/** Gives every `uri` in data its new name, however deep. @param newName `undefined` where a name stays */
export function renameUris<T>(data: T, newName: (uri: string) => string | undefined): T {
  const rename = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return key === 'uri' ? (newName(value) ?? value) : value;
    if (Array.isArray(value)) return value.map((one) => rename(one, ''));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, rename(one, name)]));
  };
  return rename(data, '') as T;
}
