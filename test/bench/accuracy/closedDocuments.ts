import { createHash } from 'node:crypto';
import { familyOf, type Labelled } from './labelled.ts';
import { groupBy } from './metrics.ts';

/** Rules, weights and thresholds are made on open documents; closed ones are only measured. */
export type Part = 'open' | 'closed';

/**
 * The part of an item's document: three in ten of all documents are closed, by a hash of the family's name and the
 * document's, so that sets that share documents agree. The training of the local model follows the same rule.
 */
export function partOf({ dataset, context, meta }: Pick<Labelled, 'dataset' | 'context' | 'meta'>): Part {
  return Number.parseInt(digest(familyOf(dataset)[0]! + (meta.group || context)).slice(0, 8), 16) % 10 < 3
    ? 'closed'
    : 'open';
}

/**
 * Whole documents, always the same ones, until there are so many items of each part.
 * @returns in the order of the file, where items of one context stand together
 */
export function sampleDocuments(items: readonly Labelled[], limit: number): readonly Labelled[] {
  const documents = groupBy(items, ({ context, meta }) => meta.group || context);
  const chosen = new Set<Labelled>();
  const counts = { open: 0, closed: 0 };
  const order = [...documents].map(([name, members]) => ({ hash: digest(`sample ${name}`), members }));
  for (const { members } of order.toSorted((a, b) => (a.hash < b.hash ? -1 : 1))) {
    const part = partOf(members[0]!);
    for (const item of members.slice(0, Math.max(0, limit - counts[part]))) {
      chosen.add(item);
      counts[part]++;
    }
  }
  return items.filter((item) => chosen.has(item));
}

const digest = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
