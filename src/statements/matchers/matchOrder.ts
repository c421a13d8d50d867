import { anyPhrase } from '../../lexicon/languages.ts';
import type { CueKind } from '../cues.ts';
import type { Compared, Difference, Matcher } from '../matcher.ts';
import { contentAfter, contentIn, partAround } from '../pairing.ts';
import type { Statement } from '../statement.ts';
import { calendarWord } from './exchangedPhrases.ts';
import { type Joined, joints, laidOn } from './joints.ts';

const kinds: ReadonlySet<CueKind> = new Set(['before', 'after']);

/** Which comes first: "before the move" and "after the move", "A before B" and "B before A". */
export const matchOrder: Matcher = (compared) => {
  const turned = inTurn(compared);
  if (turned) return turned;
  const theirs = joints(compared.evidence, kinds);
  for (const mine of joints(compared.claim, kinds))
    for (const other of theirs) {
      const lie = isSameObject(mine, other, compared) ? 'straight' : laidOn(mine, other, compared);
      if (!lie) continue;
      return (lie === 'straight') === (mine.cue.kind === other.cue.kind)
        ? { same: [mine.cue] }
        : { kind: 'order', here: mine.cue, there: other.cue };
    }
  return endsThen(compared) ?? 'unknown';
};

/** "Encrypted after it is sent" for "encrypted before it is sent", whatever else the claim says. */
export function turnedOrder(compared: Compared): Difference | undefined {
  const { there } = compared.pairing;
  for (const mine of joints(compared.claim, kinds))
    for (const other of joints(compared.evidence, kinds)) {
      const isSame =
        other.sub.length > 0 && other.sub.every((at) => mine.sub.some((one) => there.get(one) === at));
      const isSaidOf = mine.main.some((at) => other.main.includes(there.get(at) ?? -1));
      if (
        isSame &&
        isSaidOf &&
        mine.cue.kind !== other.cue.kind &&
        laidOn(mine, other, compared) === 'straight'
      )
        return { kind: 'order', here: mine.cue, there: other.cue };
    }
  return undefined;
}

/** Less of the claim in common, and it may tell of something else at that time. */
const leastShared = 0.75;

/** Of which the claim says itself that it ends or begins then. */
const bounds: ReadonlySet<CueKind> = new Set([...kinds, 'until', 'expiries']);

/** "Closes in May" for "closes until May": what lasts until then does not happen then. */
function endsThen({ claim, evidence, pairing }: Compared): Difference | undefined {
  const isBound = claim.cues.some(({ kind }) => bounds.has(kind));
  if (isBound || pairing.share < leastShared) return undefined;
  for (const cue of evidence.cues) {
    if (cue.kind !== 'until') continue;
    const { definite, prepositions } = claim.markers;
    // Months may be small words: "May".
    const end = evidence.words.find(({ start, text }) => start >= cue.end && !definite.has(text));
    const here = claim.words.find(
      ({ text }, at) => text === end?.text && prepositions.has(claim.words[at - 1]?.text ?? ''),
    );
    if (here && isTime(here.text)) return { kind: 'order', here, there: cue };
  }
  return undefined;
}

const isTime = (word: string): boolean => /\d/.test(word) || calendarWord.test(word);

/** "First the gate, then the doors" for "first the doors, then the gate". */
function inTurn({ claim, evidence }: Compared): Difference | undefined {
  const [mine, theirs] = [turnsOf(claim), turnsOf(evidence)];
  if (!mine || !theirs) return undefined;
  // "An hour later": how much later stands right before the word.
  const last = mine.first.at(-1);
  const isLater = last !== undefined && last === theirs.first.at(-1);
  const [own, other] = [mine, theirs].map(({ first }) => (isLater ? first.slice(0, -1) : first));
  const meets = (some: readonly string[], others: readonly string[], rest: readonly string[]): boolean =>
    some.some((stem) => others.includes(stem) && !rest.includes(stem));
  const isStraight = meets(mine.next, theirs.next, other!);
  const isTurned = meets(own!, theirs.next, other!) && meets(mine.next, other!, theirs.next);
  return isTurned && !isStraight ? { kind: 'order', here: mine.at, there: theirs.at } : undefined;
}

/** What a statement tells to come first, and what next, as stems. */
function turnsOf(statement: Statement) {
  const { cues, text, words } = statement;
  const head = cues.find(({ kind }) => kind === 'first');
  const next = cues.find(({ kind, start }) => kind === 'next' && start >= (head?.end ?? 0));
  if (!next) return undefined;
  // "Five in Spain, then three": what comes first needs no word for that.
  const from = head?.end ?? partAround(statement, next.start).start;
  const stemsIn = (start: number, end: number): readonly string[] =>
    contentIn(statement, { start, end }).flatMap((one) => {
      const { stem, text: word } = words[one]!;
      return numeral.test(word) ? [] : [stem];
    });
  return { at: head ?? next, first: stemsIn(from, next.start), next: stemsIn(next.end, text.length) };
}

const numeral = new RegExp(`^(?:\\p{N}+|${anyPhrase(({ numbers }) => numbers.cardinals.keys())})$`, 'u');

/** Words behind "before" and "after" by which they are said of one thing. */
const fewestWords = 2;

/** "Before the last attempt" and "after the last attempt", whatever stands before and behind. */
function isSameObject(mine: Joined, theirs: Joined, { claim, evidence, pairing }: Compared): boolean {
  const own = contentAfter(claim, mine.cue.end, fewestWords);
  const other = contentAfter(evidence, theirs.cue.end, fewestWords);
  const isLaid = own.length === fewestWords && own.every((at, i) => pairing.there.get(at) === other[i]);
  return isLaid && mine.main.some((at) => pairing.there.has(at) && !own.includes(at));
}
