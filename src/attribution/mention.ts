import { detectLanguage } from '../lexicon/languages.ts';
import { readStatement, type Statement } from '../statements/statement.ts';
import { clausesOf } from '../text/clauses.ts';
import type { Passage } from '../text/passage.ts';
import { overlaps } from '../text/span.ts';
import { unmark } from '../text/unmark.ts';
import { type Word, words } from '../text/words.ts';
import { isNumbered } from '../values/find/versions.ts';
import { findValues } from '../values/findValues.ts';
import type { Value } from '../values/value.ts';

/** A value where a text states it, with what it is said of: its words, its other values, and what stands above it. */
export interface Mention {
  readonly value: Value;
  readonly beside: readonly Value[];
  readonly statement: Statement;
  /** Words of headings, of the head of a table and of the path of a field. */
  readonly above: readonly Word[];
  readonly passage?: Passage;
}

/** All values of a passage or claim that can differ from others; names are what they are said of. */
export function mentionsIn(marked: string, passage?: Passage): readonly Mention[] {
  const { text } = unmark(marked);
  const header = passage?.kind === 'tableRow' ? passage.trail.at(-1) : undefined;
  const values = findValues(text, header === undefined ? {} : { header }).filter(
    ({ kind }) => kind !== 'switch' && kind !== 'name' && kind !== 'ordinal',
  );
  if (values.length === 0) return [];
  const read = readStatement(text, detectLanguage(text));
  const isOwn = (at: number) => !values.some((value) => overlaps(value, read.words[at]!));
  const statement = { ...read, content: read.content.filter(isOwn) };
  const trail = passage?.trail ?? [];
  const above = words(trail.join(' ')).filter(({ stop }) => !stop);
  return values
    .filter((value) => !namesItsThing(value))
    .map((value) => ({
      value,
      beside: values.filter((other) => other !== value),
      statement: about(statement, value, passage),
      above,
      passage,
    }));
}

/** "Room 7" is what something is said of, and Room 8 another thing. */
const namesItsThing = (value: Value): boolean => value.kind === 'version' && isNumbered(value.label ?? '');

/** Words from which on a clause says what it is about. */
const fewestWords = 2;

export const clauseOf = (text: string, value: Value): readonly [start: number, end: number] => {
  const own = clausesOf(text).find(({ start, end }) => start <= value.start && value.end <= end);
  return own ? [own.start, own.end] : [0, text.length];
};

/** Of a row its first cell says what it is about, and of a claim the clause of the value, where that is enough. */
function about(statement: Statement, value: Value, passage: Passage | undefined): Statement {
  const { text, words: all, content } = statement;
  if (passage && passage.kind !== 'tableRow') return statement;
  const [start, end] = passage ? [0, /^\s*\|?[^|]*/.exec(text)![0].length] : clauseOf(text, value);
  const said = content.filter((at) => overlaps({ start, end }, all[at]!));
  return !passage && said.length < fewestWords ? statement : { ...statement, content: said };
}
