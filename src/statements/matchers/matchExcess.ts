import { anyPhrase } from '../../lexicon/languages.ts';
import type { Cue } from '../cues.ts';
import type { Compared, Difference, Matcher } from '../matcher.ts';
import type { Statement } from '../statement.ts';

/** More instead of less by the same: "seven points above last year" for "seven points less than last year". */
export const matchExcess: Matcher = (compared) => {
  for (const mine of excessesOf(compared.claim))
    for (const theirs of excessesOf(compared.evidence)) {
      if (compared.pairing.there.get(mine.by) !== theirs.by || !isStraight(mine, theirs, compared)) continue;
      return mine.cue.kind === theirs.cue.kind
        ? { same: [mine.cue] }
        : { kind: 'comparison', here: mine.cue, there: theirs.cue };
    }
  return inAll(compared) ?? 'unknown';
};

/** "Cost three million" for "cost three million less than planned". */
function inAll({ claim, evidence, pairing }: Compared): Difference | undefined {
  if (claim.cues.some(({ kind }) => kind === 'more' || kind === 'less' || kind === 'than')) return undefined;
  for (const { cue, by } of excessesOf(evidence)) {
    const isThan = evidence.cues.some(
      ({ kind, start }) => kind === 'than' && start >= cue.end && start - cue.end <= mostBetween,
    );
    const at = pairing.here.get(by);
    const amount = evidence.text.slice(evidence.words[Math.max(0, by - 2)]!.start, cue.start);
    if (isThan && at !== undefined && pairing.share >= leastShared && measured.test(amount))
      return { kind: 'comparison', here: claim.words[at]!, there: cue };
  }
  return undefined;
}

/** Characters between "less" and "than". */
const mostBetween = 16;
/** Less of the claim in common, and it tells of another amount. */
const leastShared = 0.75;
const measured = new RegExp(
  `\\p{N}|(?<!\\p{L})(?:${anyPhrase(({ numbers }) => numbers.cardinals.keys())})(?!\\p{L})`,
  'iu',
);

interface Excess {
  readonly cue: Cue;
  /** Position of the word right before it: by how much, or in what. */
  readonly by: number;
}

const excessesOf = ({ cues, words }: Statement): readonly Excess[] =>
  cues.flatMap((cue) => {
    if (cue.kind !== 'more' && cue.kind !== 'less') return [];
    const by = words.findLastIndex(({ end }) => end <= cue.start);
    return by < 0 || words[by]!.stop || cue.start > words[by]!.end + 1 ? [] : [{ cue, by }];
  });

/** What is more in the claim stands before the word in the evidence, too. */
function isStraight(mine: Excess, theirs: Excess, { claim, pairing }: Compared): boolean {
  const places = claim.content.flatMap((at) => (at < mine.by ? (pairing.there.get(at) ?? []) : []));
  return places.some((at) => at < theirs.by);
}
