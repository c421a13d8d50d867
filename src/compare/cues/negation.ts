import type { Span } from '../value.ts';

export interface Negation extends Span {
  /** What it denies: up to the end of the clause, or back to its start for "… is not available". */
  readonly scope: Span;
}

const forward =
  /(?<![\p{L}])(?:(?:not|never)(?!\s(?:only|just|merely|necessarily|least|to\smention))|cannot|(?:do|does|did|is|are|was|were|has|have|had|ca|could|wo|would|should|must|need)n['’]t(?!\s(?:only|just))|no(?!\s(?:doubt|matter|one's|wonder|later|less|fewer|more\sthan)|\.|,)|none|neither|nor|nobody|nothing|nowhere|without|lack(?:s|ed|ing)?(?:\sof)?|absence\sof|fail(?:s|ed|ing)?\sto|unable\sto|refus(?:es|ed|ing)?\sto|den(?:y|ies|ied)|rather\sthan|instead\sof|nicht|kein(?:e|en|er|em|es)?|ohne|nie|sans|aucun(?:e)?|jamais|nunca|sin)(?![\p{L}])/giu;
const backward =
  /(?<![\p{L}])(?:(?:is|are|was|were|be|been|being)\s(?:not|no\slonger)|(?:is|are|was|were)n['’]t|not)\s(?:currently\s|yet\s)?(?:available|possible|an?\soption|\p{L}{3,}ed|given|shown|known|taken|sold)(?![\p{L}])|(?<![\p{L}])(?:unavailable|prohibited|forbidden|nonexistent|absent)(?![\p{L}])/giu;
const clauseEnd =
  /[.;:!?。！？\n()]|(?<![\p{L}])(?:but|except|however|although|though|while|whereas|because|yet|aber|mais|pero)(?![\p{L}])|,\s(?=(?:it|they|the|there|this|that|we|you|he|she)\s)|,\s(?:and|so)\s(?:also\s)?(?:it|they|he|she|we|there|the|its|their|you|is|are|was|were|has|have|offers?|provides?|includes?|features?|serves?|accepts?|takes?)(?![\p{L}])/giu;

/** Where a text denies something, and how far the denial reaches. */
export function findNegations(text: string): Negation[] {
  const ends = [...text.matchAll(clauseEnd)].map(({ index }) => index);
  const back = [...text.matchAll(backward)].map((match): Negation => {
    const start = match.index;
    const end = start + match[0].length;
    return { start, end, scope: { start: lastBefore(ends, start), end } };
  });
  const cues = [...text.matchAll(forward)];
  const ahead = cues.map((match, at): Negation => {
    const start = match.index;
    const end = start + match[0].length;
    const next = cues[at + 1]?.index ?? text.length;
    return { start, end, scope: { start, end: firstFrom(ends, end, next) } };
  });
  return [...ahead, ...back].sort((a, b) => a.start - b.start);
}

export const isDenied = (span: Span, negations: readonly Negation[]): boolean =>
  negations.some(({ scope }) => scope.start <= span.start && span.end <= scope.end);

/** The first clause end from `at` on, or the next denial, which has a scope of its own. */
function firstFrom(sorted: readonly number[], at: number, next: number): number {
  return Math.min(sorted.find((end) => end >= at) ?? next, next);
}

function lastBefore(sorted: readonly number[], at: number): number {
  return sorted.findLast((end) => end < at) ?? 0;
}
