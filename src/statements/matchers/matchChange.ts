import { anyPhrase } from '../../lexicon/languages.ts';
import { alternatives } from '../../lexicon/lists.ts';
import { toDirection } from '../direction.ts';
import type { Matcher } from '../matcher.ts';
import type { Statement } from '../statement.ts';

/** Less of the claim in common, and the amount is of another change. */
const leastShared = 0.6;

/** By how much something changes is not what it comes to: "rose to 5 percent" for "rose by 5 percent". */
export const matchChange: Matcher = ({ claim, evidence, pairing }) => {
  if (pairing.share < leastShared) return 'unknown';
  for (const [i, j] of pairing.there) {
    if (!/\d/.test(claim.words[i]!.text)) continue;
    const here = leadAt(claim, i);
    const there = leadAt(evidence, j);
    if (here && there && here.by !== there.by) return { kind: 'direction', here, there };
  }
  return 'unknown';
};

/** The word before a changed amount, where one that says which way it goes stands near it. */
function leadAt({ text, words, markers }: Statement, at: number) {
  const amount = words[at]!.start;
  const isChange = words
    .slice(Math.max(0, at - farthest), at + farthest)
    .some(({ text: word, start }) => toDirection(word, start) !== undefined);
  const lead = text.slice(Math.max(0, amount - longestLead), amount);
  const [by, to] = [markers.changeBy, markers.changeTo].map((phrases) =>
    phrases.length === 0
      ? undefined
      : new RegExp(`(?<!\\p{L})(?:${alternatives(phrases)})\\s(?:(?:${roundly})\\s)?\\p{Sc}?$`, 'iu').exec(
          lead,
        ),
  );
  const found = by ?? to;
  if (!isChange || !found) return undefined;
  const start = amount - lead.length + found.index;
  return { by: by !== null && by !== undefined, start, end: amount };
}

const roundly = anyPhrase(({ opposites }) => opposites.between);
/** Words around the amount in which it is told that it changes. */
const farthest = 9;
const longestLead = 30;
