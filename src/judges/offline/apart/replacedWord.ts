import { copyOf } from '../../../statements/matchers/copiedGaps.ts';
import { sameMeaning } from '../../../statements/statement.ts';
import type { Span } from '../../../text/span.ts';
import type { Backing } from './apartRule.ts';
import { isRestOfName } from './nameApart.ts';

/** Less of the claim in one order, and it is no copy. */
const leastCopied = 0.8;
/** Letters that forms of one word begin with. */
const sharedLetters = 4;
/** "Has" for "offers": short words say little, and pairs of signs are no words. */
const short = /^[\p{Script=Latin}'’]{1,3}$|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * A copy with one word in the place of another: "because of a flood" for "because of a drought". Who rewords a sentence
 * seldom leaves all but one word of it, and the context does not tell that both mean the same.
 */
export function replacedWord({ seen, main }: Backing): Span | undefined {
  const read = seen.readings(seen.part).find(({ at, isRelated }) => isRelated && at === main);
  if (!read) return undefined;
  const { compared } = read;
  const { claim, evidence } = compared;
  const { share, gaps, there: laid } = copyOf(compared);
  if (share < leastCopied) return undefined;
  const known = new Set(evidence.words.map(({ stem }) => stem));
  for (const { here, there } of gaps) {
    const [mine, ...more] = here.filter((at) => !claim.words[at]!.stop);
    const [other, ...others] = there.filter((at) => !evidence.words[at]!.stop);
    if (mine === undefined || other === undefined || more.length > 0 || others.length > 0) continue;
    const isFlanked = laid.has(here[0]! - 1) && laid.has(here.at(-1)! + 1);
    const [a, b] = [claim.words[mine]!, evidence.words[other]!];
    const labels = /^\s?\p{N}/u.test(claim.text.slice(a.end));
    if (labels || short.test(a.text) || short.test(b.text)) continue;
    if (!isFlanked || known.has(a.stem) || sameMeaning(a.stem, b.stem) || /\p{N}/u.test(a.text + b.text))
      continue;
    if (isRestOfName(a, seen, main)) continue;
    if (a.text.slice(0, sharedLetters) === b.text.slice(0, sharedLetters)) continue;
    return { start: a.start, end: a.end };
  }
  return undefined;
}
