import type { Span } from '../../text/span.ts';
import { wordSpans } from '../../text/wholeWords.ts';
import type { Compared, Matcher } from '../matcher.ts';
import { type Statement, sameMeaning } from '../statement.ts';
import { clauseEnd, type Rivals, unspacedRivals } from './unspacedRivals.ts';

/** What the evidence has nowhere is another thing where it is short; a longer stretch may say the same in other words. */
const longestNew = 6;
/** Signs beside a stretch that tell that it is said of the same. */
const few = 2;

/**
 * A copy in a script without spaces that has another thing in the place of one: "the key is at the porter's" for "the key
 * is at the office", and two things each in the place of the other.
 */
export const matchReplacedStretch: Matcher = (compared) => {
  const { claim, evidence } = compared;
  if (claim.markers.particles.size === 0 || /^\s*\|/u.test(evidence.text)) return 'unknown';
  const rivals = unspacedRivals(compared).find((one) => isOther(one, compared));
  return rivals ? { kind: 'role', here: rivals.here, there: rivals.there } : 'unknown';
};

const textOf = ({ text }: Statement, { start, end }: Rivals['here']): string => text.slice(start, end);

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s、]/gu, '');
const holds = ({ text }: Statement, part: string): boolean => plain(text).includes(plain(part));

function isOther({ here, there, left, right }: Rivals, { claim, evidence }: Compared): boolean {
  const [mine, theirs] = [textOf(claim, here), textOf(evidence, there)];
  const [own, other] = [things(claim, mine), things(evidence, theirs)];
  if (own.length === 0 || other.length === 0) return false;
  if (!isTelling(claim, left) || !isTelling(claim, right)) return false;
  if (claim.markers.genitives.has(right)) return false;
  if (!isPhrase(claim, mine, right) || !isPhrase(evidence, theirs, right)) return false;
  if (isCue(claim, here) && isCue(evidence, there)) return false;
  const isMoved = holds(evidence, mine);
  if (!isMoved && (plain(mine).length > longestNew || !isNoun(claim, mine) || !isNoun(evidence, theirs)))
    return false;
  const [mid, otherMid] = withoutEnds(plain(mine), plain(theirs));
  if (things(claim, mid).length === 0 || things(evidence, otherMid).length === 0) return false;
  if (areValues(mine, theirs) || isLike(own, other) || isLike(other, own)) return false;
  if (isSubsequence(mine, theirs) || isSubsequence(theirs, mine)) return false;
  // Words in common tell that more than one thing is said otherwise.
  if (!isMoved && own.some((word) => other.includes(word))) return false;
  if ([own, other].some(([first]) => claim.markers.generalNouns.has(first!))) return false;
  // The evidence says the same of the claim's thing too, as of another one.
  if (right !== clauseEnd && holds(evidence, mine + right.slice(0, few))) return false;
  if (left !== clauseEnd && holds(evidence, left.slice(-few) + mine)) return false;
  const isListed = isJoin(claim, left.at(-1)!) || isJoin(claim, right[0]!);
  return !(isListed && isMoved && holds(claim, theirs));
}

/** A single sign beside a stretch tells that it is the same place where it is a small word or ends a clause. */
const isTelling = ({ markers }: Statement, side: string): boolean =>
  side.length > 1 || side === clauseEnd || hiragana.test(side) || markers.particles.has(side);
const hiragana = /\p{Script=Hiragana}/u;

/** How something holds is compared for itself. */
const isCue = ({ cues }: Statement, { start, end }: Span): boolean =>
  cues.some((cue) => cue.start <= start && end <= cue.end);

const isJoin = ({ markers }: Statement, sign: string): boolean => markers.joins.has(sign) || sign === '、';

/** The words of a stretch that name something. */
const things = ({ markers }: Statement, part: string): readonly string[] =>
  wordSpans(part)
    .map(({ start, end }) => part.slice(start, end).normalize('NFKC').toLowerCase())
    .filter((word) => naming.test(word) && !markers.particles.has(word));
const naming = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}\p{N}]/u;

/**
 * Where endings stand behind a word, one that ends in them tells what is done, in one of many forms, and what begins in
 * them goes on with something else.
 */
const isPhrase = ({ markers }: Statement, part: string, right: string): boolean =>
  !markers.headFinal ||
  (!ends.test(part) && !opens.test(part) && !parts.test(part) && !inflected.test(right));
const ends = /\p{Script=Hiragana}$/u;
const opens = /^(?:[のにでとへもや]|から|まで|より|など)/u;
const parts = /[はがを、]/u;
const inflected = /^[っるうくすつぬぶむぐ]/u;

/** No small word stands in it but such as stand between nouns. */
const isNoun = ({ markers }: Statement, part: string): boolean =>
  wordSpans(part).every(({ start, end }) => {
    const word = part.slice(start, end);
    return !markers.particles.has(word) || markers.joins.has(word) || markers.genitives.has(word);
  });

/** Both without what they begin and end with in common. */
function withoutEnds(a: string, b: string): readonly [string, string] {
  const most = Math.min(a.length, b.length);
  let head = 0;
  while (head < most && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < most - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  return [a.slice(head, a.length - tail), b.slice(head, b.length - tail)];
}

/** Numbers are compared as values; a word in the place of one may name what is counted: 件数 for 80件. */
const areValues = (mine: string, theirs: string): boolean =>
  number.test(mine) || number.test(theirs)
    ? (number.test(mine) && number.test(theirs)) || [...mine].some((sign) => theirs.includes(sign))
    : false;
const number = /[\p{N}一二两三四五六七八九十百千万亿億半]/u;

/** Every word of the one is one of the other, or means the same. */
const isLike = (own: readonly string[], other: readonly string[]): boolean =>
  own.every((word) => other.some((one) => sameMeaning(word, one)));

/** 北大 for 北京大学. */
function isSubsequence(short: string, long: string): boolean {
  let at = 0;
  for (const sign of long) if (sign === short[at]) at++;
  return at === short.length;
}
