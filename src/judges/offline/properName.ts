import { type Language, lexiconOf } from '../../lexicon/languages.ts';
import { overlaps, type Span } from '../../text/span.ts';
import type { Coverage } from './retrieval.ts';

/** A claim's text, and the windows of the context that are near it. */
interface NamedIn {
  readonly text: string;
  readonly language: Language;
  readonly near: readonly Coverage[];
}

/**
 * Where every noun has a capital, what the context lacks of a name is one only beside another capital, behind a
 * preposition, or with more than one capital or a digit in it: "Jasmin Kröll", "aus Brennau", "die ABC GmbH".
 */
export function isProperName({ start, end }: Span, { text, language, near }: NamedIn): boolean {
  const { capitalNouns, prepositions } = lexiconOf(language).markers;
  if (!capitalNouns) return true;
  const lacking = near[0]?.missing.filter(({ word }) => overlaps(word, { start, end })) ?? [];
  return lacking.some(({ word }) => {
    const written = text.slice(word.start, word.end);
    if (/\p{L}.*\p{Lu}|\d/u.test(written)) return true;
    const [before = ''] = /[\p{L}\p{M}.]+(?=\s$)/u.exec(text.slice(0, word.start)) ?? [];
    const opens = text.startsWith(before) && before !== '' && text.slice(0, word.start).trim() === before;
    const isBeside = (/^\p{Lu}/u.test(before) && !opens) || /^\s\p{Lu}/u.test(text.slice(word.end));
    return isBeside || prepositions.has(before.toLowerCase());
  });
}
