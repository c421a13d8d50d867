import { alternatives } from '../../lexicon/lists.ts';
import type { MarkerLexicon } from '../../lexicon/markers.ts';
import type { Span } from '../../text/span.ts';
import { areAntonyms } from '../antonyms.ts';
import type { Compared, Matcher } from '../matcher.ts';
import { contentBefore } from '../pairing.ts';
import type { Statement } from '../statement.ts';
import { calendarWord } from './exchangedPhrases.ts';

/** Until a point of time or from it on: "open since 1998" for "open until 1998". */
export const matchDeadline: Matcher = ({ claim, evidence, pairing }) => {
  const turned = turnedBound({ claim, evidence, pairing });
  if (!turned) return 'unknown';
  const [own, other] = [
    contentBefore(claim, turned.here.start, nearby),
    contentBefore(evidence, turned.there.start, nearby),
  ];
  // "Closed until May" is "open from May".
  const isTurned = own.some((i) =>
    other.some((j) => areAntonyms(claim.words[i]!.text, evidence.words[j]!.text)),
  );
  const at = own.find((one) => pairing.there.has(one));
  const isSame = at !== undefined && other.find((one) => pairing.here.has(one)) === pairing.there.get(at);
  return isSame && !isTurned ? { kind: 'order', ...turned } : 'unknown';
};

/** Words before it in which the verb stands. */
const nearby = 3;

/** The words before one point of time where these make it the end in one statement and the beginning in the other. */
export function turnedBound({
  claim,
  evidence,
  pairing,
}: Compared): { readonly here: Span; readonly there: Span } | undefined {
  for (const [i, j] of pairing.there) {
    const { start, text } = claim.words[i]!;
    if (!/\d/.test(text) && !calendarWord.test(text)) continue;
    const here = boundBefore(claim, start);
    const there = boundBefore(evidence, evidence.words[j]!.start);
    if (here && there && here.side !== there.side) return { here, there };
  }
  return undefined;
}

type Side = 'deadlines' | 'beginnings';
const sides: readonly Side[] = ['deadlines', 'beginnings'];

interface Bound extends Span {
  readonly side: Side;
}

/** The word before a point of time that makes it an end or a beginning; the longest one tells. */
function boundBefore({ text, markers }: Statement, at: number): Bound | undefined {
  const lead = text.slice(Math.max(0, at - longestLead), at);
  const found = sides.flatMap((side): Bound[] => {
    const match = patternOf(markers, side)?.exec(lead);
    return match ? [{ side, start: at - match[0].length, end: at - 1 }] : [];
  });
  return found.toSorted((a, b) => a.start - b.start)[0];
}

const longestLead = 24;

const patterns = new Map<MarkerLexicon, Partial<Record<Side, RegExp>>>();

function patternOf(markers: MarkerLexicon, side: Side): RegExp | undefined {
  const known = patterns.get(markers) ?? {};
  patterns.set(markers, known);
  if (markers[side].length > 0)
    known[side] ??= new RegExp(`(?<![\\p{L}])(?:${alternatives(markers[side])})\\s$`, 'iu');
  return known[side];
}
