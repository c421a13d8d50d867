import { findSubjective } from '../../statements/tone.ts';
import type { Sentence } from '../../text/passage.ts';
import { overlaps, type Span } from '../../text/span.ts';
import { unmark } from '../../text/unmark.ts';
import { type Word, words } from '../../text/words.ts';
import { findNames } from '../../values/find/names.ts';
import { findValues, sharedValues } from '../../values/findValues.ts';
import type { NameValue, Value } from '../../values/value.ts';
import { matchDirection, matchOpposition, matchSwapped } from './matchClashes.ts';
import { matchValues } from './matchValues.ts';
import {
  bestWindows,
  type ContentWord,
  type ContextReader,
  type Coverage,
  candidates,
  contentWords,
} from './retrieval.ts';
import type { ValueMatch } from './valueMatch.ts';

/** A claim beside what the context holds about it. Offsets are into `text`, the claim's words without emphasis. */
export interface Observation {
  readonly text: string;
  /** Where a span of `text` stands in the output's document. */
  readonly inDocument: (span: Span) => Span;
  /** The part of `text` that is judged; the rest says what it is about. */
  readonly part: Span;
  readonly words: readonly Word[];
  readonly content: readonly ContentWord[];
  /** Best covering first; empty where the search found nothing. */
  readonly near: readonly Coverage[];
  readonly values: readonly ValueMatch[];
  readonly names: readonly NameValue[];
  /** Names that stand neither in the context nor in the question, under no alias that is known. */
  readonly missingNames: readonly NameValue[];
  /** Evaluative words: "leading", "historic". */
  readonly judgements: readonly Span[];
  /** BM25 score of the best hit. */
  readonly searchScore: number;
  readonly question: Question;
}

/** What the question brought in: it silences alarms and supports nothing. */
export interface Question {
  readonly stems: ReadonlySet<string>;
  readonly values: readonly Value[];
}

export const readQuestion = (text: string): Question => ({
  stems: new Set(words(text).map(({ stem }) => stem)),
  values: findValues(text),
});

/** Looks a claim up in the context: everything that the decision rests on. `span` is in the output's document. */
export function observe(
  sentence: Sentence,
  span: Span,
  reader: ContextReader,
  question: Question,
): Observation {
  const marked = sentence.text.slice(span.start - sentence.start, span.end - sentence.start);
  const { text, original } = unmark(marked);
  const inDocument = (part: Span): Span => {
    const { start, end } = original(part);
    return { start: span.start + start, end: span.start + end };
  };
  const all = words(text);
  const written = contentWords(text, all, reader);
  const hits = reader.index.searchNow(text, candidates);
  const whole = sentence.text === marked ? text : unmark(sentence.text).text;
  const said = reader.fields.findings(whole);
  const fields = reader.fields
    .findings(text)
    .filter((one) =>
      said.some((other) => other.passage === one.passage && other.agreement === one.agreement),
    );
  const stated = sharedValues(findValues(text), findValues(whole));
  const proposed = bestWindows(hits, written, reader, 1);
  const compared = matchValues(text, stated, written, proposed, fields, reader, question.values);
  const values = [
    ...compared,
    ...matchSwapped(compared, written),
    ...matchDirection(text, compared, written, proposed, reader),
    ...matchOpposition(text, written, proposed),
  ];
  const content = settle(written, values);
  const near = bestWindows(hits, content, reader, 1);
  const names = findNames(text);
  const missingNames = names.filter(
    (one) =>
      !reader.knowsName(one.name) &&
      !words(one.name).every(({ stem }) => question.stems.has(stem)) &&
      !values.some(({ how, value }) => how === 'agrees' && overlaps(value, one)),
  );
  return {
    text,
    inDocument,
    part: { start: 0, end: text.length },
    words: all,
    content,
    near,
    values,
    names,
    missingNames,
    judgements: findSubjective(text),
    searchScore: hits[0]?.score ?? 0,
    question,
  };
}

/** Words of values that the context states near the claim count as found, however it writes them. */
const settle = (content: readonly ContentWord[], values: readonly ValueMatch[]): readonly ContentWord[] =>
  content.map((one) =>
    values.some(({ how, value }) => (how === 'agrees' || how === 'derived') && overlaps(value, one.word))
      ? { ...one, settled: true }
      : one,
  );
