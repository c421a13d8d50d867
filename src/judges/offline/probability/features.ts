import type { Word } from '../../../text/words.ts';
import type { ValueMatch } from '../matching/valueMatch.ts';
import type { Observation } from '../observation.ts';
import {
  type AnalysedPassage,
  type ContentWord,
  type ContextReader,
  type Coverage,
  cover,
  isBelowHeadings,
  passagesIn,
  type Window,
} from '../retrieval.ts';
import { copiedShare, longestRun, togetherShare } from './overlap.ts';
import { rarity } from './rarity.ts';

/** What the decision is made from, in the order of the shipped weights. */
export type Features = readonly number[];

/**
 * Shares are 0..1; "rare" ones weigh words by their rarity in general English, the others by that in the context. The
 * last ones tell in which respects a passage that says nearly the same says something else.
 */
export const featureNames = [
  'window',
  'context',
  'twoWindows',
  'rareWindow',
  'rareSentence',
  'pairs',
  'triples',
  'run',
  'runLength',
  'together',
  'longestGap',
  'gapRarity',
  'endMissing',
  'lastMissing',
  'anyMissingValue',
  'missingValues',
  'anyFarValue',
  'clash',
  'anyMissingName',
  'missingNames',
  'anyFarName',
  'missingWords',
  'nearlyKnown',
  'meanFar',
  'sumMissing',
  'opposite',
  'name',
  'comparison',
] as const;

type FeatureName = (typeof featureNames)[number];

export function measure(seen: Observation, reader: ContextReader): Features {
  const { near } = seen;
  const best = near[0];
  const passages = best?.window.passages ?? [];
  const content = withoutHeadings(seen.content, passages);
  const singles = near.map(({ window }) => cover(content, single(window, reader)));
  const sentence = singles.toSorted((a, b) => b.share - a.share)[0];
  const missing = content.filter(
    ({ word, settled }) => !settled && !reader.has(word.stem) && !seen.question.stems.has(word.stem),
  );
  const far = best?.missing ?? content;
  const names = content.filter(({ word }) => isName(word, seen.text));
  const plain = content.filter(({ word }) => !isName(word, seen.text) && !/^\d/.test(word.text));
  const gap = longestGap(content, far);
  const end = content.slice(Math.ceil(content.length / 2));
  const differs = new Set(
    seen.readings(seen.part).flatMap((one) => (one.isRelated ? one.differences.map(({ kind }) => kind) : [])),
  );
  const around = passagesIn(near);
  const run = longestRun(seen.words, passages);
  const isEnglish = seen.language === 'en' || seen.language === 'other';
  const rare = ({ word }: ContentWord): number => rarity(word.stem, isEnglish);
  const sumRarity = (list: readonly ContentWord[]): number => sum(list, rare);
  const rareShare = (part: readonly ContentWord[]): number =>
    sumRarity(part) / Math.max(1e-9, sumRarity(content));
  const meanRarity = (list: readonly ContentWord[]): number => sumRarity(list) / Math.max(1, list.length);
  const measured: Readonly<Record<FeatureName, number>> = {
    window: best?.share ?? 0,
    context: 1 - weightShare(missing, content),
    twoWindows: (best?.share ?? 0) + secondWindow(best, content, reader),
    rareWindow: 1 - rareShare(far),
    rareSentence: 1 - rareShare(sentence?.missing ?? content),
    pairs: copiedShare(seen.words, around, 2),
    triples: copiedShare(seen.words, around, 3),
    run: run / Math.max(1, seen.words.length),
    runLength: Math.log1p(run),
    together: togetherShare(content, around),
    longestGap: gap.length / Math.max(1, content.length),
    gapRarity: Math.log1p(sumRarity(gap)),
    endMissing: share(end, (word) => far.includes(word)),
    lastMissing: Number(content.length > 0 && far.includes(content.at(-1)!)),
    anyMissingValue: Number(seen.values.some(isMissing)),
    missingValues: seen.values.filter(isMissing).length / (seen.values.length + 1),
    anyFarValue: Number(seen.values.some(({ how }) => how !== 'agrees' && how !== 'derived')),
    clash: Math.max(0, ...seen.values.map((match) => (match.how === 'clashes' ? match.alignment : 0))),
    anyMissingName: Number(seen.missingNames.length > 0),
    missingNames: seen.missingNames.length / (seen.names.length + 1),
    anyFarName: Number(names.some((name) => far.includes(name))),
    missingWords: plain.filter((word) => missing.includes(word)).length / (plain.length + 1),
    nearlyKnown: missing.filter(({ word }) => isNearlyKnown(word, near)).length / (missing.length + 1),
    meanFar: meanRarity(far),
    sumMissing: Math.log1p(sumRarity(missing)),
    opposite: Number(differs.has('opposite')),
    name: Number(differs.has('name')),
    comparison: Number(differs.has('comparison')),
  };
  return featureNames.map((name) => measured[name]);
}

/**
 * Without what only the headings above say: a claim that names what the whole document is about is no more likely for
 * that.
 */
function withoutHeadings(
  content: readonly ContentWord[],
  passages: readonly AnalysedPassage[],
): readonly ContentWord[] {
  const headed = passages.filter(isBelowHeadings);
  if (headed.length === 0) return content;
  const own = new Set(passages.flatMap((one) => one.words.map(({ stem }) => stem)));
  const told = content.filter(
    ({ word: { stem } }) => own.has(stem) || !headed.some(({ above }) => above.has(stem)),
  );
  return told.length >= fewestTold ? told : content;
}
const fewestTold = 2;

/** Capitalised inside the sentence. */
const isName = (word: Word, text: string): boolean =>
  word.start > 0 && /^\p{Lu}/u.test(text.slice(word.start, word.start + 2));

export const isMissing = ({ how }: ValueMatch): boolean => how === 'absent' || how === 'clashes';

const single = (window: Window, reader: ContextReader): Window => reader.window(window.centre, 0);

const holds = (passages: readonly AnalysedPassage[], { stem }: Word): boolean =>
  passages.some(({ stems }) => stems.has(stem));

/** What a second window adds to the best: claims may rest on several places. */
function secondWindow(
  best: Coverage | undefined,
  content: readonly ContentWord[],
  reader: ContextReader,
): number {
  if (!best || best.missing.length === 0) return 0;
  const total = content.reduce((sum, { weight }) => sum + weight, 0);
  const query = best.missing.map(({ word }) => word.text).join(' ');
  const gains = reader.index.searchNow(query, 6).map(({ position }) => {
    const window = reader.window(position, 1);
    return best.missing.reduce(
      (sum, { word, weight }) => sum + (holds(window.passages, word) ? weight : 0),
      0,
    );
  });
  return Math.max(0, ...gains) / total;
}

/** The most neighbouring content words that are missing together. */
function longestGap(
  content: readonly ContentWord[],
  missing: readonly ContentWord[],
): readonly ContentWord[] {
  let longest: readonly ContentWord[] = [];
  let gap: readonly ContentWord[] = [];
  for (const word of content) {
    gap = missing.includes(word) ? [...gap, word] : [];
    if (gap.length > longest.length) longest = gap;
  }
  return longest;
}

/** Shares its first five letters with a word nearby: "Mexican" beside "Mexico". */
const isNearlyKnown = ({ text }: Word, near: readonly Coverage[]): boolean =>
  text.length >= 5 &&
  near.some(({ window }) =>
    window.passages.some((p) => p.words.some((other) => other.text.startsWith(text.slice(0, 5)))),
  );

const share = <T>(list: readonly T[], is: (item: T) => boolean): number =>
  list.length === 0 ? 0 : list.filter(is).length / list.length;

const sum = (list: readonly ContentWord[], of: (word: ContentWord) => number): number =>
  list.reduce((total, word) => total + of(word), 0);

const weightShare = (part: readonly ContentWord[], all: readonly ContentWord[]): number =>
  sum(part, ({ weight }) => weight) /
  Math.max(
    1e-9,
    sum(all, ({ weight }) => weight),
  );
