import { lexiconOf, phrasesOf } from '../../lexicon/languages.ts';
import type { Span } from '../../text/span.ts';
import type { Observation } from './observation.ts';
import type { AnalysedPassage } from './retrieval.ts';

/** "Has already asked for it" where the passage has only what is "not yet" so. */
export function notYet({ text, language }: Observation, main: AnalysedPassage): Span | undefined {
  const lexicon = lexiconOf(language);
  const [already, pending] = [lexicon.markers.already, lexicon.markers.notYet].map((phrases) =>
    phrasesOf(lexicon, phrases),
  );
  const [done] = text.matchAll(already!);
  const isPending = main.text.search(pending!) >= 0;
  if (!done || !isPending || text.search(pending!) >= 0 || main.text.search(already!) >= 0) return undefined;
  return { start: done.index, end: done.index + done[0].length };
}
