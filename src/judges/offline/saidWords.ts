import type { FlagValue, Span } from '../../compare/value.ts';

/** Words of a text as a value: what stands against its opposite, where no number or date does. */
export function saidWords(text: string, { start, end }: Span): FlagValue {
  const words = text.slice(start, end);
  return { kind: 'flag', key: words, on: true, text: words, start, end, before: [], after: [] };
}
