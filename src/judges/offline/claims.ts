import type { Sentence } from '../../text/sentence.ts';
import type { Span } from '../../text/span.ts';

/** The claims of a sentence, as spans of the document. */
export function splitClaims(sentence: Sentence): readonly Span[] {
  const lead =
    /^\s*(?:[-*+\u2022\u2013]|\(?\d{1,3}[.)]|>)\s+(?:\[[ xX]\]\s+)?/.exec(sentence.text)?.[0].length ?? 0;
  return [{ start: sentence.start + lead, end: sentence.end }];
}
