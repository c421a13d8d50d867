import { everyWord, lexiconOf } from '../../../lexicon/languages.ts';
import { findCues } from '../../../statements/cues.ts';
import type { Span } from '../../../text/span.ts';
import type { Backing } from './apartRule.ts';

const denied = everyWord(({ fields }) => [...fields.no, ...fields.off, ...fields.absent]);

/**
 * The head of a column of which a claim says something, where the cell of its row says that there is none: "the library
 * has a lift" for "| Library | no |" under "Lift". Only where words are not spaced, for there the head stands in the
 * claim as it is.
 */
export function deniedCell({ seen, main }: Backing): Span | undefined {
  const { text, language, part } = seen;
  const { text: row, passage } = main;
  const lexicon = lexiconOf(language);
  const head = passage.trail.at(-1);
  if (lexicon.spaced || passage.kind !== 'tableRow' || head === undefined) return undefined;
  const claim = text.slice(part.start, part.end);
  if (findCues(claim, lexicon).some(({ kind }) => kind === 'denied' || kind === 'exception'))
    return undefined;
  const cells = cellsOf(row);
  if (!claim.includes(cells[0] ?? '')) return undefined;
  for (const [at, name] of cellsOf(head).entries()) {
    const start = name.length > 1 && denied.has(cells[at] ?? '') ? claim.indexOf(name) : -1;
    if (start >= 0) return { start: part.start + start, end: part.start + start + name.length };
  }
  return undefined;
}

const cellsOf = (row: string): readonly string[] =>
  row
    .replace(/^\s*\||\|\s*$/gu, '')
    .split('|')
    .map((cell) => cell.trim().toLowerCase());
