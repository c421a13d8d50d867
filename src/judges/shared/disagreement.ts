import type { Passage } from '../../text/passage.ts';
import { overlaps } from '../../text/span.ts';
import { words } from '../../text/words.ts';
import { findValues } from '../../values/findValues.ts';
import { denies } from './warrant.ts';

const known = new WeakMap<Passage, ReadonlySet<string>>();

function stemsIn(passage: Passage): ReadonlySet<string> {
  const stems = known.get(passage) ?? new Set(words(passage.text).map(({ stem }) => stem));
  known.set(passage, stems);
  return stems;
}

/**
 * Passages that were not cited and say otherwise: all that the claim speaks of, with another value, or denied. Files may
 * disagree, and whoever cites one of them has not seen the other.
 * @param clashes whether a text has another value where the claim has its own
 */
export function disagreeing(
  claim: string,
  cited: readonly Passage[],
  shown: ReadonlyMap<number, Passage>,
  clashes: (text: string) => boolean,
): readonly Passage[] {
  const values = findValues(claim);
  const subject = words(claim).filter(
    (word) => !word.stop && !values.some((value) => value.kind !== 'name' && overlaps(value, word)),
  );
  if (subject.length < 2) return [];
  return [...shown.values()].filter(
    (passage) =>
      passage.kind !== 'heading' &&
      !cited.includes(passage) &&
      subject.every(({ stem }) => stemsIn(passage).has(stem)) &&
      (clashes(passage.text) || denies(claim, passage)),
  );
}
