import type { Matcher } from '../matcher.ts';
import type { Statement } from '../statement.ts';

/** Less of the claim in common, and other things are done to these. */
const leastShared = 0.8;
/** Adjectives between an article and its noun. */
const mostBetween = 2;

/** Who does it and to whom, where articles tell it: "der Leiter entließ den Rat" for "den Leiter entließ der Rat". */
export const matchArticleCase: Matcher = ({ claim, evidence, pairing }) => {
  const { articleCases } = claim.markers;
  if (articleCases.length === 0 || pairing.share < leastShared) return 'unknown';
  const turns = [...pairing.there].flatMap(([i, j]) => {
    if (!/^\p{Lu}/u.test(claim.text.slice(claim.words[i]!.start))) return [];
    const [here, there] = [articleOf(claim, i), articleOf(evidence, j)];
    if (!here || !there) return [];
    const isRaised = articleCases.some(([who, whom]) => who === here.article && whom === there.article);
    const isLowered = articleCases.some(([who, whom]) => who === there.article && whom === here.article);
    const isRelative = here.isRelative && there.isRelative;
    return isRaised === isLowered ? [] : [{ i, j, isRaised, isRelative }];
  });
  const raised = turns.find((one) => one.isRaised);
  const lowered = turns.find((one) => !one.isRaised);
  // "Die Firma, die den Investor übernommen hat": the other one is the pronoun.
  const alone = turns.find(({ isRelative }) => isRelative);
  if (alone) return { kind: 'role', here: claim.words[alone.i]!, there: evidence.words[alone.j]! };
  return raised && lowered
    ? { kind: 'role', here: claim.words[raised.i]!, there: evidence.words[raised.j]! }
    : 'unknown';
};

interface Article {
  readonly article: string;
  /** Whether it stands right behind a pronoun that begins a clause. */
  readonly isRelative: boolean;
}

/** The article of a noun that no preposition governs. */
function articleOf({ words, text, markers }: Statement, at: number): Article | undefined {
  for (let i = at - 1; i >= 0 && i >= at - 1 - mostBetween; i--) {
    const word = words[i]!;
    if (/[.,;:()]/.test(text.slice(word.end, words[i + 1]!.start)) || markers.prepositions.has(word.text))
      return undefined;
    if (!word.stop) continue;
    const before = words[i - 1];
    if (before && markers.prepositions.has(before.text)) return undefined;
    const isRelative =
      before !== undefined && markers.definite.has(before.text) && /,\s$/u.test(text.slice(0, before.start));
    return { article: word.text, isRelative };
  }
  return undefined;
}
