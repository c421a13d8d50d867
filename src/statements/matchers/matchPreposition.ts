import { everyEntry, everyWord } from '../../lexicon/languages.ts';
import type { Matcher } from '../matcher.ts';
import type { Statement } from '../statement.ts';

/** Less of the claim in common, and the word stands in another phrase. */
const leastShared = 0.75;

const contrary: ReadonlySet<string> = new Set(
  everyEntry(({ cueContexts }) => cueContexts.contraryPrepositions).flatMap(([one, other]) => [
    `${one} ${other}`,
    `${other} ${one}`,
  ]),
);

/** The same noun behind a contrary preposition: "written for Ada" and "written by Ada", "to Lund" and "from Lund". */
export const matchPreposition: Matcher = ({ claim, evidence, pairing }) => {
  if (pairing.share < leastShared || claim.markers.particles.size > 0) return 'unknown';
  for (const [i, j] of pairing.there) {
    if (pairing.here.get(j) !== i) continue;
    const here = before(claim, i);
    const there = before(evidence, j);
    if (here && there && contrary.has(`${here.text} ${there.text}`)) return { kind: 'role', here, there };
  }
  return 'unknown';
};

const articles = everyWord(({ grammar, markers }) => [...grammar.articles, ...markers.definite]);

/** The preposition right before a word, or before its article. */
function before({ words, text, markers }: Statement, at: number) {
  const from = articles.has(words[at - 1]?.text ?? '') ? at - 2 : at - 1;
  const word = words[from];
  return word &&
    markers.prepositions.has(word.text) &&
    !/[.,;:()]/.test(text.slice(word.end, words[at]!.start))
    ? word
    : undefined;
}
