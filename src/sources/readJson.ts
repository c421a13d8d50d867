import { runAtOnce, type Steps } from '../base/timeSlices.ts';
import type { Sentence } from '../text/passage.ts';
import { fieldSentences } from './fieldSentences.ts';
import { jsonField, jsonFieldSteps } from './jsonField.ts';
import { type Reading, textReading } from './reading.ts';

/** A JSON document: a passage for each field, with its path as the trail. What is no JSON is read as text. */
export const readJson = (text: string): Reading => runAtOnce(jsonSteps(text));

/** The same in steps. */
export function* jsonSteps(text: string): Steps<Reading> {
  const root = yield* jsonFieldSteps(text);
  return root ? { text, sentences: fieldSentences(text, root) } : textReading(text);
}

/** JSON Lines: a record a line; lines that are no JSON are read as text. */
export const readJsonLines = (text: string): Reading => ({ text, sentences: lineSentences(text) });

function* lineSentences(text: string): Generator<Sentence> {
  let number = 0;
  for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
    const field = jsonField(line, index);
    const words = line.trim();
    const start = index + line.indexOf(words);
    if (field) yield* fieldSentences(text, field, [`[${number}]`]);
    else if (words !== '') yield { start, end: start + words.length, text: words, kind: 'prose', trail: [] };
    number++;
  }
}
