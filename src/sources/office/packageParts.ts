import { runInTurns } from '../../base/timeSlices.ts';
import { xmlMarkup } from '../markup.ts';
import type { Archive } from './archive.ts';

type Attributes = Readonly<Record<string, string>>;

/** Walks through a part for what its elements are called and say of themselves. */
export async function forEachElement(
  xml: string,
  visit: (name: string, attributes: Attributes) => void,
  signal?: AbortSignal,
): Promise<void> {
  await runInTurns(xmlMarkup(xml, { open: visit, text: () => {}, close: () => {} }), signal);
}

/** The parts that a part of an Office document refers to, by the id that it calls them. */
export async function relationsOf(
  archive: Archive,
  part: string,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, { readonly path: string; readonly type: string }>> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const xml = await archive.text(`${folder}_rels/${part.slice(folder.length)}.rels`);
  const relations = new Map<string, { readonly path: string; readonly type: string }>();
  await forEachElement(
    xml ?? '',
    (name, { Id, Target, Type }) => {
      if (name !== 'Relationship' || Id === undefined || Target === undefined) return;
      relations.set(Id, { path: resolved(folder, Target), type: Type?.split('/').at(-1) ?? '' });
    },
    signal,
  );
  return relations;
}

/** A path relative to a folder of the archive; from its root where it begins with a slash. */
export function resolved(folder: string, path: string): string {
  const parts: string[] = [];
  for (const step of (path.startsWith('/') ? path : folder + path).split('/')) {
    if (step === '..') parts.pop();
    else if (step !== '' && step !== '.') parts.push(step);
  }
  return parts.join('/');
}
