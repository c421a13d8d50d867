import { findOpposition } from '../../compare/opposition.ts';
import { findRivals } from '../../compare/rivalNames.ts';
import type { ContentWord, Coverage } from './coverage.ts';
import type { ReadPassage } from './reader.ts';
import { saidWords } from './saidWords.ts';
import type { ValueMatch } from './valueMatch.ts';

/** Passages nearest to the claim that are looked at. */
const nearest = 8;

/**
 * A passage that makes the claim's own statement with a denial, an opposite word or another name, unless another passage makes it
 * as the claim does.
 */
export function matchOpposition(
  text: string,
  content: readonly ContentWord[],
  near: readonly Coverage[],
): readonly ValueMatch[] {
  const passages = [...new Set(near.flatMap(({ window }) => window.passages))].slice(0, nearest);
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
      value: saidWords(text, first.here),
      other: saidWords(first.at.passage.text, first.there),
      at: first.at,
      alignment: 1,
    },
  ];
}

const saysAll = (at: ReadPassage, content: readonly ContentWord[]): boolean =>
  content.every(({ word }) => at.stems.has(word.stem));
