import type { ViewClaim } from '../../src/view/side/sideProtocol.ts';
import type { Filter, Order } from './memory.ts';

interface ClaimArrangement {
  readonly filters: readonly Filter[];
  readonly query: string;
  readonly order: Order;
}

const matchesFilter = (claim: ViewClaim, filter: Filter): boolean =>
  filter === 'stale' ? claim.stale !== undefined : claim.verdict === filter;

/** Claims to show, in order. Several filters widen each other, as no filter shows all; every word of a query must occur. */
export function arrangeClaims(claims: readonly ViewClaim[], by: ClaimArrangement): readonly ViewClaim[] {
  const wanted = by.query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const shown = claims.filter(
    (claim) =>
      (by.filters.length === 0 || by.filters.some((filter) => matchesFilter(claim, filter))) &&
      (wanted.length === 0 || containsWords(claim, wanted)),
  );
  return by.order === 'text' ? shown : shown.toSorted((a, b) => a.rank - b.rank);
}

function containsWords(claim: ViewClaim, wanted: readonly string[]): boolean {
  const text = [claim.text, claim.reason, claim.note ?? '', ...claim.evidence.map((e) => e.quote)]
    .join('\n')
    .toLocaleLowerCase();
  return wanted.every((word) => text.includes(word));
}

/** Something that a person has yet to look at. */
export const isOpen = (claim: ViewClaim): boolean =>
  claim.decision === undefined && (claim.verdict !== 'supported' || claim.stale !== undefined);

/**
 * The open claim after a position, round the end; undefined where there is no other.
 * @param settled claims that were settled a moment ago
 */
export function nextOpen(
  claims: readonly ViewClaim[],
  position: number,
  settled: ReadonlySet<string>,
): ViewClaim | undefined {
  const others = [...claims.slice(position + 1), ...claims.slice(0, Math.max(0, position))];
  return others.find((claim) => isOpen(claim) && !settled.has(claim.id));
}
