import { everyWord } from '../../lexicon/languages.ts';
import type { CueKind } from '../cues.ts';
import type { Matcher } from '../matcher.ts';
import { copyOf, spanOfWords } from './copiedGaps.ts';

/** Less of the claim in one order, and it is no copy that something was put into. */
const leastCopied = 0.6;
/** "Or the passenger". */
const mostWords = 5;

const joins = everyWord(({ markers }) => markers.joins);

/** In a rule each item counts; in a story the next sentence may tell the other. */
const ruling: ReadonlySet<CueKind> = new Set([
  'obligation',
  'advice',
  'permission',
  'only',
  'requirement',
  'exception',
]);

/**
 * A copy of a rule with another item beside one of its own, of which the evidence has no word: "if the company or the
 * passenger cancels" for "if the company cancels". What comes at the end may be told in the next sentence.
 */
export const matchAddedItem: Matcher = (compared) => {
  const { claim, evidence } = compared;
  const { share, gaps } = copyOf(compared);
  if (share < leastCopied || !evidence.cues.some(({ kind }) => ruling.has(kind))) return 'unknown';
  for (const { here, there } of gaps.slice(0, -1)) {
    if (here.length < 2 || here.length > mostWords || there.some((at) => !evidence.words[at]!.stop)) continue;
    const [first, last] = [claim.words[here[0]!]!, claim.words[here.at(-1)!]!];
    if (!joins.has(first.text) && !joins.has(last.text)) continue;
    const added = here.filter((at) => !claim.words[at]!.stop);
    const isKnown = added.some((at) => evidence.words.some(({ stem }) => stem === claim.words[at]!.stem));
    if (added.length > 0 && !isKnown)
      return {
        kind: 'condition',
        here: spanOfWords(claim, here),
        there: { start: 0, end: evidence.text.length },
      };
  }
  return 'unknown';
};
