import { sameNoun } from '../../compare/alignment.ts';
import type { Value } from '../../compare/value.ts';
import type { Scopes } from './align.ts';
import type { ContentWord } from './coverage.ts';
import type { ReadPassage } from './reader.ts';
import type { Aligned, Clash } from './valueMatch.ts';

/** Where the context has the value that the claim states. */
interface Place {
  readonly other: Value;
  readonly at: ReadPassage;
}

/** Alignment at which a passage is about what the claim is about. */
const sureAlignment = 0.55;
/** Difference in alignment that tells the thing meant from another. */
const clearlyLess = 0.4;
/** A claim of fewer words beside its values fits too many passages to tell which of them is meant. */
const fewestWords = 3;

/**
 * Whether the value stands in the context for another thing: a passage that speaks of nearly all the claim does says
 * otherwise, does not hold the value too, and every passage that holds it speaks of clearly less of the claim.
 */
export const isMisplaced = (clash: Clash, taken: readonly Aligned<Place>[], { rest }: Scopes): boolean =>
  rest.length >= fewestWords &&
  clash.alignment >= sureAlignment &&
  sameNoun(clash.value, clash.other) !== 'different' &&
  (isMeasured(clash.value) ||
    sameNoun(clash.value, clash.other) === 'same' ||
    taken.every(({ other }) => other.kind !== clash.value.kind)) &&
  taken.every(({ at, alignment }) => at !== clash.at && alignment <= clash.alignment - clearlyLess);

/** Names by its unit or kind what it is a value of; a bare count does so only by its noun. */
const isMeasured = ({ kind }: Value): boolean =>
  kind !== 'number' && kind !== 'ordinal' && kind !== 'version';

/** The value in the row that the claim names, where it states the one of another row. */
export function fromWrongRow(
  value: Value,
  clashes: readonly Clash[],
  taken: readonly Place[],
  { rest }: Scopes,
): Clash | undefined {
  const alike = taken.filter(({ other }) => other.kind === value.kind);
  const clash =
    alike.length > 0
      ? clashes.find((one) => alike.every((place) => isOtherRow(one, place, rest)))
      : undefined;
  return clash && { ...clash, alignment: Math.max(clash.alignment, sureAlignment) };
}

/** Whether the claim names the row of `meant` and not that of `taken`, in one column of one table. */
function isOtherRow(meant: Place, taken: Place, rest: readonly ContentWord[]): boolean {
  if (meant.at === taken.at || !isSameColumn(meant, taken)) return false;
  const names = (one: ReadPassage, other: ReadPassage): boolean =>
    rest.some(({ word }) => stands(word.stem, one) && !stands(word.stem, other));
  return names(meant.at, taken.at) && !names(taken.at, meant.at);
}

const isSameColumn = (a: Place, b: Place): boolean =>
  a.at.passage.kind === 'tableRow' &&
  b.at.passage.kind === 'tableRow' &&
  a.at.passage.uri === b.at.passage.uri &&
  a.at.passage.trail.at(-1) === b.at.passage.trail.at(-1) &&
  a.other.before.join(' ') === b.other.before.join(' ');

/** In the row itself; its head and what else stands above it names no row. */
const stands = (stem: string, { words }: ReadPassage): boolean => words.some((word) => word.stem === stem);
