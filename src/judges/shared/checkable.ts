import type { SkipKind } from '../../check/types.ts';
import { anyPhrase, everyEntry } from '../../lexicon/languages.ts';
import type { Sentence } from '../../text/passage.ts';
import { asserts, assertsAfterAll } from './assertion.ts';

const aboutAnswer = everyEntry(({ answers }) => answers.about);
const offers = everyEntry(({ answers }) => answers.offers);
const findings = everyEntry(({ answers }) => answers.findings);
const leadIns = everyEntry(({ answers }) => answers.leadIns);
const told = everyEntry(({ answers }) => answers.told);
const imperative = new RegExp(`^(?:${anyPhrase(({ answers }) => answers.imperatives)})\\b`, 'i');
const tag = new RegExp(`^(.+),\\s(?:${anyPhrase(({ answers }) => answers.tags)})\\?$`, 'iu');

const isOneOf = (forms: readonly RegExp[], text: string): boolean => forms.some((form) => form.test(text));

/** Length of what stands before the statement of a sentence and is none itself; 0 where it begins at once. */
export const leadInLength = (text: string): number =>
  leadIns.map((pattern) => pattern.exec(text)?.[0].length ?? 0).find((length) => length > 0) ?? 0;

/** Why a sentence holds no checkable claim, or `undefined` where it may hold one. */
export function whyNotCheckable(sentence: Sentence): SkipKind | undefined {
  const structure = structuralKind(sentence);
  if (structure) return structure;
  const all = plain(sentence.text);
  const text = all.slice(leadInLength(all));
  if (!/\p{L}|\p{N}/u.test(text)) return 'quotedMarkup';
  const why = asideKind(text, isOneOf(told, all));
  return why !== undefined && !whatFollows(text).some(isStatement) ? why : undefined;
}

/** What a sentence is that states nothing by itself: a title, or code. A title that says that something is so is none. */
export function structuralKind({ kind, text }: Sentence): 'heading' | 'code' | undefined {
  if (kind === 'code') return 'code';
  return kind === 'heading' && !asserts(plain(text)) ? 'heading' : undefined;
}

const isStatement = (part: string): boolean => asserts(part) && asideKind(part, false) === undefined;

/** The parts behind a semicolon, colon or dash: a request may go before a statement. */
const whatFollows = (text: string): readonly string[] =>
  text
    .split(/[;；]\s*|:\s+|\s[\u2013\u2014-]\s|\u2014/u)
    .slice(1)
    .filter((part) => !/[?？]$/.test(part));

/** @param isTold whether it asks only whether somebody knows what it says */
function asideKind(text: string, isTold: boolean): SkipKind | undefined {
  if (/^\(?\d{1,3}[.)]$/.test(text)) return 'fragment';
  if (/[?\uFF1F]["')\]\u201D]*$/.test(text)) return isTold || tag.test(text) ? undefined : 'question';
  if (isOneOf(aboutAnswer, text)) return amount.test(text) ? undefined : 'aboutAnswer';
  // Nobody offers a number of things that were found.
  if (isOneOf(offers, text) && !isOneOf(findings, text)) return 'offer';
  if (isLeadIn(text)) return 'fragment';
  if (imperative.test(text) && !/\d/.test(text) && !assertsAfterAll(text)) return 'command';
  if (isLabel(text)) return 'fragment';
  return undefined;
}

/** "Below are the 900 people whom it killed": more than one counts off in an answer, no year and no length of one. */
const amount = new RegExp(
  `(?<![\\p{N}.,])(?!(?:19|20)\\d{2}(?![\\p{N},]))(?:\\d{3,}|\\d{1,3}(?:[.,]\\d{3})+)(?!\\d|\\s(?:${anyPhrase(({ answers }) => answers.lengths)})\\b)|\\d\\s?%|\\p{Sc}\\s?\\d`,
  'u',
);

/** Without list marks, emphasis and quotes around it. */
const plain = (text: string): string =>
  text
    .replace(/^\s*(?:[-*+\u2022\u2013]|\(?\d{1,3}[.)]|#+|>)\s+/, '')
    .replace(/[*_`]+/g, '')
    .replace(/\u2019/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

/** "The steps are:", "Ingredients:" introduce what follows; "The mayor resigned:" states something first. */
const isLeadIn = (text: string): boolean =>
  /[:\uFF1A]$/.test(text) && text.split(/\s+/).length <= 14 && !asserts(text);

/** A word or two without a verb cannot be true or false. Scripts without spaces are let through. */
const isLabel = (text: string): boolean =>
  /^[\p{Script=Latin}\s.,'()-]+$/u.test(text) && text.split(/\s+/).length <= 1;
