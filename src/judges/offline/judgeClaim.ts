import type { Judged } from '../../check/judge.ts';
import { findNames } from '../../compare/find/names.ts';
import { findValues } from '../../compare/findValues.ts';
import type { Value } from '../../compare/value.ts';
import type { Sentence } from '../../text/sentence.ts';
import type { Span } from '../../text/span.ts';
import { words } from '../../text/words.ts';
import { bestWindows, candidates, contentWords } from './coverage.ts';
import { decide } from './decide.ts';
import { measure } from './features.ts';
import { matchValues } from './matchValues.ts';
import type { Observation } from './observation.ts';
import type { ContextReader } from './reader.ts';

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
  const text = sentence.text.slice(span.start - sentence.start, span.end - sentence.start);
  const all = words(text);
  const content = contentWords(all, reader);
  const hits = reader.index.search(text, candidates);
  const near = bestWindows(hits, content, reader, 1);
  const fields = reader.fields.findings(text);
  const values = matchValues(text, content, near, fields, reader, question.values);
  const names = findNames(text);
  const missingNames = names.filter(
    ({ name }) => !reader.knowsName(name) && !words(name).every(({ stem }) => question.stems.has(stem)),
  );
  return {
    text,
    words: all,
    content,
    near,
    values,
    names,
    missingNames,
    searchScore: hits[0]?.score ?? 0,
    question,
  };
}

export function judgeClaim(
  sentence: Sentence,
  position: number,
  span: Span,
  reader: ContextReader,
  question: Question,
): Judged {
  const seen = observe(sentence, span, reader, question);
  return { type: 'judged', sentence: position, ...span, ...decide(seen, measure(seen, reader), span.start) };
}
