import type { Span } from '../../text/span.ts';

/**
 * Sentences as the model was trained to be shown them. The product's own segmentation knows more languages and marks;
 * evidence must be cut as in training.
 */
export function evidenceSentences(text: string): readonly Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(ending)) {
    const end = index + mark.length;
    if (mark.startsWith('.') && end < text.length && isOpen(text.slice(start, index))) continue;
    spans.push({ start, end });
    start = end;
  }
  if (start < text.length) spans.push({ start, end: text.length });
  return spans.filter((span) => text.slice(span.start, span.end).trim() !== '');
}

/** The parts of a text between white space. */
export const wordsOf = (text: string): readonly string[] => text.match(/\S+/g) ?? [];

/** Most words of a unit; longer sentences come in pieces. */
const mostWords = 45;

/** A text in pieces of at most 45 words. */
export function cutLong(text: string): readonly string[] {
  const words = wordsOf(text);
  if (words.length <= mostWords) return [text];
  return Array.from({ length: Math.ceil(words.length / mostWords) }, (_, at) =>
    words.slice(at * mostWords, (at + 1) * mostWords).join(' '),
  );
}

const ending = /[.!?。！？]+["'”’)\]]*(?:\s+|$)|(?<=[a-z]{3})[.!?](?=[A-Z][a-z])/g;

/** Whether a full stop after these words ends an abbreviation, an initial or a list number rather than a sentence. */
function isOpen(before: string): boolean {
  const words = wordsOf(before);
  const last = (words.at(-1) ?? '').toLowerCase().replace(/^[("'“]+|[("'“]+$/g, '');
  return abbreviations.has(last) || /^\p{L}$/u.test(last) || (words.length === 1 && /^\p{Nd}+$/u.test(last));
}

const abbreviations: ReadonlySet<string> = new Set(
  `mr mrs ms dr prof st jr sr vs etc inc ltd co corp no nos fig figs eq al approx dept est gen gov hon lt col sgt
  capt sen rep rev jan feb mar apr jun jul aug sept sep oct nov dec e.g i.e u.s u.k u.n a.m p.m ph.d d.c cf ca pp p
  vol sec art para`.split(/\s+/),
);
