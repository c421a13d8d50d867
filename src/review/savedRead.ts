import type { ReadPassage } from '../check/types.ts';

/** The passages of one file that a judge read. A context has thousands, so each is three numbers. */
export interface SavedRead {
  readonly uri: string;
  readonly passages: readonly (readonly [start: number, end: number, heading: 0 | 1])[];
}

export function saveRead(read: readonly ReadPassage[]): readonly SavedRead[] {
  const uris = [...new Set(read.map(({ uri }) => uri))];
  return uris.map((uri) => ({
    uri,
    passages: read
      .filter((passage) => passage.uri === uri)
      .map(({ start, end, kind }) => [start, end, kind === 'heading' ? 1 : 0]),
  }));
}

export const restoreRead = (saved: readonly SavedRead[]): readonly ReadPassage[] =>
  saved.flatMap(({ uri, passages }) =>
    passages.map(([start, end, heading]) => ({ uri, start, end, kind: heading ? 'heading' : 'prose' })),
  );
