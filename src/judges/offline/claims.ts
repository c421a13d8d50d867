import type { Sentence } from '../../text/sentence.ts';
import type { Span } from '../../text/span.ts';
import { clausesOf } from './clauses.ts';

/** List mark, task box or quote mark before the words. */
const mark = /^\s*(?:(?:[-*+\u2022\u2013]|\(?\d{1,3}[.)]|>)\s+(?:\[[ xX]\]\s+)?)?/;

/** A part that brings a subject of its own, behind its conjunction if it has one. */
const subject =
  /^(?:(?:and|but|or|so|yet|while|whereas|und|aber|et|mais|y|pero)\s+)?(?:he|she|it|they|we|you|I|this|these|those|there|the|an?|its|their|his|her|our|all|both|each|most|some|no|one|\p{Lu}[\p{L}\p{N}-]+)\s/u;
const verb =
  /\s(?:is|are|was|were|be|has|have|had|will|would|can|cannot|could|may|might|must|should|does|do|did|\p{L}{2,}(?:ed|es)|\p{L}{3,}s)(?![\p{L}])/u;

/**
 * The claims of a sentence, as spans of the document. It is cut where both sides stand on their own: at semicolons and
 * before clauses with their own subject and verb. Parts that lean on the rest ("and was released in 1991") stay with
 * it: judged alone they lose what they are about, which cost more right verdicts than it won.
 */
export function splitClaims(sentence: Sentence): readonly Span[] {
  const offset = sentence.start + mark.exec(sentence.text)![0].length;
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
  if (/[;\uFF1B\uFF0C]\s*$/.test(earlier)) return true;
  return verb.test(` ${earlier}`) && subject.test(part) && verb.test(part);
}
