import type { Word } from '../../../text/words.ts';
import type { AnalysedPassage, ContentWord } from '../retrieval.ts';

/** Share of the claim's runs of `length` neighbouring words that these passages hold word by word; 0..1. */
export function copiedShare(
  claim: readonly Word[],
  passages: readonly Pick<AnalysedPassage, 'words'>[],
  length: number,
): number {
  const runs = claim.length - length + 1;
  if (runs <= 0) return 0;
  const texts = passages.map(({ words }) => ({ words, places: placesByStem(words) }));
  let copied = 0;
  for (let at = 0; at < runs; at++)
    if (texts.some(({ words, places }) => holdsRun(words, places.get(claim[at]!.stem), claim, at, length)))
      copied++;
  return copied / runs;
}

/** @param starts where the first word of the claim's run stands */
function holdsRun(
  words: readonly Word[],
  starts: readonly number[] | undefined,
  claim: readonly Word[],
  at: number,
  length: number,
): boolean {
  if (!starts) return false;
  for (const start of starts) {
    let same = 1;
    while (same < length && words[start + same]?.stem === claim[at + same]!.stem) same++;
    if (same === length) return true;
  }
  return false;
}

/** Length in words of the longest run of the claim that is copied from one of these passages. */
export function longestRun(
  claim: readonly Word[],
  passages: readonly Pick<AnalysedPassage, 'words'>[],
): number {
  let best = 0;
  for (const { words } of passages) {
    const places = placesByStem(words);
    let before = new Map<number, number>();
    for (const { stem } of claim) {
      const now = new Map<number, number>();
      for (const at of places.get(stem) ?? []) {
        const length = (before.get(at - 1) ?? 0) + 1;
        now.set(at, length);
        best = Math.max(best, length);
      }
      before = now;
    }
  }
  return best;
}

/** A run across one joins what the context keeps apart: "they show their ticket; after departure the bar opens". */
const apart = /[;；\u2014]|\s\u2013\s/u;

export const isParted = (text: string): boolean => apart.test(text);

/** The words of passages, each as far as no semicolon or dash parts them. */
export const stretches = (passages: readonly AnalysedPassage[]): readonly Pick<AnalysedPassage, 'words'>[] =>
  passages.flatMap(({ text, words }) => {
    if (!isParted(text)) return [{ words }];
    const parts: Word[][] = [[]];
    for (const [at, word] of words.entries()) {
      if (at > 0 && isParted(text.slice(words[at - 1]!.end, word.start))) parts.push([]);
      parts.at(-1)!.push(word);
    }
    return parts.map((words) => ({ words }));
  });

/** How far apart, in words, a pair may stand in the context and still say the same together. */
const nearby = 6;

/**
 * Of the claim's pairs of content words at most two apart, the share that also stand near each other in a passage.
 * Words mixed from several statements score low. 1 where there is no pair.
 */
export function togetherShare(content: readonly ContentWord[], passages: readonly AnalysedPassage[]): number {
  const places = passages.map(({ words }) => placesByStem(words));
  let pairs = 0;
  let together = 0;
  for (const [at, { word: first }] of content.entries())
    for (const { word: second } of content.slice(at + 1, at + 3)) {
      pairs++;
      if (places.some((p) => isNear(p.get(first.stem), p.get(second.stem)))) together++;
    }
  return pairs === 0 ? 1 : together / pairs;
}

const isNear = (a: readonly number[] = [], b: readonly number[] = []): boolean =>
  a.some((i) => b.some((j) => Math.abs(i - j) <= nearby));

/** A passage is held against many claims. */
const knownPlaces = new WeakMap<readonly Word[], ReadonlyMap<string, readonly number[]>>();

function placesByStem(all: readonly Word[]): ReadonlyMap<string, readonly number[]> {
  const found = knownPlaces.get(all) ?? findPlaces(all);
  knownPlaces.set(all, found);
  return found;
}

function findPlaces(all: readonly Word[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [at, { stem }] of all.entries()) {
    const known = places.get(stem);
    if (known) known.push(at);
    else places.set(stem, [at]);
  }
  return places;
}
