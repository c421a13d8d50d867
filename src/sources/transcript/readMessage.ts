import { type Field, fieldAt, itemsOf, stringOf } from '../field.ts';
import type { Message, Piece } from './message.ts';
import { callPiece, invocation, readPart, resultPiece, textPiece } from './readPart.ts';

/**
 * A message of any dialect in use: OpenAI chat and responses, AI SDK model and UI messages (Mastra stores the latter),
 * Anthropic. Undefined for what is no message.
 */
export function readMessage(field: Field): Message | undefined {
  const lone = loneItem(field);
  if (lone) return { role: 'other', pieces: [lone] };
  const role = stringOf(fieldAt(field, 'role'));
  if (role === undefined) return undefined;
  if (role === 'tool' || role === 'function') return { role: 'other', pieces: toolPieces(field) };
  return {
    role: role === 'user' || role === 'assistant' ? role : 'other',
    pieces: [...callsBeside(field), ...contentOf(field)],
  };
}

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
  const content = fieldAt(message, 'content');
  const results = itemsOf(content).flatMap((part) => readPart(part) ?? []);
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
  content?.kind === 'list'
    ? content.items.flatMap((part) => readPart(part) ?? [])
    : toList(textPiece(content));

const toList = (piece: Piece | undefined): readonly Piece[] => (piece ? [piece] : []);
