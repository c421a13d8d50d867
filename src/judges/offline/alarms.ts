import { anyPhrase, lexiconOf } from '../../lexicon/languages.ts';
import type { Compared, DifferenceKind } from '../../statements/matcher.ts';
import { copyOf } from '../../statements/matchers/copiedGaps.ts';
import { overlaps } from '../../text/span.ts';
import type { Value } from '../../values/value.ts';
import { isUnproven } from './matching/valueMatch.ts';
import type { Observation } from './observation.ts';
import { thresholds } from './thresholds.ts';

/** A name or value that stands nowhere is worth a squiggle however familiar the words around it are. */
export const absentAlarm = 0.45;

/**
 * Whether the context lacks a name or value beyond doubt (not where it may be reckoned from what it states), or has the value of something else in one sentence with the
 * claim's own. Where nouns have a capital, as at the head of a sentence, a capital tells no name; and what a text itself
 * lists it counts and ranks: "the two differ", "the first is …".
 */
export function lacksNamed({ missingNames, values, language, text }: Observation): boolean {
  const { capitalNouns } = lexiconOf(language).markers;
  return (
    missingNames.some(
      ({ start, name }) => !capitalNouns && (name.includes(' ') || !opensSentence(text, start)),
    ) ||
    values.some(
      (match) =>
        ((match.how === 'absent' && !match.mayFollow) || (match.how === 'elsewhere' && match.isOfOther)) &&
        !isEnumeration(match.value),
    )
  );
}

const opensSentence = (text: string, start: number): boolean =>
  /(?:^|[.!?:]\s|["“”'‘’(*]\s?)$/u.test(text.slice(0, start));

const isEnumeration = (value: Value): boolean =>
  (value.kind === 'ordinal' && value.rank <= mostListed) ||
  (value.kind === 'number' && value.amount.low === value.amount.high && mayList(value.amount.low));

const mayList = (count: number): boolean => count === 2 || count === mostListed;
const mostListed = 3;

/**
 * A passage that says nearly the same otherwise. A claim that is no copy of it may speak of something else, as most long
 * ones do; what lies in the order of its words leaves no copy.
 * @param length of the claim in words
 */
export function saysOtherwiseAlarm(compared: Compared, kind: DifferenceKind, length: number): number {
  const { share } = copyOf(compared);
  const isCopy = copies.some((one) => length <= one.words && share >= one.share);
  const isTurned = turning.has(kind) && length <= copies[0].words;
  return ordering.has(kind) || isTurned || isCopy || hasSameWords(compared) ? otherwiseAlarm : vagueAlarm;
}

/** In another order they say another thing, where articles do not tell who does it to whom. */
const hasSameWords = ({ claim, pairing }: Compared): boolean =>
  !claim.markers.capitalNouns && Math.min(pairing.share, pairing.reverse) >= sameWords;
const sameWords = 0.9;

export const otherwiseAlarm = 0.5;
/** What is a copy: words that it may have, and the least share of them in the order of the passage. */
const copies = [
  { words: 14, share: 0.6 },
  { words: 25, share: 0.7 },
  { words: Number.POSITIVE_INFINITY, share: 0.88 },
] as const;
const ordering: ReadonlySet<DifferenceKind> = new Set(['cause', 'order', 'comparison', 'direction']);
/** One word tells them. */
const turning: ReadonlySet<DifferenceKind> = new Set(['polarity', 'opposite', 'quantifier']);

/** Words that are not found raise a squiggle less readily than they make support improbable, in a short claim above all. */
export function doubtOf(seen: Observation, support: number): number {
  const { doubt, longClaim } = thresholds;
  const length = seen.words.filter((word) => overlaps(word, seen.part)).length;
  return Math.min((length >= longClaim ? doubt.long : doubt.short) * (1 - support), mostAlarm(seen));
}

/**
 * A superlative of few words is hardly more than a remark: "The biggest change is speed." Values that stand elsewhere
 * make support improbable, but are nothing to underline; nor are words of a language in which one word is not told from
 * another form of it.
 */
function mostAlarm({ values, names, missingNames, content, language }: Observation): number {
  const saysLittle =
    content.length < fewestWords &&
    values.length === 0 &&
    names.length === 0 &&
    content.some(({ word }) => superlative.test(word.text));
  const isVague = saysLittle || missingNames.length > 0 || values.some(isUnproven);
  return isVague || !(language === 'en' || language === 'other') ? vagueAlarm : 1;
}
const fewestWords = 4;
const superlative = new RegExp(`\\p{L}{3}(?:${anyPhrase(({ endings }) => endings.superlative)})$`, 'u');

/** A name or value that stands in the context, though not with what a short claim says of it. */
export const apartAlarm = 0.4;

/** Below what the default sensitivity underlines. */
export const vagueAlarm = 0.36;
