import { type Field, fieldAt, itemsOf, stringOf } from '../field.ts';
import type { Message, Piece } from './message.ts';

/**
 * A message of any dialect in use: OpenAI chat and responses, AI SDK model and UI messages (Mastra stores the latter),
 * Anthropic. Undefined for what is no message.
 */
export function readMessage(field: Field): Message | undefined {
  const lone = loneResult(field);
  if (lone) return { role: 'other', pieces: [lone] };
  const role = stringOf(fieldAt(field, 'role'));
  if (role === undefined) return undefined;
  if (role === 'tool' || role === 'function') return { role: 'other', pieces: toolPieces(field) };
  const [content, parts] = [fieldAt(field, 'content', 'text'), fieldAt(field, 'parts')];
  const inner = fieldAt(content, 'parts') ?? parts;
  const said = contentPieces(inner);
  const text = said.some(({ type }) => type === 'text')
    ? []
    : contentPieces(fieldAt(content, 'content') ?? content);
  const pieces = [...invocations(field), ...said, ...text];
  return { role: role === 'user' || role === 'assistant' ? role : 'other', pieces };
}

/** OpenAI responses: tool results are items of their own, without a role. */
function loneResult(field: Field): Piece | undefined {
  const type = stringOf(fieldAt(field, 'type')) ?? '';
  const result = type.endsWith('_call_output')
    ? fieldAt(field, 'output')
    : type === 'file_search_call'
      ? fieldAt(field, 'results')
      : undefined;
  return (
    result && {
      type: 'result',
      tool: stringOf(fieldAt(field, 'name', 'call_id', 'id')) ?? type,
      field: result,
    }
  );
}

/** A message of the role "tool": one result, or an AI SDK list of them. */
function toolPieces(message: Field): readonly Piece[] {
  const content = fieldAt(message, 'content');
  const results = itemsOf(content)
    .flatMap((part) => partPiece(part) ?? [])
    .filter((piece) => piece.type === 'result');
  if (results.length > 0) return results;
  const tool = stringOf(fieldAt(message, 'name', 'tool_call_id')) ?? 'tool';
  return content ? [{ type: 'result', tool, field: joined(content) }] : [];
}

/** AI SDK 4: finished calls stand beside the content and came before it. */
const invocations = (message: Field): readonly Piece[] =>
  itemsOf(fieldAt(message, 'toolInvocations')).flatMap((call) => invocation(call) ?? []);

function invocation(call: Field | undefined): Piece | undefined {
  const field = fieldAt(call, 'result', 'output');
  return field && { type: 'result', tool: stringOf(fieldAt(call, 'toolName')) ?? 'tool', field };
}

const contentPieces = (content: Field | undefined): readonly Piece[] =>
  content?.kind === 'list'
    ? content.items.flatMap((part) => partPiece(part) ?? [])
    : content && stringOf(content) !== undefined
      ? [{ type: 'text', field: content }]
      : [];

function partPiece(part: Field): Piece | undefined {
  if (stringOf(part) !== undefined) return { type: 'text', field: part };
  const type = stringOf(fieldAt(part, 'type')) ?? '';
  if (/^(?:input_|output_)?text$/.test(type)) {
    const text = fieldAt(part, 'text');
    return text && stringOf(text) !== undefined ? { type: 'text', field: text } : undefined;
  }
  if (type === 'tool-invocation') return invocation(fieldAt(part, 'toolInvocation'));
  if (
    type === 'tool_result' ||
    type === 'tool-result' ||
    type === 'dynamic-tool' ||
    type.startsWith('tool-')
  ) {
    const field = fieldAt(part, 'output', 'result', 'content');
    const tool =
      stringOf(fieldAt(part, 'toolName')) ??
      (type.startsWith('tool-') && type !== 'tool-result'
        ? type.slice(5)
        : (stringOf(fieldAt(part, 'tool_use_id', 'toolCallId')) ?? 'tool'));
    return field && { type: 'result', tool, field: joined(field) };
  }
  return undefined;
}

/** A result wrapped as `{type: "json" | "text", value}` or as one text part is what it wraps. */
function joined(field: Field): Field {
  const value = fieldAt(field, 'type') && fieldAt(field, 'value');
  if (value) return value;
  const [only, ...more] = itemsOf(field);
  return (
    (only && more.length === 0 && stringOf(fieldAt(only, 'type')) === 'text' && fieldAt(only, 'text')) ||
    field
  );
}
