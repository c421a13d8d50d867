import type { Word } from '../../text/words.ts';
import { type ContentWord, cover } from './coverage.ts';
import type { Observation } from './observation.ts';
import type { ContextReader, ReadPassage } from './reader.ts';

/** What the decision is made from. Shares are 0..1; counts are as they are. Order is that of the shipped weights. */
export const featureNames = [
  'window',
  'sentence',
  'context',
  'pairs',
  'run',
  'missingWords',
  'missingNames',
  'missingValues',
] as const;

export type FeatureName = (typeof featureNames)[number];
export type Features = Readonly<Record<FeatureName, number>>;

export function measure(seen: Observation, reader: ContextReader): Features {
  const best = seen.near[0];
  const nowhere = seen.content.filter(
    ({ word }) => !reader.has(word.stem) && !seen.question.stems.has(word.stem),
  );
  const single = Math.max(
    0,
    ...seen.near.map(({ window }) => cover(seen.content, reader.window(window.centre, 0)).share),
  );
  const near = best?.window.passages ?? [];
  return {
    window: best?.share ?? 0,
    sentence: single,
    context: 1 - share(nowhere, seen.content),
    pairs: pairShare(seen.words, near),
    run: longestRun(seen.words, near) / Math.max(1, seen.words.length),
    missingWords: nowhere.filter(({ word }) => !isName(word, seen.text)).length,
    missingNames: nowhere.filter(({ word }) => isName(word, seen.text)).length,
    missingValues: seen.values.filter(({ how }) => how === 'absent' || how === 'clashes').length,
  };
}

const share = (part: readonly ContentWord[], all: readonly ContentWord[]): number => {
  const sum = (list: readonly ContentWord[]) => list.reduce((total, { weight }) => total + weight, 0);
  return all.length === 0 ? 0 : sum(part) / sum(all);
};

/** Capitalised inside the sentence. */
export const isName = (word: Word, text: string): boolean =>
  word.start > 0 && /^\p{Lu}/u.test(text.slice(word.start, word.start + 2));

/** Share of the claim's neighbouring word pairs that stand side by side in these passages. */
function pairShare(claim: readonly Word[], passages: readonly ReadPassage[]): number {
  const pairs = new Set(passages.flatMap((p) => sidePairs(p.words)));
  const mine = sidePairs(claim);
  return mine.length === 0 ? 0 : mine.filter((pair) => pairs.has(pair)).length / mine.length;
}

const sidePairs = (all: readonly Word[]): readonly string[] =>
  all.slice(1).map(({ stem }, i) => `${all[i]!.stem} ${stem}`);

/** Length in words of the longest run of the claim that is copied from one of these passages. */
export function longestRun(claim: readonly Word[], passages: readonly ReadPassage[]): number {
  let best = 0;
  for (const { words: there } of passages) {
    let before = new Map<number, number>();
    const places = placesByStem(there);
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

function placesByStem(all: readonly Word[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [at, { stem }] of all.entries()) {
    const known = places.get(stem);
    if (known) known.push(at);
    else places.set(stem, [at]);
  }
  return places;
}
