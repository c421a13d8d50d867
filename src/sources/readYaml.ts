import { isMap, isScalar, isSeq, type Node, parseAllDocuments } from 'yaml';
import { type Entry, type Field, fieldSentences } from './fieldSentences.ts';
import { type Reading, textReading } from './reading.ts';
import { isDeepYaml } from './yamlDepth.ts';

/** The parser takes about a second a megabyte, at once; what is longer is data, and read line by line. */
const longest = 1_000_000;

/** YAML: a passage for each field, with its path as the trail. What is no YAML, or text alone, is read as text. */
export function readYaml(text: string): Reading {
  if (text.length > longest || isDeepYaml(text)) return textReading(text);
  const documents = parseAllDocuments(text, { logLevel: 'silent', uniqueKeys: false });
  if (!Array.isArray(documents) || documents.some((document) => document.errors.length > 0))
    return textReading(text);
  const fields = documents.flatMap(({ contents }) => (contents && toField(text, contents)) ?? []);
  if (fields.every((field) => field.kind === 'scalar')) return textReading(text);
  return { text, sentences: fields.flatMap((field) => [...fieldSentences(text, field)]) };
}

/** Aliases are left out: what they stand for is a passage already. */
function toField(text: string, node: Node): Field | undefined {
  if (!node.range) return undefined;
  const [start, end] = node.range;
  const span = { start, end: start + text.slice(start, end).trimEnd().length };
  if (isMap(node))
    return {
      kind: 'record',
      span,
      entries: node.items.flatMap(({ key, value }) => toEntry(text, key, value) ?? []),
    };
  if (isSeq(node))
    return { kind: 'list', span, items: node.items.flatMap((item) => toField(text, item as Node) ?? []) };
  if (!isScalar(node)) return undefined;
  const { value } = node;
  const plain =
    typeof value === 'number' || typeof value === 'boolean' || value === null ? value : String(value);
  return { kind: 'scalar', span, value: plain };
}

function toEntry(text: string, key: unknown, value: unknown): Entry | undefined {
  if (!isScalar(key) || !key.range || !value) return undefined;
  const field = toField(text, value as Node);
  return field && { key: String(key.value), start: key.range[0], field };
}
