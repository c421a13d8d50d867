import { type Direction, directionOf } from '../../statements/direction.ts';
import { findOpposition } from '../../statements/polarity.ts';
import { findRivals } from '../../statements/roles.ts';
import { words } from '../../text/words.ts';
import { compareValues } from '../../values/compareValues.ts';
import type { Value } from '../../values/value.ts';
import {
  type AnalysedPassage,
  type ContentWord,
  type ContextReader,
  type Coverage,
  cover,
} from './retrieval.ts';
import { type ValueMatch, wordsAsValue } from './valueMatch.ts';

/** Least share of the claim's words in a passage that speaks of the same change. */
const sameChange = 0.6;

/** Amounts of the context that go the other way: "fell 8.4%" where it says "up 8.4%", and nowhere says as the claim does. */
export function matchDirection(
  text: string,
  values: readonly ValueMatch[],
  content: readonly ContentWord[],
  near: readonly Coverage[],
  reader: ContextReader,
): readonly ValueMatch[] {
  const texts = new Set(near.flatMap(({ window }) => window.passages.map((passage) => passage.text)));
  return values.flatMap((match): readonly ValueMatch[] => {
    if (match.how !== 'agrees') return [];
    const { value, other, at } = match;
    const here = directionOf(text, value);
    const there = here && directionOf(at.text, other);
    if (!there || here.way === there.way) return [];
    const window = reader.window(at.passage.position, 0);
    if (cover(content, window).share < sameChange) return [];
    if ([...texts].some((one) => saysSo(here, one, at.text.slice(other.start, other.end)))) return [];
    return [
      {
        how: 'clashes',
        value: wordsAsValue(text, here),
        other: wordsAsValue(at.text, there),
        at,
        alignment: 1,
      },
    ];
  });
}

/** Has the same amount, going the claim's way. */
function saysSo({ way }: Direction, text: string, amount: string): boolean {
  for (let start = text.indexOf(amount); start >= 0; start = text.indexOf(amount, start + 1))
    if (directionOf(text, { start, end: start + amount.length })?.way === way) return true;
  return false;
}

/** Passages nearest to the claim that are looked at. */
const mostPassages = 8;

/**
 * A passage that makes the claim's own statement with a denial, an opposite word or another name, unless another passage makes it
 * as the claim does.
 */
export function matchOpposition(
  text: string,
  content: readonly ContentWord[],
  near: readonly Coverage[],
): readonly ValueMatch[] {
  const passages = [...new Set(near.flatMap(({ window }) => window.passages))].slice(0, mostPassages);
  const opposed = passages.flatMap((at) => {
    const found = findOpposition(text, at.passage.text) ?? findRivals(text, at.passage.text);
    return found ? [{ at, ...found }] : [];
  });
  const [first] = opposed;
  if (!first || passages.some((at) => !opposed.some((other) => other.at === at) && saysAll(at, content)))
    return [];
  return [
    {
      how: 'clashes',
      value: wordsAsValue(text, first.here),
      other: wordsAsValue(first.at.passage.text, first.there),
      at: first.at,
      alignment: 1,
    },
  ];
}

const saysAll = (at: AnalysedPassage, content: readonly ContentWord[]): boolean =>
  content.every(({ word }) => at.stems.has(word.stem));

/** What a value is for, behind it: "€48 for full days and €24 for days of arrival". */
const purposeLead = /^\s(for|in|on|at|per|with|if|when)\s/;
const longestPurpose = 80;

/** Values that the context has in the same breath for something else that the claim names, and not for this. */
export function matchSwapped(
  values: readonly ValueMatch[],
  content: readonly ContentWord[],
): readonly ValueMatch[] {
  const claimed = new Set(content.map(({ word }) => word.stem));
  return values.flatMap((match): readonly ValueMatch[] => {
    if (match.how !== 'agrees' || match.agreement !== 'equal') return [];
    const { value, other, at } = match;
    const own = purposeOf(other, at, claimed);
    if (!own) return [];
    const rival = at.values.find((one) => {
      const purpose = one !== other && compareValues(value, one) === 'clash' && purposeOf(one, at, claimed);
      if (!purpose || purpose.lead !== own.lead) return false;
      if (values.some((match) => 'other' in match && match.other === one)) return false;
      return own.stems.size < purpose.stems.size && [...own.stems].every((stem) => purpose.stems.has(stem));
    });
    return rival ? [{ how: 'clashes', value, other: rival, at, alignment: 0.9 }] : [];
  });
}

/** The small word behind the value, and which of the claim's words follow up to the next value of its kind. */
function purposeOf(value: Value, { text, values }: AnalysedPassage, claimed: ReadonlySet<string>) {
  const lead = purposeLead.exec(text.slice(value.end, value.end + 8))?.[1];
  if (lead === undefined) return undefined;
  const next = values.find((one) => one.kind === value.kind && one.start >= value.end);
  const behind = text
    .slice(value.end, Math.min(next?.start ?? text.length, value.end + longestPurpose))
    .split(/[,;.]\s/)[0]!;
  const stems = words(behind).flatMap(({ stem, stop }) => (!stop && claimed.has(stem) ? [stem] : []));
  return { lead, stems: new Set(stems) };
}
