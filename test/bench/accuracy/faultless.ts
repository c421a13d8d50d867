import type { TextOutcome } from './textOutcome.ts';
import { squiggles } from './textOutcome.ts';

/** Squiggles per 1,000 words of texts in which nothing is wrong. */
export function squigglesPerThousandWords(
  texts: readonly { readonly text: string; readonly outcome: TextOutcome }[],
): number {
  const words = texts.reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0);
  const raised = texts.reduce((sum, { outcome }) => sum + squiggles(outcome).length, 0);
  return (1000 * raised) / words;
}
