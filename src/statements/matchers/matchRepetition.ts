import type { Span } from '../../text/span.ts';
import type { Matcher } from '../matcher.ts';
import type { Statement } from '../statement.ts';

/** Less of the claim in common, and something else is repeated. */
const leastShared = 0.7;

/** How often something holds: "twice" for "once". */
export const matchRepetition: Matcher = ({ claim, evidence, pairing }) => {
  if (pairing.share < leastShared) return 'unknown';
  const mine = repetitions(claim);
  const theirs = repetitions(evidence);
  const [there] = theirs;
  if (!there) return 'unknown';
  const here = mine.find(({ times }) => !theirs.some((one) => one.times === times));
  if (here) return { kind: 'quantifier', here, there };
  return mine.length > 0 ? 'same' : 'unknown';
};

interface Repetition extends Span {
  readonly times: number;
}

const repetitions = ({ words, markers }: Statement): readonly Repetition[] =>
  words.flatMap(({ text, start, end }, at) => {
    const next = words[at + 1];
    const both = next && markers.repetitions.get(`${text} ${next.text}`);
    if (both !== undefined) return [{ times: both, start, end: next!.end }];
    const times = markers.repetitions.get(text);
    return times === undefined ? [] : [{ times, start, end }];
  });
