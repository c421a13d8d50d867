import { lexiconOf } from '../../../lexicon/languages.ts';
import { overlaps, type Span } from '../../../text/span.ts';
import { words } from '../../../text/words.ts';
import type { Backing } from './apartRule.ts';

/** Small words that may stand between what is done and who does it: "by the". */
const mostBetween = 3;

/**
 * Somebody of whom neither the passage nor a heading above it knows anything, behind a word that the context has nowhere:
 * "employed by Berg". The rest of the claim may be said of others.
 */
export function doneByOther({ seen, main, reader }: Backing): Span | undefined {
  const { language, names, words: all, content } = seen;
  const { prepositions, capitalNouns } = lexiconOf(language).markers;
  if (capitalNouns) return undefined;
  return names.find((name) => {
    const own = words(name.name).filter(({ stop }) => !stop);
    if (own.length === 0 || own.some(({ stem }) => main.stems.has(stem))) return false;
    const head = all.findIndex((word) => overlaps(word, name));
    let at = head - 1;
    let isLed = false;
    while (at >= 0 && all[at]!.stop && head - at <= mostBetween) {
      isLed ||= prepositions.has(all[at]!.text);
      at--;
    }
    const before = content.find(({ word }) => word.start === all[at]?.start);
    return isLed && before !== undefined && !before.settled && !reader.has(before.word.stem);
  });
}
