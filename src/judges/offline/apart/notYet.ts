import { lexiconOf, phrasesOf } from '../../../lexicon/languages.ts';
import type { Span } from '../../../text/span.ts';
import { statementOf } from '../evidenceReading.ts';
import type { AnalysedPassage } from '../retrieval.ts';
import type { Backing } from './apartRule.ts';
import { tellingPassages } from './tellingPassages.ts';

/** "Has already asked for it" where the context has only what is "not yet" so, or planned. */
export function notYet({ seen, best, main }: Backing): Span | undefined {
  const { text, language } = seen;
  const lexicon = lexiconOf(language);
  const [already, pending] = [lexicon.markers.already, lexicon.markers.notYet].map((phrases) =>
    phrasesOf(lexicon, phrases),
  );
  const [done] = text.matchAll(already!);
  const telling = tellingPassages(seen, best, main);
  const isPlanned = (at: AnalysedPassage): boolean =>
    statementOf(at, language).cues.some(({ kind }) => kind === 'planned');
  const isPending = telling.some((at) => at.text.search(pending!) >= 0 || isPlanned(at));
  const isDone = telling.some((at) => at.text.search(already!) >= 0);
  if (!done || !isPending || isDone || text.search(pending!) >= 0) return undefined;
  return { start: done.index, end: done.index + done[0].length };
}
