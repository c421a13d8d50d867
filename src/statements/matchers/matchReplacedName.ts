import { anyPhrase } from '../../lexicon/languages.ts';
import { overlaps, type Span } from '../../text/span.ts';
import { isStopWord, words as wordsOf } from '../../text/words.ts';
import { sameName } from '../../values/agree/names.ts';
import type { Compared, Matcher } from '../matcher.ts';
import type { Statement } from '../statement.ts';
import { copyOf } from './copiedGaps.ts';

/** Less of the claim in one order, and it is no copy. */
const leastCopied = 0.6;
/** Words between two that were copied; in more of them a name need not stand for another. */
const mostWords = 5;

/**
 * A copy with another name in the very place of the evidence's, wherever else in the evidence that name stands: "the mill
 * was sold to Ada" for "Ada saw that the mill was sold to Ben".
 */
export const matchReplacedName: Matcher = (compared) => {
  const { claim, evidence } = compared;
  if (copyOf(compared).share < leastCopied || isMutual(claim)) return 'unknown';
  for (const [here, there] of [...betweenCopied(compared), ...behindCopied(compared)]) {
    if (isLike(here, there) || isListed(evidence, here, there) || isToldThere(compared, here)) continue;
    if (isWithin(evidence, here, there)) continue;
    // Where every noun has a capital, another word in its place may be another word for it.
    if (claim.markers.capitalNouns && !evidence.names.some(({ name }) => sharesWord(name, here.text)))
      continue;
    return { kind: 'name', here: spanOf(here), there: spanOf(there) };
  }
  return 'unknown';
};

type Rivals = readonly [here: Part, there: Part];

/** Names of both that stand between the same words. */
const betweenCopied = (compared: Compared): readonly Rivals[] =>
  copyOf(compared).gaps.flatMap((gap): readonly Rivals[] => {
    if (gap.here.length === 0 || gap.here.length > mostWords || gap.there.length > mostWords) return [];
    const [here, ...more] = namesIn(compared.claim, gap.here);
    const [there, ...others] = namesIn(compared.evidence, gap.there);
    if (!here || !there || more.length > 0 || others.length > 0) return [];
    const isAlone =
      holdsNoMore(compared.claim, gap.here, here) && holdsNoMore(compared.evidence, gap.there, there);
    return isAlone ? [[here, there]] : [];
  });

/** What stands with a name may say in other words who it is: "the club's chairman Ben". */
const holdsNoMore = ({ words }: Statement, at: readonly number[], name: Part): boolean =>
  at.every((i) => words[i]!.stop || overlaps(words[i]!, name));

/** Names of both right behind the same preposition, where the evidence has it before that name nowhere. */
function behindCopied(compared: Compared): readonly Rivals[] {
  const { claim, evidence } = compared;
  return [...copyOf(compared).there].flatMap(([i, j]): readonly Rivals[] => {
    if (!claim.markers.prepositions.has(claim.words[i]!.text)) return [];
    const here = namesIn(claim, [i + 1])[0];
    const there = namesIn(evidence, [j + 1])[0];
    if (!here || !there) return [];
    const isSaid = evidence.words.some(
      ({ stem }, at) => stem === claim.words[i + 1]!.stem && near(evidence, at, claim.words[i]!.text),
    );
    return isSaid ? [] : [[here, there]];
  });
}

/** Whether a word stands among the few before a place. */
const near = ({ words }: Statement, at: number, before: string): boolean =>
  words.slice(Math.max(0, at - 3), at).some(({ text }) => text === before);

/** A name, and as much of it as stands in a place: "Lund" of "University of Lund". */
interface Part extends Span {
  readonly text: string;
  readonly whole: string;
}

function namesIn({ names, words, text }: Statement, at: readonly number[]): readonly Part[] {
  return names.flatMap(({ name, ...span }): readonly Part[] => {
    const own = at.filter((i) => words[i] && !words[i].stop && overlaps(words[i], span));
    if (own.length === 0) return [];
    const [start, end] = [words[own[0]!]!.start, words[own.at(-1)!]!.end];
    return [{ start, end, text: text.slice(start, end), whole: name }];
  });
}

const isLike = (a: Part, b: Part): boolean =>
  sameName(a.whole, b.whole) || sharesWord(a.text, b.text) || a.text.slice(0, 3) === b.text.slice(0, 3);

/** Names with a word in common may be one name. */
function sharesWord(a: string, b: string): boolean {
  const there = new Set(wordsOf(b).map(({ stem }) => stem));
  return sameName(a, b) || wordsOf(a).some(({ stem, stop }) => !stop && there.has(stem));
}

/** Side by side their order says nothing. */
function isListed({ names, text }: Statement, mine: Part, other: Part): boolean {
  return names.some((own) => {
    if (!sharesWord(own.name, mine.text) || overlaps(own, other)) return false;
    const [first, last] = own.start < other.start ? [own, other] : [other, own];
    const between = text.slice(first.end, last.start);
    return between.split(/\s+/u).length <= mostListed && joins.test(between);
  });
}

/** "South Korean girl group Blackpink" is a name with what it is. */
const isWithin = ({ names, text }: Statement, mine: Part, other: Part): boolean => {
  const end = names.find((one) => overlaps(one, other))?.end ?? other.end;
  return names.some(({ name, start }) => {
    const between = text.slice(end, start).trim().split(' ');
    return (
      start > end &&
      sharesWord(name, mine.text) &&
      between.length < mostListed &&
      between.every((word) => /^\p{Ll}+$/u.test(word) && !isStopWord(word))
    );
  });
};

const mostListed = 6;
const joins = new RegExp(
  `,|\\(|&|(?<!\\p{L})(?:${anyPhrase(({ markers }) => markers.joins)}|with)(?!\\p{L})`,
  'u',
);

/** The evidence has the claim's numbers behind its name: "the Free plan stores 3 GB and the Team plan up to 15 GB". */
function isToldThere({ claim, evidence, pairing }: Compared, mine: Part): boolean {
  const own = new Set(wordsOf(mine.text).map(({ stem }) => stem));
  const numbers = [...pairing.there].filter(([i]) => /\d/.test(claim.words[i]!.text)).map(([, j]) => j);
  return (
    numbers.length > 0 &&
    evidence.words.some(
      ({ stem, end }, at) =>
        own.has(stem) &&
        numbers.every((j) => j > at && !joins.test(evidence.text.slice(end, evidence.words[j]!.start))),
    )
  );
}

/** Where each of two stands for the other, as in "met", their order says nothing. */
const isMutual = ({ words, markers }: Statement): boolean =>
  words.some(({ text }) => markers.mutual.has(text));

const spanOf = ({ start, end }: Span): Span => ({ start, end });
