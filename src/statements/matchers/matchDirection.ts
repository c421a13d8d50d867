import { anyPhrase } from '../../lexicon/languages.ts';
import { type Direction, directionOf, toDirection } from '../direction.ts';
import type { Difference, Matcher } from '../matcher.ts';

/** Less of the claim in common, and the amount is of another change. */
const leastShared = 0.6;

/** The same amount up here and down there: "fell 8.4%" and "up 8.4%". */
export const matchDirection: Matcher = ({ claim, evidence, pairing }) => {
  if (pairing.share < leastShared) return 'unknown';
  const turned = turnedUntil(claim.text, evidence.text) ?? turnedAround(claim.text, evidence.text);
  if (turned) return turned;
  for (const [i, j] of pairing.there) {
    const mine = claim.words[i]!;
    if (!/\d/.test(mine.text)) continue;
    const here = directionOf(claim.text, amountAt(claim.text, mine));
    const there = here && directionOf(evidence.text, amountAt(evidence.text, evidence.words[j]!));
    if (here && there && here.way !== there.way) return { kind: 'direction', here, there };
    if (here && there) return 'same';
  }
  return 'unknown';
};

/** "Rose from 2022 to 2023", where it rose in 2022 and fell in 2023: a change ends in the later year. */
function turnedUntil(claim: string, evidence: string): Difference | undefined {
  const range = years.exec(claim);
  const at = range ? evidence.search(new RegExp(`(?<!\\d)${range.groups!.year}(?!\\d)`)) : -1;
  if (!range || at < 0) return undefined;
  const here = lastWay(claim, 0, range.index);
  const there = lastWay(evidence, Math.max(0, at - farthest), at);
  return here && there && here.way !== there.way ? { kind: 'direction', here, there } : undefined;
}

const between = anyPhrase(({ ranges }) => [...ranges.to, ...ranges.until, ...ranges.and]);
const years = new RegExp(`\\s\\d{4}(?:\\s(?:${between})\\s|\\s?[-–]\\s?)(?<year>\\d{4})(?!\\d)`, 'u');

/** Characters before a year in which its change is told. */
const farthest = 60;

function lastWay(text: string, from: number, to: number): Direction | undefined {
  const words = [...text.slice(from, to).matchAll(/\p{L}+/gu)];
  return words
    .map(({ 0: word, index }) => toDirection(word, from + index))
    .findLast((one) => one !== undefined);
}

const number = String.raw`[\p{Sc}]?\p{N}[\p{N}.,]*(?<![.,])`;
const numbers = new RegExp(number, 'gu');
/** What a change begins at: "down from 19 %". */
const origin = new RegExp(
  `(?<![\\p{L}])(?:${anyPhrase(({ ranges }) => ranges.from)})\\s(?<amount>${number})`,
  'giu',
);

/** "Rose from 16 % to 19 %" for "16 %, down from 19 %": it begins where the other ends. */
function turnedAround(claim: string, evidence: string): Difference | undefined {
  const theirs = [...evidence.matchAll(origin)];
  for (const here of claim.matchAll(origin)) {
    const rest = claim.slice(here.index + here[0].length);
    if (theirs.some(({ groups }) => groups!.amount === here.groups!.amount)) continue;
    const there = theirs.find(
      ({ 0: lead, groups, index }) =>
        holds(rest, groups!.amount!) &&
        holds(evidence.slice(0, index) + evidence.slice(index + lead.length), here.groups!.amount!),
    );
    if (there)
      return {
        kind: 'direction',
        here: { start: here.index, end: here.index + here[0].length },
        there: { start: there.index, end: there.index + there[0].length },
      };
  }
  return undefined;
}

const holds = (text: string, amount: string): boolean =>
  [...text.matchAll(numbers)].some(([found]) => found === amount);

/** The number with its currency and per cent sign. */
const amountAt = (text: string, { start, end }: { readonly start: number; readonly end: number }) => ({
  start: /[$€£¥]/.test(text[start - 1] ?? '') ? start - 1 : start,
  end:
    text[end] === '%'
      ? end + 1
      : /^\s(?:%|per\s?cent)/.exec(text.slice(end, end + 9))
        ? end + /^\s(?:%|per\s?cent)/.exec(text.slice(end, end + 9))![0].length
        : end,
});
