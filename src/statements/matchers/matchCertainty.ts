import { anyPhrase, everyWord, unspacedPhrases } from '../../lexicon/languages.ts';
import { contextWords } from '../cueContext.ts';
import type { Cue, CueKind } from '../cues.ts';
import type { Compared, Difference, Matcher } from '../matcher.ts';
import { clauseAround, contentAfter, contentBefore } from '../pairing.ts';
import type { Statement } from '../statement.ts';
import { copiedRuns } from './unspacedRivals.ts';

const rank = { possible: 0, advice: 0, planned: 1, future: 2 } as const;
type Certainty = keyof typeof rank;

interface Guarded {
  readonly certainty: Certainty;
  readonly cue: Cue;
  readonly of: readonly number[];
}

const isGuard = (kind: CueKind): kind is Certainty => kind in rank;

/** What is only possible, advised, planned or to come, with the words that it is said of. */
const guarded = (statement: Statement): readonly Guarded[] =>
  statement.cues.flatMap((cue) => {
    if (!isGuard(cue.kind)) return [];
    return isDenied(statement, cue) ? [] : [{ certainty: cue.kind, cue, of: verbBehind(statement, cue) }];
  });

/** The first words behind it: an adverb may stand before the verb; "possibly for display" says nothing of what was before. */
function verbBehind(statement: Statement, { start, end }: Cue): readonly number[] {
  if (statement.markers.headFinal) return contentBefore(statement, start, 2).toReversed();
  const of = contentAfter(statement, end, 2);
  const { words, markers } = statement;
  const between = words.filter((word) => word.start >= end && word.end <= (words[of[0]!]?.start ?? end));
  return between.some(({ text }) => markers.prepositions.has(text)) ? [] : of;
}

const isDenied = ({ denials }: Statement, { start, end }: Cue): boolean =>
  denials.some((denial) => denial.start >= start - 1 && denial.start <= end + 1);

/** Says for certain, or as done, what the evidence holds possible or plans. */
export const matchCertainty: Matcher = (compared) => {
  const { claim, evidence, pairing } = compared;
  const mine = claim.cues.filter(({ kind }) => isGuard(kind) || kind === 'permission');
  const theirs = guarded(evidence);
  for (const { certainty, cue, of } of theirs) {
    const [first, second] = of.map((one) => pairing.here.get(one));
    const at = first ?? (of[1] === of[0]! + 1 ? second : undefined);
    if (at === undefined || isNoun(claim, at) || isConditional(claim, at)) continue;
    const own = mine.map(({ kind }) => (kind === 'permission' ? 0 : rank[kind as Certainty]));
    const isSurer = own.every((level) => level > (certainty === 'planned' ? rank.future : rank[certainty]));
    if (own.length > 0 && !isSurer) continue;
    // What is to come may be told in the present; what is done may not.
    if ((certainty === 'future' || certainty === 'advice') && !isDone(claim, at)) continue;
    return { kind: 'certainty', here: own.length > 0 ? mine[0]! : claim.words[at]!, there: cue };
  }
  return (
    doneAlready(compared) ??
    held(compared) ??
    asIfReal(compared) ??
    notQuite(compared) ??
    (mine.length > 0 && theirs.length > 0 ? 'same' : 'unknown')
  );
};

/** Less of the claim in common, and it may tell what was instead. */
const leastOfUnreal = 0.75;
const supposing: ReadonlySet<CueKind> = new Set(['unreal', 'requirement', 'possible', 'planned']);

/** "The village was flooded" for "the village would have been flooded". */
function asIfReal({ claim, evidence, pairing }: Compared): Difference | undefined {
  const cue = evidence.cues.find(({ kind }) => kind === 'unreal');
  if (!cue || pairing.share < leastOfUnreal || claim.denials.length > 0) return undefined;
  const [first] = contentAfter(evidence, cue.end, 2).flatMap((at) => pairing.here.get(at) ?? []);
  return first === undefined || claim.cues.some(({ kind }) => supposing.has(kind))
    ? undefined
    : { kind: 'certainty', here: claim.words[first]!, there: cue };
}

/** "Ran out" for "almost ran out"; "almost 40" and "almost all" are amounts. */
function notQuite({ claim, evidence, pairing }: Compared): Difference | undefined {
  if (claim.cues.some(({ kind }) => kind === 'almost') || pairing.share < leastOfUnreal) return undefined;
  for (const cue of evidence.cues.filter(({ kind }) => kind === 'almost')) {
    const at = evidence.words.findIndex(({ start }) => start >= cue.end);
    const here = claim.words[pairing.here.get(at) ?? -1];
    const isAmount =
      numeral.test(evidence.words[at]?.text ?? '') ||
      evidence.cues.some(({ kind, start }) => kind === 'all' && start === evidence.words[at]?.start);
    if (here && !isAmount) return { kind: 'certainty', here, there: cue };
  }
  return undefined;
}

const numeral = new RegExp(`^(?:\\p{N}.*|${anyPhrase(({ numbers }) => numbers.cardinals.keys())})$`, 'u');

/** "Has already begun" for "is planned to begin next year", where words are not spaced and endings tell little. */
function doneAlready({ claim, evidence }: Compared): Difference | undefined {
  if (claim.markers.particles.size === 0 || claim.cues.some(({ kind }) => kind in rank)) return undefined;
  const already = alreadyDone.exec(claim.text);
  if (!already || alreadyDone.test(evidence.text)) return undefined;
  const run = copiedRuns(claim, evidence, leastRun)[0];
  const cue = evidence.cues.find(({ kind, start, end }) => {
    const clause = run && clauseAround(evidence, run.there.end - 1);
    return (
      (kind === 'planned' || kind === 'possible') && clause && start >= clause.start && end <= clause.end
    );
  });
  if (!cue) return undefined;
  const here = { start: already.index, end: already.index + already[0].length };
  return { kind: 'certainty', here, there: cue };
}

/** Signs in a row that tell that both speak of the same. */
const leastRun = 4;
const alreadyDone = new RegExp(
  unspacedPhrases(({ cueContexts }) => cueContexts.done),
  'u',
);

/** Says as a fact what somebody only suspects: "the company suspects that the outage was caused by a switch". */
function held({ claim, evidence, pairing }: Compared): Difference | undefined {
  if (claim.cues.some(({ kind }) => guards.has(kind))) return undefined;
  const paired = [...pairing.there.values()];
  for (const cue of evidence.cues) {
    if (cue.kind !== 'possible' && cue.kind !== 'planned') continue;
    if (!that.test(evidence.text.slice(cue.start, cue.end))) continue;
    const inside = paired.filter((at) => evidence.words[at]!.start > cue.end).length;
    if (inside >= 2 && inside >= mostHeld * paired.length)
      return { kind: 'certainty', here: { start: 0, end: claim.text.length }, there: cue };
  }
  return undefined;
}

const that = new RegExp(`\\s(?:${anyPhrase(({ strength }) => strength.that)})$`, 'u');
const mostHeld = 0.75;
const guards: ReadonlySet<CueKind> = new Set([
  'possible',
  'planned',
  'future',
  'permission',
  'saying',
  'accordingTo',
]);

/** "If the icon vanishes" says not that it does. */
const isConditional = ({ cues, words, text, markers }: Statement, at: number): boolean =>
  cues.some(({ kind, start, end }) => {
    if (kind !== 'requirement') return false;
    if (!markers.headFinal) return end <= words[at]!.start;
    return start >= words[at]!.end - 1 && !/[、。]/u.test(text.slice(words[at]!.end, start));
  });

/** "The software's benefits", "good to place": nothing is said to be so. */
const isNoun = ({ words, text }: Statement, at: number): boolean =>
  names.test(text.slice(Math.max(0, words[at]!.start - 8), words[at]!.start));
const names = new RegExp(`(?:['’]s|\\b(?:${contextWords(({ naming }) => naming)}))\\s$`, 'i');

/** "Has written", "opened"; "stays closed" is a state. */
const isDone = ({ words, text }: Statement, at: number): boolean =>
  done.test(text.slice(Math.max(0, words[at]!.start - 24), words[at]!.start)) ||
  (/ed$/.test(words[at]!.text) && !present.has(words[at - 1]?.text ?? ''));
const present = everyWord(({ grammar }) => grammar.presentLeads);
const done = new RegExp(`\\b(?:${contextWords((contexts) => contexts.done)})\\s(?:\\p{L}+\\s)?$`, 'iu');
