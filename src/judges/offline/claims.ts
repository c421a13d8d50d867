import { anyPhrase, unspacedPhrases } from '../../lexicon/languages.ts';
import { clauseMarks, clausesOf } from '../../text/clauses.ts';
import type { Sentence } from '../../text/passage.ts';
import type { Span } from '../../text/span.ts';
import { words } from '../../text/words.ts';
import { leadInLength } from '../shared/checkable.ts';

/** List mark, task box or quote mark before the words. */
const mark = /^\s*(?:(?:[-*+\u2022\u2013]|(?:\*\*|__)?\(?\d{1,3}[.)]|>)\s+(?:\[[ xX]\]\s+)?)?/;

const conjunction = anyPhrase(({ clauses }) => [
  ...clauses.contrast,
  ...clauses.coordination,
  ...clauses.continuation,
]);
const subject = anyPhrase(({ clauses }) =>
  [...clauses.subjects, ...clauses.determiners].filter((word) => !clauses.complement.has(word)),
);
/** A part that brings a subject of its own, behind its conjunction if it has one. */
const clauseSubject = new RegExp(
  `^(?:(?:${conjunction})\\s+)?(?:${subject}|\\p{Lu}[\\p{L}\\p{N}-]+)\\s`,
  'u',
);
const auxiliary = anyPhrase(({ grammar }) => grammar.auxiliaries);
const clauseVerb = new RegExp(
  String.raw`\s(?:${auxiliary}|${anyPhrase(({ grammar }) => grammar.plainAuxiliaries)}|\p{L}{2,}(?:ed|es)|\p{L}{3,}s)(?![\p{L}])`,
  'u',
);

/**
 * The claims of a sentence, as spans of the document. It is cut where both sides stand on their own: at semicolons and
 * before clauses with their own subject and verb. Parts that lean on the rest ("and was released in 1991") stay with
 * it: judged alone they lose what they are about, which cost more right verdicts than it won.
 */
export function splitClaims(sentence: Sentence): readonly Span[] {
  const marked = mark.exec(sentence.text)![0].length;
  const offset = sentence.start + marked + leadInLength(sentence.text.slice(marked));
  const text = sentence.text.slice(offset - sentence.start);
  const whole = sentence.kind === 'field' || sentence.kind === 'tableRow';
  const claims: Span[] = [];
  for (const clause of whole ? [{ start: 0, end: text.length }] : clausesOf(text)) {
    const before = claims.at(-1);
    if (before && !standsAlone(text, before, clause))
      claims[claims.length - 1] = { start: before.start, end: clause.end };
    else claims.push(clause);
  }
  return claims.map(({ start, end }) => ({ start: offset + start, end: offset + end }));
}

function standsAlone(text: string, before: Span, clause: Span): boolean {
  const part = text.slice(clause.start, clause.end);
  const earlier = text.slice(before.start, before.end);
  if (/\uFF0C\s*$/.test(earlier)) return !leans(earlier, part);
  if (/[;\uFF1B]\s*$/.test(earlier)) return true;
  return clauseVerb.test(` ${earlier}`) && clauseSubject.test(part) && clauseVerb.test(part);
}

const leaning = unspacedPhrases(({ clauses }) => clauses.leaning);
const leaningEnds = unspacedPhrases(({ clauses }) => clauses.leaningEnds);
/** Of the last clause, however many lean on it. */
const opensLeaning = new RegExp(`(?:^|\uFF0C)(?:${leaning})[^\uFF0C]*\uFF0C\\s*$`, 'u');
const endsLeaning = new RegExp(`(?:${leaningEnds})\uFF0C\\s*$`, 'u');
const limiting = new RegExp(
  unspacedPhrases(({ clauses }) => clauses.limiting),
  'u',
);

/** "If it rains," is said of what follows, "members are excepted" of what stands before. */
const leans = (earlier: string, part: string): boolean =>
  opensLeaning.test(earlier) || endsLeaning.test(earlier) || limiting.test(part);

const finite = anyPhrase(({ grammar }) => grammar.finiteForms);
const preposition = anyPhrase(({ grammar }) => grammar.predicatePrepositions);
const complement = String.raw`${anyPhrase(({ grammar }) => grammar.complements)}|\p{Sc}?\p{N}`;
/** A form that may be a noun too ("costs", "cats") is a verb where what it takes comes right behind it. */
const predicateVerb = String.raw`(?:(?:${auxiliary}|${finite})(?![\p{L}-])|\p{Ll}{2,}ed\s(?:${preposition}|${complement})|\p{Ll}{3,}s\s(?:${complement}))`;

const anyVerb = new RegExp(
  String.raw`\s(?:${auxiliary}|${finite}|\p{Ll}{2,}(?:ed|es)|\p{Ll}{3,}s)(?![\p{L}-])`,
  'u',
);

const sureVerb = new RegExp(String.raw`\s${predicateVerb}`, 'u');

const joint = anyPhrase(({ grammar }) => grammar.predicateJoins);
const adverb = anyPhrase(({ grammar }) => grammar.predicateAdverbs);
/** A second thing that is said of the same subject. */
const coordinated = new RegExp(String.raw`,?\s(?=(?:${joint})\s(?:(?:${adverb})\s)?${predicateVerb})`, 'gu');
const irregular = anyPhrase(({ grammar }) =>
  grammar.participleForms.flatMap((form) => [form, form[0]!.toUpperCase() + form.slice(1)]),
);
const participle = String.raw`(?:\p{L}\p{Ll}+ed|${irregular})\s(?:${preposition})\s`;
/** "Founded in 1995, the company …". */
const opening = new RegExp(
  String.raw`^(?!${anyPhrase(({ grammar }) => grammar.openingParticiples)})${participle}[^,;:]{2,80},\s`,
  'gu',
);
/** "The company, founded in 1995, employs …". */
const inserted = new RegExp(
  String.raw`^[^,;:]{2,60},\s${participle}[^,;:]{2,80},\s(?=(?:${auxiliary}|\p{Ll}+(?:ed|s))\s)`,
  'gu',
);

/**
 * The things that one claim says of its subject: "was founded in 1995", "and may open a branch". Spans of `text`, in
 * order and without gaps; one where it says a single thing. English only.
 */
export function predicatesOf(text: string): readonly Span[] {
  const endsOf = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(({ 0: cut, index }) => index + cut.length);
  const cuts = [
    ...endsOf(opening),
    ...endsOf(inserted),
    ...endsOf(coordinated).filter((end) => hasVerb(text.slice(0, end))),
  ];
  const parts: Span[] = [];
  let start = 0;
  for (const end of cuts.toSorted((a, b) => a - b))
    if (says(text.slice(start, end)) && says(text.slice(end))) {
      parts.push({ start, end });
      start = end;
    }
  return [...parts, { start, end: text.length }];
}

/** Whether the last clause of what stands before a conjunction is whole; its subject may be a list. */
function hasVerb(before: string): boolean {
  const clause = clauseMarks(before).findLast(
    (mark) =>
      mark.kind === 'word' &&
      mark.word !== 'coordination' &&
      mark.word !== 'continuation' &&
      mark.word !== 'addition',
  );
  return clause ? sureVerb.test(before.slice(clause.start)) : anyVerb.test(` ${before}`);
}

const says = (part: string): boolean => words(part).some(({ stop }) => !stop);
