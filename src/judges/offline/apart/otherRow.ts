import type { Span } from '../../../text/span.ts';
import { type Word, words } from '../../../text/words.ts';
import type { AnalysedPassage } from '../retrieval.ts';
import { siblingsOf } from '../siblings.ts';
import type { Backing } from './apartRule.ts';

/**
 * What stands in a row of a table other than the one that a claim names, in a column where that row has something else:
 * "the hearing test is done by Ben" for "| Blood test | Ben |" beside "| Hearing test | Ada |". Numbers are compared as
 * values.
 */
export function otherRow({ seen: { text, part, content }, main, reader }: Backing): Span | undefined {
  const claimed = new Set(words(text.slice(part.start, part.end)).map(({ stem }) => stem));
  const isSaid = (cell: readonly Word[]): boolean =>
    cell.length > 0 && cell.every(({ stem }) => claimed.has(stem));
  const rows = siblingsOf(main.passage, reader).map(cellsOf);
  const named = rows.filter(([head = []]) => isSaid(head));
  const [own] = named;
  if (!own || named.length > 1) return undefined;
  for (const row of rows) {
    if (row === own) continue;
    for (const [column, cell] of row.entries()) {
      const mine = own[column];
      if (column === 0 || mine === undefined || mine.length === 0) continue;
      if (!isSaid(cell) || isSaid(mine) || [...cell, ...mine].some(({ text }) => /\p{N}/u.test(text)))
        continue;
      const told = content.find(({ word }) => cell.some(({ stem }) => stem === word.stem));
      if (told) return told.word;
    }
  }
  return undefined;
}

/** The words of each cell that say something. */
const cellsOf = ({ text }: AnalysedPassage): readonly (readonly Word[])[] =>
  text
    .replace(/^\s*\||\|\s*$/gu, '')
    .split('|')
    .map((cell) => words(cell).filter(({ stop }) => !stop));
