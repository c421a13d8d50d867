import { everyEntry } from '../../lexicon/languages.ts';
import { clausesOf } from '../../text/clauses.ts';
import { overlaps, type Span } from '../../text/span.ts';
import { wordSpans } from '../../text/wholeWords.ts';
import { areAntonyms, areConverses } from '../antonyms.ts';
import { contextWords } from '../cueContext.ts';
import type { Cue } from '../cues.ts';
import type { Answer, Compared, Difference, Matcher } from '../matcher.ts';
import { contentAfter, contentBefore } from '../pairing.ts';
import type { Statement } from '../statement.ts';
import { copyOf } from './copiedGaps.ts';
import { turnedBound } from './matchDeadline.ts';
import { signsInPlace } from './unspacedRivals.ts';

/** Less of the claim in common, and an opposite word says nothing. */
const leastShared = 0.4;

/** Has an opposite word in the place of the evidence's: "enabled" for "disabled". */
export const matchOpposite: Matcher = ({ claim, evidence, pairing }) => {
  const compared = { claim, evidence, pairing };
  const mine = claim.content.filter((at) => !pairing.there.has(at));
  const theirs = evidence.content.filter((at) => !pairing.here.has(at));
  for (const i of mine)
    for (const j of theirs) {
      const here = claim.words[i]!;
      const there = evidence.words[j]!;
      if (!areAntonyms(here.text, there.text) || !isWord(claim, i) || !isWord(evidence, j)) continue;
      if (isDenied(claim, i) !== isDenied(evidence, j))
        return { same: [here, denialBeside(claim, i) ?? here] };
      const others = Math.max(1, claim.content.length - mine.length) / Math.max(1, claim.content.length - 1);
      if (others < leastShared) continue;
      if (areConverses(here.text, there.text) && isTurned(here, there, compared)) return { same: [here] };
      // "Open from May" is "closed until May".
      const bound = turnedBound(compared);
      return bound ? { same: [here, bound.here] } : { kind: 'opposite', here, there };
    }
  return (
    exchanged(compared) ??
    inWord(compared) ??
    switched(compared) ??
    nearer(compared) ??
    inOtherClause(compared) ??
    'unknown'
  );
};

/** Words beside a verb that name who and what. */
const nearby = 5;

/** Who stands before the one word stands behind the other. */
function isTurned(here: Span, there: Span, { claim, evidence, pairing }: Compared): boolean {
  const own = [contentBefore(claim, here.start, nearby), contentAfter(claim, here.end, nearby)];
  const [before, after] = [
    contentBefore(evidence, there.start, nearby),
    contentAfter(evidence, there.end, nearby),
  ];
  const isIn = (some: readonly number[], places: readonly number[]) =>
    some.some((at) => places.includes(pairing.there.get(at) ?? -1));
  return isIn(own[0]!, after) && isIn(own[1]!, before);
}

/** Less of the claim in one order, and it is no copy. */
const leastCopied = 0.8;

/** A copy but for one word, a small one too: "above the line" for "below the line". */
function exchanged(compared: Compared): Difference | undefined {
  const { claim, evidence } = compared;
  const { share, gaps } = copyOf(compared);
  const [gap, ...more] = gaps.filter(({ here }) => here.length > 0);
  if (!gap || more.length > 0 || gap.here.length !== 1 || gap.there.length !== 1) return undefined;
  if (share < leastCopied && claim.words.length !== evidence.words.length) return undefined;
  if (claim.denials.length !== evidence.denials.length) return undefined;
  const [here, there] = [claim.words[gap.here[0]!]!, evidence.words[gap.there[0]!]!];
  return areAntonyms(here.text, there.text) || small.has(`${here.text} ${there.text}`)
    ? { kind: 'opposite', here, there }
    : undefined;
}

/** Signs beside one that tell that another in its place makes another word of the same one. */
const leastBeside = 4;

/** "Was raised" for "was lowered" where words are not spaced and one sign in them tells which. */
function inWord({ claim, evidence }: Compared): Difference | undefined {
  if (claim.markers.particles.size === 0) return undefined;
  const signOf = ({ text }: Statement, { start, end }: Span): string => text.slice(start, end);
  const turned = signsInPlace(claim, evidence, leastBeside).find(({ here, there }) => {
    const around = claim.text.slice(here.start - 1, here.end + 1);
    return small.has(`${signOf(claim, here)} ${signOf(evidence, there)}`) && !evidence.text.includes(around);
  });
  return turned && { kind: 'opposite', ...turned };
}

/** Small words that exclude each other only where nothing else differs. */
const small: ReadonlySet<string> = new Set(
  everyEntry(({ cueContexts }) => cueContexts.smallOpposites).flatMap(([one, other]) => [
    `${one} ${other}`,
    `${other} ${one}`,
  ]),
);

/** "Is on" and "is off", which are small words elsewhere. */
const state = new RegExp(
  `\\b(?:${contextWords(({ switchVerbs }) => switchVerbs)})\\s(${contextWords(({ switchStates }) => switchStates)})(?=\\s(?:${contextWords(({ switchEnds }) => switchEnds)})|[.,;]|$)`,
  'iu',
);

function switched({ claim, evidence }: Compared): Difference | undefined {
  const here = state.exec(claim.text);
  const there = state.exec(evidence.text);
  if (!here || !there || here[1]!.toLowerCase() === there[1]!.toLowerCase()) return undefined;
  const spanOf = ({ 0: all, index }: RegExpExecArray) => ({ start: index, end: index + all.length });
  return { kind: 'opposite', here: spanOf(here), there: spanOf(there) };
}

/** Both words stand in the evidence, and the opposite one stands by what the claim speaks of: "rejected the first, accepted the second". */
function nearer({ claim, evidence, pairing: { there, here } }: Compared): Difference | undefined {
  for (const [i, j] of there) {
    const place = claim.content.indexOf(i);
    const beside = [1, 2].flatMap((step) => there.get(claim.content[place + step] ?? -1) ?? []);
    if (beside.length === 0) continue;
    const far = (at: number) => Math.min(...beside.map((one) => Math.abs(one - at)));
    const rival = evidence.content.find(
      (at) =>
        !here.has(at) &&
        areAntonyms(claim.words[i]!.text, evidence.words[at]!.text) &&
        far(at) <= far(j) &&
        at < Math.min(...beside),
    );
    if (rival !== undefined && isDenied(claim, i) !== isDenied(evidence, rival)) continue;
    if (rival !== undefined && j > Math.max(...beside))
      return { kind: 'opposite', here: claim.words[i]!, there: evidence.words[rival]! };
  }
  return undefined;
}

/** The claim's word is said of something else: "allowed on the dock" for "forbidden on the dock but allowed on the pier". */
function inOtherClause({ claim, evidence, pairing }: Compared): Answer | undefined {
  const known = clausesOf(evidence.text);
  const clauses = known.length > 1 ? known : partedByComma(evidence.text);
  if (clauses.length < 2) return undefined;
  const clauseOf = (at: number) => clauses.findIndex(({ end }) => evidence.words[at]!.start < end);
  const stemsOf = (clause: number) =>
    new Set(evidence.content.filter((at) => clauseOf(at) === clause).map((at) => evidence.words[at]!.stem));
  for (const [i, j] of pairing.there) {
    const rival = evidence.content.find(
      (at) =>
        !pairing.here.has(at) &&
        clauseOf(at) !== clauseOf(j) &&
        areAntonyms(claim.words[i]!.text, evidence.words[at]!.text),
    );
    if (rival === undefined) continue;
    const [own, others] = [stemsOf(clauseOf(j)), stemsOf(clauseOf(rival))];
    const rest = claim.content.filter((at) => at !== i).map((at) => claim.words[at]!.stem);
    // What both are said of is named once.
    const subject = evidence.words[evidence.content[0]!]!.stem;
    const isOfRival = rest.some((stem) => stem !== subject && others.has(stem) && !own.has(stem));
    if (!isOfRival || rest.some((stem) => own.has(stem) && !others.has(stem))) continue;
    const [here, there] = [claim.words[i]!, evidence.words[rival]!];
    return isDeniedBeside(claim, i) === isDeniedBeside(evidence, rival)
      ? { kind: 'opposite', here, there }
      : { same: [here] };
  }
  return undefined;
}

/** The sides of an only comma: "the one is on, the other off". */
function partedByComma(text: string): readonly { readonly end: number }[] {
  const [comma, ...more] = [...text.matchAll(/,\s/gu)];
  return comma && more.length === 0 ? [{ end: comma.index }, { end: text.length }] : [];
}

/** "Forbidden" denies by itself; "not forbidden" does not. */
const isDeniedBeside = (statement: Statement, at: number): boolean =>
  denialBeside(statement, at) !== undefined ||
  statement.denials.some(
    ({ reaches, start, end }) => reaches.includes(at) && !overlaps(statement.words[at]!, { start, end }),
  );

const isDenied = (statement: Statement, at: number): boolean =>
  statement.denials.some(({ reaches }) => reaches.includes(at)) || denialBeside(statement, at) !== undefined;

/** What denies a word in a script without spaces. */
const denialBeside = ({ cues, words, text, markers }: Statement, at: number): Cue | undefined =>
  cues.find(({ kind, start, end }) => {
    if (kind !== 'denied') return false;
    const [from, to] = markers.headFinal ? [words[at]!.end, start] : [end, words[at]!.start];
    return (
      to >= from - 1 &&
      to - from <= nearDenial &&
      !/[、，。；]|[,;](?=\p{Script=Han})/u.test(text.slice(from, to))
    );
  });

/** Signs between them. */
const nearDenial = 3;

/** In scripts without spaces a pair of signs may end one word and begin another. */
const isWord = ({ text, words, markers }: Statement, at: number): boolean =>
  markers.particles.size === 0 || wordSpans(text).some(({ start }) => start === words[at]!.start);
