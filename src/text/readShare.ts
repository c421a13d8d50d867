import type { Passage, Source } from './passage.ts';

type Read = Pick<Passage, 'uri' | 'start' | 'end' | 'kind'>;

/**
 * How much of a source a judge read, 0 to 1, by characters; headings count for neither side.
 * @param read the passages that the judge was given, of any source
 */
export function readShare(source: Source, read: Iterable<Read>): number {
  const mine = new Map(
    [...read].filter(({ uri }) => uri === source.uri).map((passage) => [passage.start, passage]),
  );
  const all = characters(source.passages);
  return all === 0 ? 1 : characters([...mine.values()]) / all;
}

const characters = (passages: readonly Read[]): number =>
  passages.reduce((sum, { kind, start, end }) => sum + (kind === 'heading' ? 0 : end - start), 0);
