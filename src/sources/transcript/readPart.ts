import { type Field, fieldAt, itemsOf, stringOf } from '../field.ts';
import type { Piece } from './message.ts';

/** A part of a message's content, in any dialect; undefined for pictures, reasoning and the like. */
export function readPart(part: Field): Piece | undefined {
  const type = stringOf(fieldAt(part, 'type')) ?? '';
  if (stringOf(part) !== undefined) return { type: 'text', field: part };
  if (/^(?:input_|output_)?text$/.test(type)) return textPiece(fieldAt(part, 'text'));
  switch (type) {
    case 'tool-invocation':
      return invocation(fieldAt(part, 'toolInvocation'));
    case 'tool_use':
      return callPiece(fieldAt(part, 'id'), fieldAt(part, 'name'));
    case 'tool-call':
      return callPiece(fieldAt(part, 'toolCallId'), fieldAt(part, 'toolName'));
    case 'tool_result':
      return resultPiece(fieldAt(part, 'content'), undefined, fieldAt(part, 'tool_use_id'));
    case 'tool-result':
    case 'dynamic-tool':
      return invocation(part);
    default:
      return type.startsWith('tool-') ? resultPiece(fieldAt(part, 'output'), type.slice(5)) : undefined;
  }
}

/** A tool call of the AI SDK with its result; undefined while it has none. */
export const invocation = (call: Field | undefined): Piece | undefined =>
  resultPiece(fieldAt(call, 'output', 'result'), stringOf(fieldAt(call, 'toolName')));

export const textPiece = (field: Field | undefined): Piece | undefined =>
  field && stringOf(field) !== undefined ? { type: 'text', field } : undefined;

export function callPiece(call: Field | undefined, tool: Field | undefined): Piece | undefined {
  const [id, name] = [stringOf(call), stringOf(tool)];
  return id === undefined || name === undefined ? undefined : { type: 'call', call: id, tool: name };
}

export function resultPiece(field: Field | undefined, tool?: string, call?: Field): Piece | undefined {
  if (!field) return undefined;
  const id = stringOf(call);
  return {
    type: 'result',
    field: unwrapped(field),
    ...(tool === undefined ? {} : { tool }),
    ...(id === undefined ? {} : { call: id }),
  };
}

/** A result wrapped as `{type: "json" | "text", value}` or as one text part is what it wraps. */
function unwrapped(field: Field): Field {
  const value = fieldAt(field, 'type') && fieldAt(field, 'value');
  if (value) return value;
  const [only, ...more] = itemsOf(field);
  const isText = more.length === 0 && stringOf(fieldAt(only, 'type')) === 'text';
  return (isText && fieldAt(only, 'text')) || field;
}
