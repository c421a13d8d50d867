import { anyPhrase, everyEntry, everyWord, unspacedPhrases } from '../../lexicon/languages.ts';
import type { Span } from '../../text/span.ts';
import { findValues } from '../../values/findValues.ts';
import { contextWords } from '../cueContext.ts';
import type { CueKind } from '../cues.ts';
import type { Compared, Difference, Matcher } from '../matcher.ts';
import { contentAfter } from '../pairing.ts';
import type { Statement } from '../statement.ts';

type Amount = 'all' | 'most' | 'some' | 'few';
interface Quantified {
  readonly amount: Amount;
  readonly cue: Span;
  /** The words that it counts, nearest first. */
  readonly of: readonly number[];
}

const isAmount = (kind: CueKind): kind is Amount =>
  kind === 'all' || kind === 'most' || kind === 'some' || kind === 'few';

const quantified = (statement: Statement): readonly Quantified[] => [
  ...statement.cues.flatMap((cue) =>
    isAmount(cue.kind) && !isPartOfPhrase(statement.text, cue) && !isWithin(cue, statement.cues)
      ? [{ amount: cue.kind, cue, of: contentAfter(statement, cue.end, 2) }]
      : [],
  ),
  ...shares(statement),
  ...parts(statement),
];

/** "62 percent of customers" are most of them. */
const shares = (statement: Statement): readonly Quantified[] =>
  [...statement.text.matchAll(share)].map(({ 0: text, 1: number = '', index }) => {
    const percent = numberOf(number);
    const cue = { start: index, end: index + text.length };
    return {
      amount: percent >= 100 ? 'all' : percent > 50 ? 'most' : 'some',
      cue,
      of: contentAfter(statement, cue.end, 2),
    };
  });

const cardinals = new Map(everyEntry(({ numbers }) => numbers.cardinals));
const number = `\\d+|(?:\\p{L}+-)?(?:${anyPhrase(({ numbers }) => numbers.cardinals.keys())})`;

/** "Twenty-one" is the sum of its parts; NaN for what is no number. */
const numberOf = (text: string): number =>
  text
    .toLowerCase()
    .split('-')
    .reduce((sum, one) => sum + (cardinals.get(one) ?? Number(one.replace(',', '.'))), 0);
const share = new RegExp(
  `(?<![\\p{L}\\p{N}.,-])(\\d+(?:[.,]\\d+)?|${number})\\s?(?:%|${anyPhrase(({ measures }) => measures.percent)})\\s(?:${contextWords(({ shareOf }) => shareOf)})(?!\\p{L})`,
  'giu',
);

const part = new RegExp(
  `(?<![\\p{L}\\p{N}.,-])(${number})\\s(?:${contextWords(({ partsOf }) => partsOf)})\\s(${number})(?![\\p{L}\\p{N}.,])`,
  'giu',
);

/** "Two of eight clamps" are some of them. */
const parts = (statement: Statement): readonly Quantified[] =>
  [...statement.text.matchAll(part)].flatMap(
    ({ 0: text, 1: some = '', 2: all = '', index }): Quantified[] => {
      const [few, many] = [some, all].map(numberOf);
      if (!(few! < many!)) return [];
      const cue = { start: index, end: index + text.length };
      return [{ amount: few! * 2 > many! ? 'most' : 'some', cue, of: contentAfter(statement, cue.end, 2) }];
    },
  );

/** 部分 in 大部分. */
const isWithin = ({ start, end }: Span, all: readonly Span[]): boolean =>
  all.some((one) => one.start <= start && one.end >= end && one.end - one.start > end - start);

/** "Not all" is a denial, "all but" and "at all" are no amounts, nor is "both … and"; "the most" is a superlative. */
const isPartOfPhrase = (text: string, { start, end }: Span): boolean =>
  amountLead.test(text.slice(Math.max(0, start - 8), start)) || amountTail.test(text.slice(end, end + 8));
const amountLead = new RegExp(`\\b(?:${contextWords(({ amountLeads }) => amountLeads)})\\s$`, 'iu');
const amountTail = new RegExp(`^\\s(?:${contextWords(({ amountTails }) => amountTails)}|[\\d$€£])`, 'i');

/** "Rarely pays" is not "pays", if the rest is the same. */
const leastShared = 0.8;

/** Of how many something holds: all, most, some or few of them. */
export const matchQuantifier: Matcher = (compared) => {
  const { claim, evidence, pairing } = compared;
  const opened =
    openToAll(compared) ??
    allOfThese(compared) ??
    wholeForPart(compared) ??
    allForSome(compared) ??
    allForFewer(compared);
  if (opened) return opened;
  const mine = quantified(claim);
  const theirs = quantified(evidence);
  for (const one of theirs) {
    const [at] = one.of.flatMap((j) => pairing.here.get(j) ?? []);
    if (at === undefined) continue;
    const own = mine.find(({ of }) => of.includes(at));
    if (own && !mayStandFor(own.amount, one.amount))
      return { kind: 'quantifier', here: own.cue, there: one.cue };
    if (
      !own &&
      saysAll(claim, at, evidence.text.slice(one.cue.start, one.cue.end)) &&
      (one.amount === 'few' || one.amount === 'most' || one.amount === 'some')
    )
      return { kind: 'quantifier', here: claim.words[at]!, there: one.cue };
  }
  const seldom = mine.find(({ amount }) => amount === 'few');
  if (seldom && theirs.length === 0 && evidence.denials.length === 0 && pairing.share >= leastShared)
    return { kind: 'quantifier', here: seldom.cue, there: { start: 0, end: evidence.text.length } };
  return mine.length > 0 && theirs.length > 0 ? 'same' : 'unknown';
};

const whichever = new RegExp(
  `(?<!\\p{L})(?:${contextWords((contexts) => contexts.whichever)})\\s(?:\\p{L}+\\s)?$`,
  'iu',
);

/** "All six tasks are done" for "six tasks, of which four are done and two put off". */
function allForFewer({ claim, evidence }: Compared): Difference | undefined {
  const cue = claim.cues.find(({ kind }) => kind === 'all');
  if (!cue || evidence.cues.some(({ kind }) => kind === 'all')) return undefined;
  const [mine] = countsIn(claim.text);
  const theirs = mine ? countsIn(evidence.text).filter(({ noun }) => isCounted(noun!, mine.noun!)) : [];
  const whole = theirs.find(({ amount }) => mine && amount.low === mine.amount.low);
  const fewer = theirs.find((one) => whole && one.start > whole.end && one.amount.low < whole.amount.low);
  return fewer && { kind: 'quantifier', here: cue, there: fewer };
}

const restricting = new RegExp(
  `^\\s(?:${contextWords(({ restrictiveRelatives }) => restrictiveRelatives)})\\s`,
  'iu',
);

/** "All passengers board here" for "passengers who have a ticket board here": what tells which ones is left out. */
function allOfThese({ claim, evidence, pairing }: Compared): Difference | undefined {
  const whole = claim.cues.find(({ kind }) => kind === 'all');
  const same =
    whole &&
    evidence.cues.find((cue) => cue.kind === 'all' && quoted(evidence, cue) === quoted(claim, whole));
  // "Everyone who arrived before nine".
  if (
    whole &&
    same &&
    restricting.test(evidence.text.slice(same.end)) &&
    !restricting.test(claim.text.slice(whole.end))
  )
    return { kind: 'quantifier', here: whole, there: same };
  for (const cue of claim.cues) {
    const [of] = cue.kind === 'all' ? contentAfter(claim, cue.end, 1) : [];
    const at = of === undefined ? undefined : pairing.there.get(of);
    if (at === undefined || pairing.share < leastOfAll) continue;
    const noun = evidence.words[at]!;
    const lead = restricting.exec(evidence.text.slice(noun.end))?.[0];
    const [first] = lead === undefined ? [] : contentAfter(evidence, noun.end + lead.length, 1);
    const isAll = evidence.cues.some(({ kind, end }) => kind === 'all' && end <= noun.start);
    if (first !== undefined && !isAll && !pairing.here.has(first))
      return {
        kind: 'quantifier',
        here: cue,
        there: { start: noun.end + 1, end: evidence.words[first]!.end },
      };
  }
  return undefined;
}

const quoted = ({ text }: Statement, { start, end }: Span): string => text.slice(start, end).toLowerCase();

/** Less of the claim in common, and it may speak of others. */
const leastOfAll = 0.75;

/** 项 counts what 项任务 names. */
const isCounted = (a: string, b: string): boolean => a === b || (/^\p{Script=Han}/u.test(a) && a[0] === b[0]);

const countsIn = (text: string) =>
  findValues(text).flatMap((value) => (value.kind === 'number' && value.noun !== undefined ? [value] : []));

/** What "all" is said of, up to what tells of it. */
const noun =
  /^[の的]?(?<noun>[\p{Script=Han}\p{Script=Katakana}ー]{1,6}?)(?=[はがをもにでのと都均必应须需要可不]|$)/u;

/** Signs between a noun and "all" that is said of it. */
const nearby = 2;

/** "All shops" for "shops that use fire", where words are not spaced and what tells which ones stands before the noun. */
function allForSome({ claim, evidence }: Compared): Difference | undefined {
  if (claim.markers.particles.size === 0) return undefined;
  for (const cue of claim.cues) {
    const of = cue.kind === 'all' ? noun.exec(claim.text.slice(cue.end))?.groups?.noun : undefined;
    const at = of === undefined ? -1 : evidence.text.indexOf(of);
    const isTold = at > 0 && !/[\s\p{P}]/u.test(evidence.text[at - 1]!);
    const isAll = evidence.cues.some(
      ({ kind, start, end }) =>
        kind === 'all' && end >= at - nearby && start <= at + (of?.length ?? 0) + nearby,
    );
    if (isTold && !isAll && claim.text.split(of!).length === 2)
      return { kind: 'quantifier', here: cue, there: { start: at - 1, end: at + of!.length } };
  }
  return undefined;
}

const unspacedPart = new RegExp(
  `(?<![\\p{N}.,])(${number})[^\\p{N}，、。]{1,5}?(?:${unspacedPhrases(({ cueContexts }) => cueContexts.partsOf)})[^\\p{N}，、。]{0,2}(${number})`,
  'giu',
);

/** "182 members attended" for "64 of 182 members attended". */
function wholeForPart({ claim, evidence, pairing }: Compared): Difference | undefined {
  for (const found of [
    ...evidence.text.matchAll(part),
    ...[...evidence.text.matchAll(unspacedPart)].map((match) =>
      Object.assign(match, { 1: match[2], 2: match[1] }),
    ),
  ]) {
    const [some, all] = [found[1], found[2]].map((word) => wordOf(claim, word ?? ''));
    const there = { start: found.index, end: found.index + found[0].length };
    // What stands beside is the noun that both count; more than that tells what so many do.
    const does = claim.content.some((at) => {
      const other = pairing.there.get(at);
      if (other === undefined || /\p{N}/u.test(claim.words[at]!.text)) return false;
      const { start, end } = evidence.words[other]!;
      return end <= there.start || start >= there.end + nounLength;
    });
    if (all && !some && does && claim.text.search(part) < 0) return { kind: 'quantifier', here: all, there };
  }
  return undefined;
}

/** Characters of what is counted. */
const nounLength = 12;

/** The one word of a statement that is this number. */
const wordOf = ({ text }: Statement, number: string): Span | undefined => {
  const at = text.search(new RegExp(`(?<![\\p{N}.,])${number}(?![\\p{N}]|[.,]\\p{N})`, 'u'));
  return number === '' || at < 0 ? undefined : { start: at, end: at + number.length };
};

/** "Any doctor may renew it" for "only the doctor who prescribed it may". */
function openToAll({ claim, evidence, pairing }: Compared): Difference | undefined {
  if (claim.cues.some(({ kind }) => kind === 'only')) return undefined;
  for (const cue of evidence.cues) {
    if (cue.kind !== 'only') continue;
    const [of] = contentAfter(evidence, cue.end, 1);
    const at = of === undefined ? undefined : pairing.here.get(of);
    if (at === undefined) continue;
    const here = claim.words[at]!;
    if (whichever.test(claim.text.slice(0, here.start))) return { kind: 'quantifier', here, there: cue };
  }
  return undefined;
}

/** What holds of all holds of some, but not the other way round. */
function mayStandFor(claim: Amount, evidence: Amount): boolean {
  switch (evidence) {
    case 'all':
      return claim !== 'few';
    case 'most':
      return claim === 'most';
    case 'some':
      return claim === 'some' || claim === 'few';
    case 'few':
      return claim === 'few' || claim === 'some';
  }
}

const wholeArticles = everyWord(({ cueContexts }) => cueContexts.wholeArticles);

/** "The villages" are all of them; "villages" may be some. A count of its own says how many. */
function saysAll({ words }: Statement, at: number, rather: string): boolean {
  const before = words[at - 1];
  const isPlural = before?.text !== 'the' || /s$/.test(words[at]!.text) || /^half/i.test(rather);
  return before !== undefined && isPlural && wholeArticles.has(before.text);
}
