import { phrasesOf } from '../lexicon/languages.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Span } from '../text/span.ts';

/** They change what a statement says where only one of two has them. */
const weighty = [
  'denied',
  'all',
  'most',
  'some',
  'few',
  'obligation',
  'advice',
  'permission',
  'possible',
  'planned',
  'future',
  'only',
  'notOnly',
  'requirement',
  'exception',
  'regardless',
] as const satisfies readonly (keyof Lexicon['markers'])[];

const kinds = [
  ...weighty,
  'cause',
  'concession',
  'before',
  'after',
  'first',
  'next',
  'than',
  'more',
  'less',
  'saying',
  'accordingTo',
  'inFavour',
  'against',
  'abstaining',
  'until',
  'expiries',
  'anyTime',
  'inTotal',
  'both',
  'either',
  'inTurn',
  'each',
  'together',
  'alternate',
  'exempting',
  'forbidding',
  'unreal',
  'almost',
  'preventing',
] as const satisfies readonly (keyof Lexicon['markers'])[];
export type CueKind = (typeof kinds)[number];

/** Words of a statement that say how it holds. */
export interface Cue extends Span {
  readonly kind: CueKind;
}

const weightyKinds: ReadonlySet<CueKind> = new Set(weighty);

/** Whether a cue changes what its statement says, rather than how its parts are joined. */
export const isWeighty = ({ kind }: Cue): boolean => weightyKinds.has(kind);

const patterns = new Map<Lexicon, readonly (readonly [CueKind, RegExp])[]>();

function patternsOf(lexicon: Lexicon): readonly (readonly [CueKind, RegExp])[] {
  const known =
    patterns.get(lexicon) ?? kinds.map((kind) => [kind, phrasesOf(lexicon, lexicon.markers[kind])]);
  patterns.set(lexicon, known);
  return known;
}

/** "May 2027" and "in May" are a month. */
const isMonth = (text: string, start: number): boolean =>
  /^May(?!\p{L})/u.test(text.slice(start, start + 4)) &&
  (/^May\s\d/.test(text.slice(start, start + 5)) || /[\p{L}\p{N},]\s$/u.test(text.slice(0, start)));

/** All cues in order; those of one kind do not overlap, and a longer phrase of a kind wins. */
export function findCues(text: string, lexicon: Lexicon): readonly Cue[] {
  const found: Cue[] = [];
  for (const [kind, pattern] of patternsOf(lexicon)) {
    // Most of them stand in few texts, and to list the matches of each would cost more than to look for one.
    if (text.search(pattern) < 0) continue;
    for (const { 0: words, index: start } of text.matchAll(pattern))
      if (words !== '' && !isMonth(text, start)) found.push({ kind, start, end: start + words.length });
  }
  const notOnly = found.filter(({ kind }) => kind === 'notOnly');
  const isOpen = ({ kind, start, end }: Cue) =>
    kind !== 'notOnly' && notOnly.some((one) => start >= one.start && end <= one.end);
  return found.filter((cue) => !isOpen(cue)).sort((a, b) => a.start - b.start || b.end - a.end);
}
