import { anyPhrase } from '../../lexicon/languages.ts';
import type { Compared, Matcher } from '../matcher.ts';
import type { Statement } from '../statement.ts';
import { copyOf } from './copiedGaps.ts';

/** Less of the claim in one order, and it is no copy. */
const leastCopied = 0.6;

/**
 * A copy with one thing in the place of another of the same sentence, of which that says something else in a part of its
 * own: "the museum closes on Mondays" for "the café closes on Mondays, the museum on Tuesdays".
 */
export const matchReplacedThing: Matcher = (compared) => {
  const { claim, evidence } = compared;
  const { gaps, there: laid } = copyOf(compared);
  if (shareOf(compared) < leastCopied) return 'unknown';
  const taken = new Set(laid.values());
  for (const { here, there } of gaps) {
    const [mine, ...more] = here.filter((at) => !claim.words[at]!.stop);
    const [other, ...others] = there.filter((at) => !evidence.words[at]!.stop);
    if (mine === undefined || other === undefined || more.length > 0 || others.length > 0) continue;
    if (!isThing(claim, mine) || !isThing(evidence, other)) continue;
    const elsewhere = evidence.words.findIndex(
      ({ stem }, at) => stem === claim.words[mine]!.stem && !taken.has(at) && isParted(evidence, at, other),
    );
    const isMoved = claim.words.some(({ stem }) => stem === evidence.words[other]!.stem);
    if (elsewhere >= 0 && !isMoved && !isToldThere(evidence, elsewhere, taken))
      return { kind: 'role', here: claim.words[mine]!, there: evidence.words[other]! };
  }
  return 'unknown';
};

/** Share of the claim that is copied; what a pronoun stands for in the evidence the claim names itself. */
function shareOf(compared: Compared): number {
  const { claim, evidence } = compared;
  const { share, there } = copyOf(compared);
  if (!evidence.markers.pronouns.has(evidence.words[0]?.text ?? '')) return share;
  const first = claim.content.find((at) => there.has(at)) ?? 0;
  const copied = [...there.keys()].filter((at) => at >= first).length;
  return copied / Math.max(1, claim.words.length - first);
}

/** Numbers are compared as values, and what ends in "-ly" or "-ed" is no thing. */
const isThing = ({ words }: Statement, at: number): boolean =>
  !noThing.test(words[at]!.text) && words[at]!.text.length > 2;
const noThing = new RegExp(`\\d|(?:${anyPhrase(({ endings }) => endings.noThings)})$`);

/** The rest of the claim is what its own part says: "the museum closes on Tuesdays". */
function isToldThere({ text, words, content }: Statement, at: number, taken: ReadonlySet<number>): boolean {
  const start = text.slice(0, words[at]!.start).search(/[^,;]*$/u);
  const end = words[at]!.end + text.slice(words[at]!.end).search(/[,;]|$/u);
  return content.some((one) => taken.has(one) && words[one]!.start >= start && words[one]!.end <= end);
}

/** A comma or semicolon stands between, with a small word behind it: ", the museum on Tuesdays". */
const isParted = ({ text, words }: Statement, a: number, b: number): boolean => {
  const [from, to] = a < b ? [a, b] : [b, a];
  return /[,;]\s\p{L}/u.test(text.slice(words[from]!.end, words[to]!.start));
};
