import { readStatement, type Statement } from '../../../statements/statement.ts';
import type { Span } from '../../../text/span.ts';
import { statementOf } from '../evidenceReading.ts';
import type { Backing } from './apartRule.ts';

/** Fewer words of a denial in a claim do not tell what it denies. */
const leastDenied = 2;

/**
 * What the passage beside the main one adds to a claim, and denies: "the discount also applies to spare parts" for "members
 * get a discount. The discount does not apply to spare parts."
 */
export function deniedInPart({ seen, best: { window }, main }: Backing): Span | undefined {
  const { text, language, content } = seen;
  const added = content.filter(({ word, settled }) => !settled && !main.stems.has(word.stem));
  if (added.length < leastDenied || isTurned(readStatement(text, language))) return undefined;
  for (const passage of window.passages) {
    if (passage === main || passage.passage.kind === 'heading') continue;
    const { words, denials } = statementOf(passage, language);
    for (const { reaches, end } of denials) {
      // A frequent verb counts where it stands right behind: "does not apply".
      const next = words.findIndex(({ start }) => start >= end);
      const stems = new Set([next, ...reaches].map((at) => words[at]?.stem));
      const denied = added.filter(({ word }) => stems.has(word.stem));
      if (denied.length >= leastDenied) return denied.at(-1)!.word;
    }
  }
  return undefined;
}

/** A claim that denies, restricts or leaves something out may say what the passage does. */
const isTurned = ({ denials, cues }: Statement): boolean =>
  denials.length > 0 ||
  cues.some(({ kind }) => kind === 'exception' || kind === 'only' || kind === 'few' || kind === 'denied');
