import type { Span } from './span.ts';

/** Finds `quote` in `text`; normalised matching follows. */
export function locateQuote(text: string, quote: string): Span | undefined {
  const start = text.indexOf(quote);
  return quote.length > 0 && start >= 0 ? { start, end: start + quote.length } : undefined;
}
