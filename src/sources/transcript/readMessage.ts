import { type Field, fieldAt, itemsOf, stringOf } from '../fieldSentences.ts';
import type { Message, Piece } from './message.ts';
import { plainResult } from './shapes/shape.ts';
import { shapes } from './shapes/shapes.ts';

/**
 * A message of any dialect in use: OpenAI chat and responses, AI SDK model and UI messages (Mastra stores the latter),
 * Anthropic; and those of `shapes`. Undefined for what is no message.
 */
export function readMessage(field: Field): Message | undefined {
  const lone = loneItem(field);
  if (lone) return { role: 'other', pieces: [lone] };
  for (const { message } of shapes) {
    const found = message?.(field, readMessage);
    if (found) return found;
  }
  const role = stringOf(fieldAt(field, 'role'));
  if (role === undefined) return undefined;
  if (role === 'tool' || role === 'function') return { role: 'other', pieces: toolPieces(field) };
  return {
    role: speakers[role.toLowerCase()] ?? 'other',
    pieces: [...callsBeside(field), ...contentOf(field)],
  };
}

const speakers: Readonly<Record<string, Message['role']>> = {
  user: 'user',
  human: 'user',
  assistant: 'assistant',
  model: 'assistant',
  ai: 'assistant',
  bot: 'assistant',
  chatbot: 'assistant',
};

/** OpenAI responses: calls and results are items of their own, without a role. */
function loneItem(item: Field): Piece | undefined {
  const type = stringOf(fieldAt(item, 'type')) ?? '';
  if (type === 'function_call') return callPiece(fieldAt(item, 'call_id'), fieldAt(item, 'name'));
  if (type === 'file_search_call') return resultPiece(fieldAt(item, 'results'), 'file_search');
  return type.endsWith('_call_output')
    ? resultPiece(fieldAt(item, 'output'), undefined, fieldAt(item, 'call_id'))
    : undefined;
}

/** A message of the role "tool": one result, or an AI SDK list of them. */
function toolPieces(message: Field): readonly Piece[] {
  const content = fieldAt(message, 'content', 'parts');
  const results = itemsOf(content).flatMap(readPart);
  if (results.some(({ type }) => type === 'result')) return results;
  const tool = stringOf(fieldAt(message, 'name'));
  return toList(resultPiece(content, tool, fieldAt(message, 'tool_call_id')));
}

/** Calls that stand beside the content: OpenAI's, and AI SDK 4's, which came with their results before it. */
const callsBeside = (message: Field): readonly Piece[] => [
  ...itemsOf(fieldAt(message, 'tool_calls')).flatMap(
    (call) => callPiece(fieldAt(call, 'id'), fieldAt(fieldAt(call, 'function'), 'name')) ?? [],
  ),
  ...itemsOf(fieldAt(message, 'toolInvocations')).flatMap((call) => invocation(call) ?? []),
];

/** Parts, and the plain content where they hold no words. */
function contentOf(message: Field): readonly Piece[] {
  const content = fieldAt(message, 'content', 'text');
  const parts = piecesOf(fieldAt(content, 'parts') ?? fieldAt(message, 'parts'));
  const spoken = parts.some(({ type }) => type === 'text');
  return spoken ? parts : [...parts, ...piecesOf(fieldAt(content, 'content') ?? content)];
}

const piecesOf = (content: Field | undefined): readonly Piece[] =>
  content?.kind === 'list' ? content.items.flatMap(readPart) : toList(textPiece(content));

const toList = (piece: Piece | undefined): readonly Piece[] => (piece ? [piece] : []);

/** A part of a message's content, in any dialect; nothing for pictures, reasoning and the like. */
function readPart(part: Field): readonly Piece[] {
  for (const shape of shapes) {
    const found = shape.part?.(part);
    if (found) return found;
  }
  return toList(commonPart(part));
}

function commonPart(part: Field): Piece | undefined {
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
const invocation = (call: Field | undefined): Piece | undefined =>
  resultPiece(fieldAt(call, 'output', 'result'), stringOf(fieldAt(call, 'toolName')));

const textPiece = (field: Field | undefined): Piece | undefined =>
  field && stringOf(field) !== undefined ? { type: 'text', field } : undefined;

function callPiece(call: Field | undefined, tool: Field | undefined): Piece | undefined {
  const [id, name] = [stringOf(call), stringOf(tool)];
  return id === undefined || name === undefined ? undefined : { type: 'call', call: id, tool: name };
}

function resultPiece(field: Field | undefined, tool?: string, call?: Field): Piece | undefined {
  if (!field) return undefined;
  const id = stringOf(call);
  return {
    type: 'result',
    field: unwrapped(field),
    tool,
    call: id,
  };
}

/** A result wrapped as `{type: "json" | "text", value}` or as one text part is what it wraps. */
function unwrapped(field: Field): Field {
  const value = fieldAt(field, 'type') && fieldAt(field, 'value');
  if (value) return value;
  const [only, ...more] = itemsOf(field);
  const isText = more.length === 0 && stringOf(fieldAt(only, 'type')) === 'text';
  return (isText && fieldAt(only, 'text')) || plainResult(field);
}
