import type { Span } from '../../text/span.ts';
import type { Matcher } from '../matcher.ts';
import { contentAfter, contentBefore } from '../pairing.ts';
import type { Statement } from '../statement.ts';
import { isVerb } from './matchRole.ts';

/** Words of who does something. */
const mostNamed = 3;
/** Words between what is done and by whom: "was fitted in May by". */
const mostBetween = 4;

/** Somebody else does it: "fitted by our own engineers" for "fitted in May by a contractor". */
export const matchAgent: Matcher = ({ claim, evidence, pairing: { there, here } }) => {
  const [own, other] = [doneToDoer(claim, evidence, there), doneToDoer(evidence, claim, here)];
  if (own) return { kind: 'role', here: own.passive, there: own.active };
  if (other) return { kind: 'role', here: other.active, there: other.passive };
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

/** "The firm was bought by its rival" for "the firm bought its rival": who did it stands where it was done to. */
function doneToDoer(
  passive: Statement,
  active: Statement,
  map: ReadonlyMap<number, number>,
): { readonly passive: Span; readonly active: Span } | undefined {
  // "The film directed by Ada" is passive, too.
  if (agentsIn(active).length > 0) return undefined;
  for (const { done, who } of agentsIn(passive)) {
    const verb = map.get(done);
    if (verb === undefined || isPassive(active, verb)) continue;
    const { start, end } = active.words[verb]!;
    const before = contentBefore(active, start, mostNamed);
    const after = contentAfter(active, end, mostNamed);
    const subject = contentBefore(passive, passive.words[done]!.start, mostNamed);
    const isIn = (some: readonly number[], places: readonly number[]) =>
      some.some((at) => places.includes(map.get(at) ?? -1));
    const doer = who.slice(0, 1);
    const isTurned =
      isIn(doer, after) && !isIn(doer, before) && isIn(subject, before) && !isIn(subject, after);
    if (isTurned) return { passive: spanOf(passive, who), active: active.words[verb]! };
  }
  return undefined;
}

const isPassive = ({ words, markers }: Statement, verb: number): boolean =>
  words.slice(Math.max(0, verb - mostBetween), verb).some(({ text }) => markers.passives.has(text));

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
