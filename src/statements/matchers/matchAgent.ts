import type { Matcher } from '../matcher.ts';
import { contentAfter } from '../pairing.ts';
import type { Statement } from '../statement.ts';
import { isVerb } from './matchRole.ts';

/** Words of who does something. */
const mostNamed = 3;
/** Words between what is done and by whom: "was fitted in May by". */
const mostBetween = 4;

/** Somebody else does it: "fitted by our own engineers" for "fitted in May by a contractor". */
export const matchAgent: Matcher = ({ claim, evidence, pairing: { there, here } }) => {
  for (const mine of agentsIn(claim))
    for (const theirs of agentsIn(evidence)) {
      if (there.get(mine.done) !== theirs.done) continue;
      const isSame = mine.who.some((at) => there.has(at)) || theirs.who.some((at) => here.has(at));
      if (isSame || mine.who.length === 0 || theirs.who.length === 0) continue;
      return {
        kind: 'role',
        here: spanOf(claim, mine.who),
        there: spanOf(evidence, theirs.who),
      };
    }
  return 'unknown';
};

/** What is done and by whom, as positions of words. */
const agentsIn = (statement: Statement) =>
  statement.words.flatMap(({ text, end }, at) => {
    if (!statement.markers.agents.has(text)) return [];
    const done = statement.words.findLastIndex(
      (word, i) => i < at && at - i <= mostBetween && !word.stop && isVerb(statement, i),
    );
    const who = contentAfter(statement, end, mostNamed);
    const isCounted = /^\s*\p{N}/u.test(statement.text.slice(end));
    return done < 0 || isCounted ? [] : [{ done, who }];
  });

const spanOf = ({ words }: Statement, all: readonly number[]) => ({
  start: words[all[0]!]!.start,
  end: words[all.at(-1)!]!.end,
});
