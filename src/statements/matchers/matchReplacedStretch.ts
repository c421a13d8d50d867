import { everyEntry } from '../../lexicon/languages.ts';
import { overlaps, type Span } from '../../text/span.ts';
import { wordSpans } from '../../text/wholeWords.ts';
import type { Compared, Matcher } from '../matcher.ts';
import { clauseAround, contentIn } from '../pairing.ts';
import { type Statement, sameMeaning } from '../statement.ts';
import { clauseEnd, copiedRuns, type Rivals, unspacedRivals } from './unspacedRivals.ts';

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
  const found = rivals ?? otherRank(compared);
  return found ? { kind: 'role', here: found.here, there: found.there } : 'unknown';
};

/** Signs of a name and its title that tell that it is the same. */
const leastTitled = 4;

/** "The vice director" for "the director", or the other way round. */
function otherRank({ claim, evidence }: Compared): Pick<Rivals, 'here' | 'there'> | undefined {
  return copiedRuns(claim, evidence, leastTitled).find(({ here, there }) => {
    const [mine, theirs] = [rankBefore(claim, here), rankBefore(evidence, there)];
    const title = textOf(claim, here).slice(0, leastTitled);
    const places = evidence.text.split(title).slice(0, -1);
    let start = -title.length;
    return (
      mine !== theirs &&
      !places.some((before) => {
        start += before.length + title.length;
        return rankBefore(evidence, { start }) === mine;
      })
    );
  });
}

/** The same sign ends other words: 目前, 午前. */
const rankBefore = ({ text, markers }: Statement, { start }: Pick<Span, 'start'>): string =>
  [...markers.ranks].find((rank) => {
    const before = text[start - rank.length - 1] ?? '';
    return text.slice(0, start).endsWith(rank) && (!ideogram.test(before) || markers.particles.has(before));
  }) ?? '';
const ideogram = /\p{Script=Han}/u;

const textOf = ({ text }: Statement, { start, end }: Rivals['here']): string => text.slice(start, end);

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s、]/gu, '');
const holds = ({ text }: Statement, part: string): boolean => plain(text).includes(plain(part));

function isOther({ here, there, left, right, isEdge }: Rivals, compared: Compared): boolean {
  const { claim, evidence } = compared;
  const [mine, theirs] = [textOf(claim, here), textOf(evidence, there)];
  if (!isTelling(claim, left) || !isTelling(claim, right) || claim.markers.genitives.has(right)) return false;
  if (excludeEachOther(plain(mine), plain(theirs))) return left.length + right.length >= leastBesideSign;
  if (isQuoted(claim, here) && isQuoted(evidence, there)) return !holds(evidence, left + mine);
  const [own, other] = [things(claim, mine), things(evidence, theirs)];
  if (own.length === 0 || other.length === 0) return false;
  if (!isPhrase(claim, mine, right) || !isPhrase(evidence, theirs, right)) return false;
  if (isCue(claim, here) && isCue(evidence, there)) return false;
  const isMoved = holds(evidence, mine);
  if (!isMoved && (isDenied(claim, here) || isDenied(evidence, there))) return false;
  if (!isNoun(claim, mine) || !isNoun(evidence, theirs)) return false;
  if (isMoved ? right === clauseEnd && isClauseBehind(evidence, mine, there) : lengthOf(mine) > longestNew)
    return false;
  const [mid, otherMid] = withoutEnds(plain(mine), plain(theirs)).map((part) => things(claim, part));
  if (own.length + other.length > 2 && (mid!.length === 0 || otherMid!.length === 0)) return false;
  // Words in common tell that more than one thing is said otherwise.
  if (!isMoved && mid!.some((word) => otherMid!.includes(word))) return false;
  if (isEdge && (right.length < leastBesideEdge || holds(claim, theirs) || holds(evidence, mine + right[0]!)))
    return false;
  if (areValues(mine, theirs) || isLike(own, other) || isLike(other, own)) return false;
  if (isSubsequence(mine, theirs) || isSubsequence(theirs, mine)) return false;
  if (isGeneral(claim, own) || isGeneral(claim, other)) return false;
  // The evidence says the same of the claim's thing too, as of another one.
  if (right !== clauseEnd && holds(evidence, mine + right.slice(0, few))) return false;
  if (left !== clauseEnd && holds(evidence, withoutLead(claim, left.slice(-2 * few)) + mine)) return false;
  if (isMoved && !claim.markers.headFinal && isSaidBeside({ here, there }, compared)) return false;
  const isListed = isJoin(claim, left.at(-1)!) || isJoin(claim, right[0]!);
  return !(isListed && isMoved && holds(claim, theirs));
}

/** Whatever stands between quotation marks names something. */
const isQuoted = ({ text }: Statement, { start, end }: Span): boolean =>
  /[「『“"]/u.test(text[start - 1] ?? '') && /[」』”"]/u.test(text[end] ?? '');

/** Signs of a stretch, where many spell one word as few as others have. */
const lengthOf = (part: string): number =>
  plain(part).replace(/[\p{Script=Katakana}\p{Script=Latin}ー]+/gu, '__').length;

/** Signs behind a phrase where before it there is nothing in common but that it begins there. */
const leastBesideEdge = 6;

/** Signs beside a single one that excludes the other one in its place. */
const leastBesideSign = 5;
const opposites = new Set(everyEntry(({ cueContexts }) => cueContexts.smallOpposites).map(([a, b]) => a + b));
const excludeEachOther = (a: string, b: string): boolean =>
  a.length === 1 && b.length === 1 && (opposites.has(a + b) || opposites.has(b + a));

/** It goes on with what was named: as the first of its words, or as the last where what narrows it stands before. */
const isGeneral = ({ markers }: Statement, words: readonly string[]): boolean =>
  markers.generalNouns.has(words.at(markers.headFinal ? -1 : 0)!);

/** The clause of the evidence in which the claim's stretch stands has more of the rest of the claim than the other's. */
function isSaidBeside(
  { here, there }: Pick<Rivals, 'here' | 'there'>,
  { claim, evidence }: Compared,
): boolean {
  const at = evidence.text.indexOf(textOf(claim, here));
  if (at < 0) return false;
  const rest = new Set(
    contentIn(claim, clauseAround(claim, here.start))
      .filter((i) => !overlaps(claim.words[i]!, here))
      .map((i) => claim.words[i]!.stem),
  );
  const held = (place: number): number =>
    contentIn(evidence, clauseAround(evidence, place)).filter((i) => rest.has(evidence.words[i]!.stem))
      .length;
  return held(at) > held(there.start);
}

/** A clause by itself, whose subject is said before another one. */
const isClauseBehind = ({ text }: Statement, part: string, { start }: Span): boolean => {
  const at = text.indexOf(part);
  return at > start && /[，,；;]/u.test(text[at - 1]!);
};

/** Without the small words with which it begins. */
const withoutLead = ({ markers }: Statement, part: string): string => {
  let start = 0;
  while (start < part.length - 1 && markers.particles.has(part[start]!)) start++;
  return part.slice(start);
};

/** A single sign beside a stretch tells that it is the same place where it is a small word or ends a clause. */
const isTelling = ({ markers }: Statement, side: string): boolean =>
  side.length > 1 || side === clauseEnd || hiragana.test(side) || markers.particles.has(side);
const hiragana = /\p{Script=Hiragana}/u;

/** How something holds is compared for itself. */
const isCue = ({ cues }: Statement, { start, end }: Span): boolean =>
  cues.some((cue) => cue.start < end && start < cue.end);

const isDenied = ({ cues }: Statement, { start, end }: Span): boolean =>
  cues.some((cue) => cue.kind === 'denied' && cue.start < end && start < cue.end);

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
