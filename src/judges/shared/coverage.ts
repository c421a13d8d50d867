import { anyPhrase, everyWord } from '../../lexicon/languages.ts';
import { findNegations } from '../../statements/polarity.ts';
import { clausesOf } from '../../text/clauses.ts';
import { contains, overlaps, type Span } from '../../text/span.ts';
import { type Word, words } from '../../text/words.ts';
import { compareValues } from '../../values/compareValues.ts';
import { findNames } from '../../values/find/names.ts';
import { findValues } from '../../values/findValues.ts';
import { predicatesOf } from '../offline/claims.ts';

const joining = everyWord(({ evidence }) => evidence.joining);
const quantifier = new RegExp(
  `(?<!\\p{L})(?:${anyPhrase(({ evidence }) => evidence.quantifiers)})(?!\\p{L})`,
  'giu',
);

const telling = (text: string): readonly Word[] =>
  words(text).filter(({ stop, text: word }) => !stop && !joining.has(word));

/**
 * The stretches of a sentence that no claim speaks of although they state something: a number, a name or a negation,
 * a predicate, or any word behind the beginning of the first claim (before it stands their common subject).
 * @param claims spans of `text`
 */
export function leftOut(text: string, claims: readonly Span[]): readonly Span[] {
  const first = Math.min(...claims.map(({ start }) => start));
  const covers = (span: Span) => claims.some((claim) => contains(claim, span));
  const said = telling(text);
  const left = [
    ...findValues(text).flatMap(({ kind, start, end }) =>
      kind === 'switch' ? [] : [digitsOf(text, start, end)],
    ),
    ...findNames(text).filter(({ name, start }) => /\s/.test(name) || /\p{L}/u.test(text.slice(0, start))),
    ...findNegations(text),
    ...[...text.matchAll(quantifier)].map(({ 0: word, index }) => ({
      start: index,
      end: index + word.length,
    })),
    ...said.filter(({ start }) => start > first || isAside(text.slice(0, first), start)),
    ...statementsOf(text).filter((part) => isUntouched(part, said, claims)),
  ].filter((span) => !covers(span));
  return gapsBetween(text, claims).filter((gap) => left.some((span) => overlaps(span, gap)));
}

const isUntouched = (part: Span, said: readonly Span[], claims: readonly Span[]): boolean =>
  said.some((word) => contains(part, word)) && !claims.some((claim) => overlaps(claim, part));

/** Whether a word before the first claim is no part of its subject: "Having closed, it", "The depot, closed," */
function isAside(lead: string, at: number): boolean {
  const [comma, ...more] = [...lead.matchAll(/[,，、]/gu)].map(({ index }) => index);
  if (comma === undefined || at >= lead.length) return false;
  return at > comma || (more.length === 0 && telling(lead.slice(comma)).length === 0);
}

/** A unit may stand outside of a claim's words, the number may not. */
function digitsOf(text: string, start: number, end: number): Span {
  const [digits] = /\p{N}(?:.*\p{N})?/su.exec(text.slice(start, end)) ?? [];
  const at = digits === undefined ? start : text.indexOf(digits, start);
  return { start: at, end: at + (digits ?? text.slice(start, end)).length };
}

const statementsOf = (text: string): readonly Span[] =>
  clausesOf(text).flatMap(({ start, end }) =>
    predicatesOf(text.slice(start, end)).map((part) => ({
      start: start + part.start,
      end: start + part.end,
    })),
  );

/** Whether a claim is a sentence's subject alone, of which nothing is said: a name counts as no statement. */
export function isBareSubject(text: string, { start, end }: Span): boolean {
  if (telling(text.slice(0, start)).length > 0 || telling(text.slice(end)).length === 0) return false;
  const claim = text.slice(start, end);
  const names = findNames(claim);
  const said = telling(claim);
  return said.length > 0 && said.every((word) => names.some((name) => contains(name, word)));
}

/** Whether a claim has function words alone, and what is said stands around it: "It has". */
export const saysNothing = (text: string, { start, end }: Span): boolean =>
  telling(text.slice(start, end)).length === 0 &&
  findValues(text.slice(start, end)).length === 0 &&
  telling(`${text.slice(0, start)} ${text.slice(end)}`).length > 0;

/** What lies between the claims, without white space and punctuation around it. */
function gapsBetween(text: string, claims: readonly Span[]): readonly Span[] {
  const gaps: Span[] = [];
  let from = 0;
  for (const { start, end } of [
    ...claims.toSorted((a, b) => a.start - b.start),
    { start: text.length, end: text.length },
  ]) {
    const [lead = ''] = /^[^\p{L}\p{N}]*/u.exec(text.slice(from, start)) ?? [];
    const [tail = ''] = /[^\p{L}\p{N}]*$/u.exec(text.slice(from + lead.length, start)) ?? [];
    const gap = { start: from + lead.length, end: start - tail.length };
    if (gap.start < gap.end) gaps.push(gap);
    from = Math.max(from, end);
  }
  return gaps;
}

/** Whether a claim that was put in other words still says what its words in the sentence say. */
export function keepsSubstance(original: string, reworded: string): boolean {
  const there = [...findValues(reworded), ...findNames(reworded)];
  const stems = new Set(words(reworded).map(({ stem }) => stem));
  const has = (text: string) => words(text).every(({ stem }) => stems.has(stem));
  const values = [...findValues(original), ...findNames(original).filter(({ start }) => start > 0)];
  const lost = values.some(
    (value) => !has(value.text) && !there.some((other) => compareValues(value, other) === 'equal'),
  );
  const said = telling(original);
  const kept = said.filter(({ stem }) => stems.has(stem)).length;
  const denies = (text: string) => findNegations(text).length > 0;
  return !lost && kept * 2 >= said.length && denies(original) === denies(reworded);
}
