import { headOf } from './lineHead.ts';

/** The line between the head of a table and its rows: "| --- | :-: |". Apart from other marks, for it needs no lexicon. */
export const isTableDelimiter = (line: string): boolean =>
  line.includes('-') && line.includes('|') && /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/.test(headOf(line));
