import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { Field } from './field.ts';

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
