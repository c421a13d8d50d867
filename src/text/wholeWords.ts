import { lazy } from '../base/lazy.ts';
import { contains, overlaps, type Span } from './span.ts';

const segmenter = lazy(() => new Intl.Segmenter(undefined, { granularity: 'word' }));

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * Found words as people read them: where words are not spaced, search cuts text into character pairs, many of which
 * begin in one word and end in the next. Those that lie within a word stand for it; the others only where there are
 * none of these, for all the words that they touch. Spans of spaced scripts stay as they are.
 */
export function wholeWords(text: string, found: readonly Span[]): readonly Span[] {
  const isPair = ({ start, end }: Span) => unspaced.test(text.slice(start, end));
  const pairs = found.filter(isPair);
  if (pairs.length === 0) return found;
  const all = wordSpans(text);
  const within = all.filter((word) => pairs.some((pair) => contains(word, pair)));
  const touched =
    within.length > 0 ? within : all.filter((word) => pairs.some((pair) => overlaps(word, pair)));
  return [...found.filter((span) => !isPair(span)), ...touched].toSorted((a, b) => a.start - b.start);
}

/** All words of a text, and what stands between them, in order. */
const wordSpans = (text: string): readonly Span[] =>
  [...segmenter().segment(text)].map(({ index, segment }) => ({ start: index, end: index + segment.length }));
