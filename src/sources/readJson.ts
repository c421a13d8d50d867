import type { Source } from '../text/passage.ts';
import { fieldSentences } from './fieldSentences.ts';
import { jsonField } from './jsonField.ts';
import { readText } from './readText.ts';
import { toSource } from './toSource.ts';

/** A JSON document: a passage for each field, with its path as the trail. What is no JSON is read as text. */
export function readJson(uri: string, text: string): Source {
  const root = jsonField(text);
  return root ? toSource(uri, text, [...fieldSentences(text, root)]) : readText(uri, text);
}

/** JSON Lines: a record a line; lines that are no JSON are read as text. */
export function readJsonLines(uri: string, text: string): Source {
  const sentences = [...text.matchAll(/[^\r\n]+/g)].flatMap(({ 0: line, index }, number) => {
    const field = jsonField(line, index);
    if (field) return [...fieldSentences(text, field, [`[${number}]`])];
    const words = line.trim();
    const start = index + line.indexOf(words);
    return words === ''
      ? []
      : [{ start, end: start + words.length, text: words, kind: 'prose' as const, trail: [] }];
  });
  return toSource(uri, text, sentences);
}
