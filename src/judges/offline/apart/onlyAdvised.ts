import { lexiconOf, phrasesOf } from '../../../lexicon/languages.ts';
import type { Cue } from '../../../statements/cues.ts';
import { readStatement } from '../../../statements/statement.ts';
import { statementOf } from '../evidenceReading.ts';
import type { Backing } from './apartRule.ts';
import { tellingPassages } from './tellingPassages.ts';

/** "Must keep a reserve" where nobody does more than recommend it. */
export function onlyAdvised({ seen, best, main }: Backing): Cue | undefined {
  const { text, language } = seen;
  const lexicon = lexiconOf(language);
  const claim = readStatement(text, language);
  const bound = claim.cues.find(({ kind }) => kind === 'obligation');
  if (!bound || claim.denials.length > 0 || claim.cues.some(({ kind }) => kind === 'advice'))
    return undefined;
  const telling = tellingPassages(seen, best, main);
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
