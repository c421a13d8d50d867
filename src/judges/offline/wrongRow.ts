import type { Value } from '../../compare/value.ts';
import type { ContentWord } from './coverage.ts';
import type { ReadPassage } from './reader.ts';

interface Cell {
  readonly other: Value;
  readonly at: ReadPassage;
}

/**
 * Whether a value was taken from the wrong row: the claim names the row of `meant` and not that of `taken`, and both
 * values stand in one column of one table. `rest` are the claim's words beside the value.
 */
export function isWrongRow(meant: Cell, taken: Cell, rest: readonly ContentWord[]): boolean {
  if (meant.at === taken.at || !isSameColumn(meant, taken)) return false;
  const names = (one: ReadPassage, other: ReadPassage): boolean =>
    rest.some(({ word }) => stands(word.stem, one) && !stands(word.stem, other));
  return names(meant.at, taken.at) && !names(taken.at, meant.at);
}

const isSameColumn = (a: Cell, b: Cell): boolean =>
  a.at.passage.kind === 'tableRow' &&
  b.at.passage.kind === 'tableRow' &&
  a.at.passage.uri === b.at.passage.uri &&
  a.at.passage.trail.at(-1) === b.at.passage.trail.at(-1) &&
  a.other.before.join(' ') === b.other.before.join(' ');

/** In the row itself; its head and what else stands above it names no row. */
const stands = (stem: string, { words }: ReadPassage): boolean => words.some((word) => word.stem === stem);
