import { lexiconOf, phrasesOf } from '../../lexicon/languages.ts';
import type { Cue } from '../../statements/cues.ts';
import { readStatement } from '../../statements/statement.ts';
import { statementOf } from './evidenceReading.ts';
import type { Observation } from './observation.ts';
import type { AnalysedPassage, Coverage } from './retrieval.ts';

/** Words of the claim by which a passage next to the main one tells of the same. */
const fewestShared = 2;

/** "Must keep a reserve" where nobody does more than recommend it. */
export function onlyAdvised(
  { text, language, content }: Observation,
  { window }: Coverage,
  main: AnalysedPassage,
): Cue | undefined {
  const lexicon = lexiconOf(language);
  const claim = readStatement(text, language);
  const bound = claim.cues.find(({ kind }) => kind === 'obligation');
  if (!bound || claim.denials.length > 0 || claim.cues.some(({ kind }) => kind === 'advice'))
    return undefined;
  const shared = ({ stems }: AnalysedPassage): number =>
    content.filter(({ word }) => stems.has(word.stem)).length;
  const telling = [main, ...window.passages.filter((at) => at !== main && shared(at) >= fewestShared)];
  const cues = telling.map((at) => statementOf(at, language).cues);
  const advised = phrasesOf(
    lexicon,
    lexicon.cueContexts.advised.map((start) => `${start}\\p{L}*`),
  );
  const isBound = cues.some((own) => own.some((cue) => cue.kind === 'obligation' && !isDenied(cue, own)));
  return !isBound && telling.some((at) => at.text.search(advised) >= 0) ? bound : undefined;
}

/** "Is no duty", where what denies it stands behind. */
const isDenied = ({ end }: Cue, cues: readonly Cue[]): boolean =>
  cues.some(({ kind, start }) => kind === 'denied' && start >= end && start - end <= nearby);
const nearby = 4;
