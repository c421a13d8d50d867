import { everyEntry } from '../../lexicon/languages.ts';
import type { CueKind } from '../cues.ts';
import type { Compared, Difference, Matcher } from '../matcher.ts';
import { contentAfter, contentBefore } from '../pairing.ts';
import type { Statement } from '../statement.ts';

/** Less of the claim in common, and it may speak of other two. */
const leastShared = 0.6;

/** One of two or both: "both sign" for "either signs", "a degree or a licence" for "a degree and a licence". */
export const matchAlternative: Matcher = (compared) =>
  bothForEither(compared) ?? eitherForBoth(compared) ?? oneForBoth(compared) ?? 'unknown';

const find = ({ cues }: Statement, kind: CueKind) => cues.find((cue) => cue.kind === kind);

function bothForEither({ claim, evidence, pairing }: Compared): Difference | undefined {
  if (pairing.share < leastShared) return undefined;
  for (const [own, other] of [
    ['both', 'either'],
    ['either', 'both'],
  ] as const) {
    const [here, there] = [find(claim, own), find(evidence, other)];
    if (here && there && !find(claim, other) && !find(evidence, own))
      return { kind: 'quantifier', here, there };
  }
  return undefined;
}

/** Where both are asked for. */
function eitherForBoth({ claim, evidence, pairing }: Compared): Difference | undefined {
  if (!evidence.cues.some(({ kind }) => kind === 'obligation')) return undefined;
  for (const [at, { text }] of claim.words.entries()) {
    if (!claim.markers.alternatives.has(text)) continue;
    const [first] = contentBefore(claim, claim.words[at]!.start, 1).flatMap(
      (one) => pairing.there.get(one) ?? [],
    );
    const [next] = contentAfter(claim, claim.words[at]!.end, 1).flatMap(
      (one) => pairing.there.get(one) ?? [],
    );
    const join =
      first === undefined || next === undefined
        ? undefined
        : evidence.words.slice(first, next).find((word) => evidence.markers.conjunctions.has(word.text));
    if (join) return { kind: 'quantifier', here: claim.words[at]!, there: join };
  }
  return undefined;
}

/** "In one direction" for "in both directions". */
function oneForBoth({ claim, evidence, pairing }: Compared): Difference | undefined {
  const there = find(claim, 'both') ? undefined : find(evidence, 'both');
  for (const at of there ? contentAfter(evidence, there.end, 2) : []) {
    const noun = claim.words[pairing.here.get(at) ?? -1];
    const single = noun && oneOf.exec(claim.text.slice(0, noun.start));
    if (single) return { kind: 'quantifier', here: { start: single.index, end: noun.end }, there: there! };
  }
  return undefined;
}

const ones = everyEntry(({ numbers }) => [...numbers.cardinals, ...numbers.one]).flatMap(([word, amount]) =>
  amount === 1 ? [word] : [],
);
const oneOf = new RegExp(`(?<!\\p{L})(?:${ones.join('|')})\\s$`, 'iu');
