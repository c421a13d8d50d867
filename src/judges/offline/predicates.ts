import type { Span } from '../../text/span.ts';
import { words } from '../../text/words.ts';

const auxiliary =
  'is|are|was|were|has|have|had|will|would|can|cannot|could|may|might|must|shall|should|does|did';
/** Forms that are hardly ever nouns. */
const finite =
  'became|began|belongs|built|came|consists|contains|employs|fell|focuses|gave|goes|grew|held|holds|includes|keeps|led|lies|lost|made|makes|operates|owns|produces|provides|remains|requires|rose|runs|sells|serves|sold|speciali[sz]es|takes|took|went|won|wrote';
const preposition = 'as|at|between|by|during|for|from|in|into|of|on|over|since|through|to|under|until|with';
const complement = String.raw`the|an?|its|his|her|their|all|about|almost|around|exactly|just|more|nearly|only|over|roughly|up|\p{Sc}?\p{N}`;
/** A form that may be a noun too ("costs", "cats") is a verb where what it takes comes right behind it. */
const verb = String.raw`(?:(?:${auxiliary}|${finite})(?![\p{L}-])|\p{Ll}{2,}ed\s(?:${preposition}|${complement})|\p{Ll}{3,}s\s(?:${complement}))`;

/** What begins a clause of its own, whose subject may be a list: "said that cats and dogs are banned". */
const clauseStart =
  /(?<![\p{L}])(?:that|which|who|whose|where|when|if|because|while|since|although|though)\s/gu;
const anyVerb = new RegExp(
  String.raw`\s(?:${auxiliary}|${finite}|\p{Ll}{2,}(?:ed|es)|\p{Ll}{3,}s)(?![\p{L}-])`,
  'u',
);

const sureVerb = new RegExp(String.raw`\s${verb}`, 'u');

/** A second thing that is said of the same subject. */
const coordinated = new RegExp(
  String.raw`,?\s(?=(?:and|but)\s(?:(?:also|then|now|still|later|possibly|probably|\p{Ll}+ly)\s)?${verb})`,
  'gu',
);
const participle = String.raw`(?:\p{L}\p{Ll}+ed|[Kk]nown|[Bb]orn|[Bb]uilt|[Ww]ritten|[Hh]eld)\s(?:${preposition})\s`;
/** "Founded in 1995, the company …". */
const opening = new RegExp(
  String.raw`^(?!Based|Compared|Combined|Related|Provided)${participle}[^,;:]{2,80},\s`,
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

/** Whether the last clause of what stands before a conjunction is whole. */
function hasVerb(before: string): boolean {
  const clause = [...before.matchAll(clauseStart)].at(-1);
  return clause ? sureVerb.test(before.slice(clause.index)) : anyVerb.test(` ${before}`);
}

const says = (part: string): boolean => words(part).some(({ stop }) => !stop);
