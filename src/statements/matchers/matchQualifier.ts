import { contextWords } from '../cueContext.ts';
import type { Matcher } from '../matcher.ts';
import type { Statement } from '../statement.ts';

/** Less of the claim in common, and it may speak of another. */
const leastShared = 0.7;

const qualifier = contextWords(({ privatives }) => privatives);
const ahead = new RegExp(`(?<!\\p{L})(?:${qualifier})[\\s-]$`, 'iu');
const behind = new RegExp(`^\\s(?:${qualifier})(?!\\p{L})`, 'iu');
const longest = 20;

/** "The prime minister" for "the former prime minister": who is only called so, was, or is to be, is not. */
export const matchQualifier: Matcher = ({ claim, evidence, pairing }) => {
  if (pairing.share < leastShared || claim.markers.particles.size > 0) return 'unknown';
  for (const [i, j] of pairing.there) {
    const there = qualifierOf(evidence, j);
    // "Former" may stand anywhere in the claim: "who was minister until then, formerly …".
    if (there && !qualifierOf(claim, i) && !any.test(claim.text))
      return { kind: 'name', here: claim.words[i]!, there };
  }
  return 'unknown';
};

const any = new RegExp(`(?<!\\p{L})(?:${qualifier})(?!\\p{L})`, 'iu');

function qualifierOf({ text, words }: Statement, at: number) {
  const { start, end } = words[at]!;
  const before = ahead.exec(text.slice(Math.max(0, start - longest), start))?.[0];
  if (before !== undefined) return { start: start - before.length, end: start - 1 };
  const after = behind.exec(text.slice(end, end + longest))?.[0];
  return after === undefined ? undefined : { start: end + 1, end: end + after.length };
}
