import { calendarWord } from '../../../statements/matchers/exchangedPhrases.ts';
import { clausesOf } from '../../../text/clauses.ts';
import type { Span } from '../../../text/span.ts';
import { stemOf } from '../../../text/stem.ts';
import { words } from '../../../text/words.ts';
import { agreementsOf } from '../matching/valueMatch.ts';
import type { AnalysedPassage } from '../retrieval.ts';
import type { Backing } from './apartRule.ts';

/** Which of several things of one name is meant: the "B" of "plan B", the "II" of "section II", the 40 of "Aldis 40". */
interface Designator extends Span {
  readonly noun: string;
  readonly id: string;
}

const spaced = /(?<!\p{L})(?<noun>\p{L}{3,})\s(?<id>[A-Z]|[IVX]{1,4})(?![\p{L}\p{N}'’.-])/gu;
/** A name with a number of its own, inside a sentence. */
const named =
  /(?<=\p{Ll},?\s|\p{N}\s)(?<noun>\p{Lu}\p{Ll}{3,})\s(?<id>\d{1,4})(?![\p{L}\p{N}]|[.,:]\d|\s?[%€$£°])/gu;
const behindSigns =
  /(?<noun>[\p{Script=Han}\p{Script=Katakana}ー]{2})\s?(?<id>[A-Z])(?![[\p{L}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]])/gv;
const beforeSigns = /(?<![\p{L}\p{N}])(?<id>[A-Z])\s?(?<noun>\p{Script=Han}{1,2})/gu;

const designatorsIn = (text: string): readonly Designator[] =>
  [spaced, named, behindSigns, beforeSigns].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: all, index, groups }) => {
      const id = groups!.id!;
      // "June 30" is a day.
      if (calendarWord.test(groups!.noun!)) return [];
      const start = index + all.indexOf(id, all.startsWith(id) ? 0 : groups!.noun!.length);
      return [{ noun: stemOf(groups!.noun!.toLowerCase()), id, start, end: start + id.length }];
    }),
  );

/**
 * "Plan B is free" where plan A is: what says it, or has one of its values, does not name the claim's own, or says it in
 * the part of a sentence that is about the other one.
 */
export function otherDesignator({ seen: { text, content, values }, main }: Backing): Span | undefined {
  const own = designatorsIn(text);
  if (own.length === 0) return undefined;
  const claimed = new Set(content.map(({ word }) => word.stem));
  const telling = new Set([main, ...agreementsOf(values).map(({ at }) => at)]);
  return own.find((mine) => [...telling].some((at) => isOfOther(mine, at, claimed)));
}

function isOfOther(mine: Designator, at: AnalysedPassage, claimed: ReadonlySet<string>): boolean {
  const alike = designatorsIn(at.text).filter(({ noun }) => noun === mine.noun);
  const own = alike.filter(({ id }) => id === mine.id);
  return alike.length > own.length && (own.length === 0 || isToldOfOther(own, alike, at, claimed));
}

/** The clauses that name the other one have words of the claim that those with its own have not, and these none. */
function isToldOfOther(
  own: readonly Designator[],
  alike: readonly Designator[],
  { text }: AnalysedPassage,
  claimed: ReadonlySet<string>,
): boolean {
  const clauses = clausesOf(text);
  const stemsBy = (some: readonly Designator[]): ReadonlySet<string> =>
    new Set(
      clauses
        .filter(({ start, end }) => some.some((one) => one.start >= start && one.end <= end))
        .flatMap(({ start, end }) => words(text.slice(start, end)))
        .flatMap(({ stem, stop }) => (!stop && claimed.has(stem) ? [stem] : [])),
    );
  const mine = stemsBy(own);
  const others = stemsBy(alike.filter((one) => !own.includes(one)));
  return [...others].some((stem) => !mine.has(stem)) && [...mine].every((stem) => others.has(stem));
}
