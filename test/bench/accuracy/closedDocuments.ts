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
 * At most so many items of each part, always the same: documents in the order of a hash, and of each no more than its
 * share, spread over it.
 * @returns in the order of the file, where items of one context stand together
 */
export function sampleItems(items: readonly Labelled[], limit: number): readonly Labelled[] {
  const documents = groupBy(items, ({ context, meta }) => meta.group || context);
  const order = [...documents]
    .map(([name, members]) => ({ hash: digest(`sample ${name}`), members }))
    .toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
  const chosen = new Set<Labelled>();
  for (const part of ['open', 'closed'] as const) {
    const some = order.filter(({ members }) => partOf(members[0]!) === part);
    const share = Math.ceil(limit / Math.min(limit, documentsSampled, Math.max(1, some.length)));
    let room = limit;
    for (const { members } of some) {
      const step = Math.max(1, Math.floor(members.length / share));
      const spread = members.filter((_, i) => i % step === 0).slice(0, Math.min(share, room));
      for (const item of spread) chosen.add(item);
      room -= spread.length;
    }
  }
  return items.filter((item) => chosen.has(item));
}

/** A sample comes from as many documents as this, where a set has them. */
const documentsSampled = 40;

const digest = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
