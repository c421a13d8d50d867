import type { CueKind } from '../cues.ts';
import type { Matcher } from '../matcher.ts';
import type { Statement } from '../statement.ts';

/** Less of the claim in common, and something else is told of each. */
const leastShared = 0.6;

/** Whether an amount is that of each or of all together, and whether something is so each time or every other time. */
export const matchDistribution: Matcher = ({ claim, evidence, pairing }) => {
  if (pairing.share < leastShared) return 'unknown';
  const [skipping, isSkipped] = [find(evidence, 'alternate'), find(claim, 'alternate')];
  const every = find(claim, 'all') ?? find(claim, 'each');
  if (skipping && !isSkipped && every) return { kind: 'quantifier', here: every, there: skipping };
  // The amount has to be the same one: each of three may have a third of it.
  const isSame = [...pairing.there.keys()].some((at) => /\d/.test(claim.words[at]!.text));
  for (const [own, other] of turns) {
    const [here, there] = [find(claim, own), find(evidence, other)];
    if (isSame && here && there && !find(claim, other) && !find(evidence, own))
      return { kind: 'quantifier', here, there };
  }
  return 'unknown';
};

const turns: readonly (readonly [CueKind, CueKind])[] = [
  ['each', 'together'],
  ['together', 'each'],
];

const find = ({ cues }: Statement, kind: CueKind) => cues.find((cue) => cue.kind === kind);
