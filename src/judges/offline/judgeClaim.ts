import type { Judged } from '../../check/judge.ts';
import { confirmed } from '../../compare/confirmed.ts';
import { findSubjective } from '../../compare/cues/subjective.ts';
import { toneOf } from '../../compare/cues/tone.ts';
import { findNames } from '../../compare/find/names.ts';
import { findValues } from '../../compare/findValues.ts';
import type { Sentence } from '../../text/sentence.ts';
import { overlaps, type Span } from '../../text/span.ts';
import { unmark } from '../../text/unmark.ts';
import { words } from '../../text/words.ts';
import { bestWindows, type ContentWord, candidates, contentWords } from './coverage.ts';
import { measure } from './features.ts';
import { matchDirection } from './matchDirection.ts';
import { matchOpposition } from './matchOpposition.ts';
import { matchSwapped } from './matchSwapped.ts';
import { matchValues } from './matchValues.ts';
import type { Observation } from './observation.ts';
import { decideParts } from './parts.ts';
import type { Question } from './question.ts';
import type { ContextReader } from './reader.ts';
import type { ValueMatch } from './valueMatch.ts';

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
  const hits = reader.index.search(text, candidates);
  const whole = sentence.text === marked ? text : unmark(sentence.text).text;
  const said = reader.fields.findings(whole);
  const fields = reader.fields
    .findings(text)
    .filter((one) =>
      said.some((other) => other.passage === one.passage && other.agreement === one.agreement),
    );
  const stated = confirmed(findValues(text), findValues(whole));
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

/** What a claim says, one thing at a time. `span` is in the output's document, as are the spans of the answer. */
export function judgeClaim(
  sentence: Sentence,
  position: number,
  span: Span,
  reader: ContextReader,
  question: Question,
): readonly Judged[] {
  const seen = observe(sentence, span, reader, question);
  return decideParts(seen, measure(seen, reader), reader).map(({ part, decision }) => {
    const words = seen.text.slice(part.start, part.end).replace(/[\s,]+$/, '');
    const place = seen.inDocument({ start: part.start, end: part.start + words.length });
    const flags = { ...decision.flags, ...toneOf(words) };
    return { type: 'judged', sentence: position, ...place, ...decision, flags };
  });
}
