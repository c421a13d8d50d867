import { lexiconOf, phrasesOf } from '../../../lexicon/languages.ts';
import type { Span } from '../../../text/span.ts';
import type { Backing } from './apartRule.ts';

/** "The meeting decided to replace the labels" where somebody proposed it, and nobody decided. */
export function onlyProposed({ seen: { text, language }, main }: Backing): Span | undefined {
  const lexicon = lexiconOf(language);
  const { decided, proposed } = lexicon.markers;
  const [done] = text.matchAll(phrasesOf(lexicon, decided));
  const says = (phrases: typeof decided, where: string): boolean =>
    phrases.length > 0 && where.search(phrasesOf(lexicon, phrases)) >= 0;
  if (!done || decided.length === 0 || says(proposed, text)) return undefined;
  if (!says(proposed, main.text) || says(decided, main.text)) return undefined;
  return { start: done.index, end: done.index + done[0].length };
}
