import { detectLanguage, lexiconOf, phrasesOf } from '../../lexicon/languages.ts';
import { overlaps, type Span } from '../../text/span.ts';
import { type Word, words } from '../../text/words.ts';
import { compareValues } from '../../values/compareValues.ts';
import { findValues } from '../../values/findValues.ts';
import type { Value } from '../../values/value.ts';
import { strengthCue, strengthWords } from './strengthCue.ts';

/**
 * Small words that say how far a statement goes: a claim that shares all others with its evidence says something else
 * where one of these is another, is missing or was added.
 */
export function goesFurther(claim: string, passage: string): boolean {
  return (
    obliges(claim, passage) ||
    saysOfMost(claim, passage) ||
    saysOfFew(claim, passage) ||
    isNearly(claim, passage) ||
    takesOut(claim, passage) ||
    turnsCondition(claim, passage) ||
    isOfRelative(claim, passage) ||
    hasHappened(claim, passage) ||
    movesDate(claim, passage) ||
    deniesUnspaced(claim, passage)
  );
}

/** Languages without spaces deny by a verb's ending, of which word for word comparison sees nothing. */
function deniesUnspaced(claim: string, passage: string): boolean {
  const lexicon = lexiconOf(detectLanguage(claim));
  if (lexicon.spaced || lexiconOf(detectLanguage(passage)) !== lexicon) return false;
  const said = stemsOf(claim);
  const shared = (clause: string) => [...stemsOf(clause)].filter((stem) => said.has(stem)).length;
  const clauses = passage.split(/[、。，,；;！？]/u).toSorted((a, b) => shared(b) - shared(a));
  const denies = (text: string) => phrasesOf(lexicon, lexicon.markers.denied).test(text);
  return denies(claim) !== denies(clauses[0] ?? '');
}

const word = (list: string, flags = 'iu'): RegExp => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, flags);

const obligation = strengthCue((strength) => strength.obliges);
/** In small letters: May is a month. */
const permission = word(
  `(?:${strengthWords(({ permits }) => permits)})(?!\\s?(?:${strengthWords(({ permitsNot }) => permitsNot)}))|${strengthWords(({ optional }) => optional)}`,
  'u',
);
const obliges = (claim: string, passage: string): boolean =>
  obligation.test(claim) && !obligation.test(passage) && permission.test(passage);

const majority = strengthCue((strength) => strength.majority);
const minority = strengthCue((strength) => strength.minority);
const many = strengthCue((strength) => strength.many);
const saysOfMost = (claim: string, passage: string): boolean =>
  majority.test(claim) && !many.test(passage) && !majority.test(passage) && minority.test(passage);

const few = strengthCue((strength) => strength.few);
/** "Few" for "most"; "some" is true of most, too. */
const saysOfFew = (claim: string, passage: string): boolean =>
  few.test(claim) && !few.test(passage) && majority.test(passage);

const near = new RegExp(
  `(?<!\\p{L})(?:${strengthWords(({ nearly }) => nearly)})\\s+(\\p{L}+)(?!\\p{L})`,
  'giu',
);
const nearlyAll = strengthCue((strength) => strength.nearlyAll);
/** "Almost sank" did not sink; an amount that is nearly so is compared as one. */
function isNearly(claim: string, passage: string): boolean {
  if (claim.search(near) >= 0) return false;
  const said = new Set(words(claim).map(({ stem }) => stem));
  return [...passage.matchAll(near)].some(([, next = '']) =>
    words(next).some(({ stem, stop }) => said.has(stem) && (!stop || nearlyAll.test(next))),
  );
}

const exception = new RegExp(
  `(?<!\\p{L})(?:${strengthWords(({ except }) => except)})(?!\\p{L})\\s*([^,.;()]*)`,
  'giu',
);
const limits = strengthCue((strength) => strength.limits);
function takesOut(claim: string, passage: string): boolean {
  const mine = claim.search(exception) >= 0;
  const theirs = [...passage.matchAll(exception)];
  if (mine) return theirs.length === 0 && !limits.test(passage);
  if (theirs.length === 0) return false;
  const rest = stemsOf(passage.replace(exception, ' '));
  const said = stemsOf(claim);
  return theirs.some(([, out = '']) => [...stemsOf(out)].some((stem) => said.has(stem) && !rest.has(stem)));
}

const unless = strengthCue((strength) => strength.unless);
const onlyIf = strengthCue((strength) => strength.onlyIf);
const turnsCondition = (claim: string, passage: string): boolean =>
  (unless.test(claim) && onlyIf.test(passage) && !unless.test(passage)) ||
  (unless.test(passage) && onlyIf.test(claim) && !unless.test(claim) && !limits.test(claim));

const relative = `(?:${strengthWords(({ relatives }) => relatives)})`;
const of = `(?:${strengthWords((strength) => strength.of)})`;
/** "Ingrid's brother", "the brother of Ingrid": somebody else than Ingrid. */
function isOfRelative(claim: string, passage: string): boolean {
  const found = [
    ...passage.matchAll(
      new RegExp(`(\\p{Lu}\\p{L}+)['’]s?\\s(?:\\p{Ll}+\\s){0,2}?(${relative})(?!\\p{L})`, 'gu'),
    ),
    ...passage.matchAll(
      new RegExp(
        `(?<person>(?<!\\p{L})${relative})\\s${of}\\s(?:\\p{Lu}\\p{L}+\\s)*(?<name>\\p{Lu}\\p{L}+)`,
        'gu',
      ),
    ),
  ].map((match) => ({
    name: match.groups?.name ?? match[1]!,
    person: match.groups?.person ?? match[2]!,
    text: match[0],
  }));
  return found.some(
    ({ name, person, text }) =>
      word(name, 'u').test(claim) &&
      !word(person).test(claim) &&
      !word(name, 'u').test(passage.replace(text, ' ')),
  );
}

const toBe = strengthWords((strength) => strength.toBe);
const toCome = new RegExp(
  `(?<!\\p{L})(?:${strengthWords((strength) => strength.toCome)})\\s(?:\\p{Ll}+ly\\s)?((?:${toBe})\\s)?(\\p{Ll}+)(?!\\p{L})`,
  'gu',
);
/** What is said to have happened, and is only to come. */
function hasHappened(claim: string, passage: string): boolean {
  const past = words(claim).filter(({ text }) => /ed$/.test(text));
  if (past.length === 0 || claim.search(toCome) >= 0) return false;
  const rest = stemsOf(passage.replace(toCome, ' '));
  return [...passage.matchAll(toCome)].some(([, passive, verb = '']) => {
    const [stem] = words(verb).map((one) => one.stem);
    const done = past.find((one) => one.stem === stem);
    if (!done || rest.has(done.stem)) return false;
    const before = claim.slice(0, done.start);
    return passive ? wasDone.test(before) : /(?:^|\p{L}\s|[,)]\s)$/u.test(before) && !noVerb.test(before);
  });
}
const wasDone = new RegExp(
  `(?<!\\p{L})(?:${strengthWords((strength) => strength.wasDone)})\\s(?:\\p{Ll}+\\s)?$`,
  'u',
);
const noVerb = new RegExp(`(?<!\\p{L})(?:${strengthWords((strength) => strength.noVerb)})\\s$`, 'iu');

type Side = 'before' | 'after' | 'at';
const dateArticles = strengthWords((strength) => strength.dateArticles);
const endsWith = (list: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${list})\\s(?:(?:${dateArticles})\\s)?$`, 'iu');
const sides: readonly (readonly [Side, RegExp])[] = [
  ['before', endsWith(strengthWords(({ dateBefore }) => dateBefore))],
  ['after', endsWith(strengthWords(({ dateAfter }) => dateAfter))],
  ['at', endsWith(strengthWords(({ dateAt }) => dateAt))],
];
const sideOf = (text: string, { start }: Span): Side | undefined =>
  sides.find(([, pattern]) => pattern.test(text.slice(0, start)))?.[0];

/** "Before May" where the passage has "in May", and the other way round. */
function movesDate(claim: string, passage: string): boolean {
  const there = findValues(passage).filter(({ kind }) => kind === 'date');
  return findValues(claim).some((date) => {
    const mine = date.kind === 'date' ? sideOf(claim, date) : undefined;
    if (mine === undefined) return false;
    const theirs = there
      .filter((other) => compareValues(date, other) === 'equal')
      .map((other) => sideOf(passage, other));
    return theirs.length > 0 && theirs.every((side) => side !== undefined && side !== mine);
  });
}

/**
 * Whether two values have changed places: each stands beside the other's word. "2 m deep and 40 m wide" is not
 * "40 m deep and 2 m wide".
 */
export function swapsValues(claim: string, passage: string): boolean {
  const [here, there] = [boundIn(claim), boundIn(passage)];
  /** Stands there beside another word, and another value beside its own. */
  const isMoved = (one: Bound) => {
    const same = there.filter((other) => compareValues(one.value, other.value) === 'equal');
    const others = there.filter((other) => compareValues(one.value, other.value) === 'clash');
    const isBeside = ({ beside }: Bound) => beside !== undefined && beside === one.beside;
    return same.length > 0 && !same.some(isBeside) && others.some(isBeside);
  };
  return here.filter(isMoved).length >= 2;
}

interface Bound {
  readonly value: Value;
  readonly beside: string | undefined;
}

/** Each value that is no name with the word that follows it in its clause. */
function boundIn(text: string): readonly Bound[] {
  const values = findValues(text).filter(({ kind }) => kind !== 'name' && kind !== 'switch');
  const all = words(text);
  return values.map((value) => {
    const next = all.find(
      (one: Word) => one.start >= value.end && !one.stop && !values.some((other) => overlaps(other, one)),
    );
    const isNear = next && !/[,;.]\s|\sand\s/u.test(text.slice(value.end, next.start));
    return { value, beside: isNear ? next.stem : undefined };
  });
}

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(words(text).flatMap(({ stem, stop }) => (stop ? [] : [stem])));
