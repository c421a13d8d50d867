import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { Sentence } from '../text/passage.ts';
import { type Field, fieldSentences } from './fieldSentences.ts';
import { type Reading, textReading } from './reading.ts';

/** A JSON document: a passage for each field, with its path as the trail. What is no JSON is read as text. */
export function readJson(text: string): Reading {
  const root = jsonField(text);
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

/**
 * The value that a JSON text holds (comments and trailing commas allowed); undefined where it is no JSON.
 * @param offset where `text` begins in the text that the spans are for
 */
export function jsonField(text: string, offset = 0): Field | undefined {
  const errors: ParseError[] = [];
  try {
    const root = parseTree(text, errors, { allowTrailingComma: true });
    return root && errors.length === 0 ? toField(root, offset) : undefined;
  } catch (error) {
    // Nested deeper than the stack: no document that a person means.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function toField(node: Node, offset: number): Field {
  const span = { start: offset + node.offset, end: offset + node.offset + node.length };
  const children = node.children ?? [];
  if (node.type === 'array')
    return { kind: 'list', span, items: children.map((child) => toField(child, offset)) };
  if (node.type === 'object') {
    const entries = children.map(({ children: pair }) => ({
      key: String(pair![0]!.value),
      start: offset + pair![0]!.offset,
      field: toField(pair![1]!, offset),
    }));
    return { kind: 'record', span, entries };
  }
  return { kind: 'scalar', span, value: node.value as string | number | boolean | null };
}
