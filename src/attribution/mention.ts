import { anyPhrase, detectLanguage, wholePhrases } from '../lexicon/languages.ts';
import { readStatement, type Statement } from '../statements/statement.ts';
import { type ClauseMark, clauseMarks, clausesOf } from '../text/clauses.ts';
import type { Passage } from '../text/passage.ts';
import { overlaps, type Span } from '../text/span.ts';
import { unmark } from '../text/unmark.ts';
import { type Word, words } from '../text/words.ts';
import { isNumbered } from '../values/find/versions.ts';
import { findValues } from '../values/findValues.ts';
import type { Value } from '../values/value.ts';

/** A value where a text states it, with what it is said of: its words, its other values, and what stands above it. */
export interface Mention {
  readonly value: Value;
  /** Other values of its part of the text, which say when or where it holds. */
  readonly beside: readonly Value[];
  /** All other values of the text. */
  readonly others: readonly Value[];
  readonly statement: Statement;
  /** The part of the text that says what the value is of. */
  readonly part: Span;
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
  // Of a row it says what it is about.
  const firstCell =
    passage?.kind === 'tableRow' ? { start: 0, end: /^\s*\|?[^|]*/.exec(text)![0].length } : undefined;
  const above = words(trail.join(' ')).filter(({ stop }) => !stop);
  return values
    .filter((value) => !namesItsThing(value))
    .map((value) => {
      const part = partOf(statement, value, passage);
      const others = values.filter((other) => other !== value);
      return {
        value,
        beside: others.filter((other) => overlaps(part, other)),
        others,
        statement: { ...statement, content: contentIn(statement, firstCell ?? part) },
        part,
        above,
        passage,
      };
    });
}

/** "Room 7" is what something is said of, and Room 8 another thing. */
const namesItsThing = (value: Value): boolean => value.kind === 'version' && isNumbered(value.label ?? '');

/** Words from which on a part says what it is about. */
const fewestWords = 2;

const contentIn = ({ content, words: all }: Statement, part: Span): readonly number[] =>
  content.filter((at) => overlaps(part, all[at]!));

/**
 * In a sentence, what leads to the value and follows it up to the next pause, where that is enough: what comes behind only adds
 * something. A claim is of its clause alone; a place is of all that stands before as well, since "its battery" is that of the
 * camera before it.
 */
function partOf(statement: Statement, value: Value, passage: Passage | undefined): Span {
  const { text } = statement;
  const whole = { start: 0, end: text.length };
  if (passage?.kind === 'field' || passage?.kind === 'tableRow') return whole;
  const marks = clauseMarks(text);
  const isPause = (at: number) => marks.some(({ kind, end }) => kind === 'pause' && end === at);
  const starts = clausesOf(text).map(({ start }) => start);
  const lead = telling.exec(text)?.[0].length ?? 0;
  const start = Math.max(
    0,
    ...[lead, ...starts].filter((at) => at <= value.start && (!passage || at === lead || isPause(at))),
  );
  const end = marks.find((mark) => mark.start >= value.end && endsPart(mark, text))?.start ?? text.length;
  const part = { start, end };
  return contentIn(statement, part).length < fewestWords ? whole : part;
}

/** "The board was told that the …", "According to the board, …" */
const telling = new RegExp(
  `^[^,;:]*?(?<!\\p{L})(?:${anyPhrase(({ strength }) => strength.that)})\\s(?=(?:${anyPhrase(({ clauses }) => [...clauses.subjects, ...clauses.determiners])})\\s)|^[^,;:]*(?:${wholePhrases(({ strength }) => strength.said).source})[^,;:]*,\\s`,
  'iu',
);
const condition = new RegExp(
  `^(?:${anyPhrase(({ strength }) => [...strength.conditions, ...strength.onlyIf, ...strength.unless])})(?!\\p{L})`,
  'iu',
);
/** "And", "but", "because". */
const joins = new Set(['contrast', 'concession', 'coordination', 'continuation']);

function endsPart(mark: ClauseMark, text: string): boolean {
  if (mark.kind === 'word') return joins.has(mark.word);
  return mark.kind === 'pause' || (mark.kind === 'comma' && !condition.test(text.slice(mark.end)));
}
