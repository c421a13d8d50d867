import { type Field, fieldAt, itemsOf, stringOf } from '../../fieldSentences.ts';
import type { Message } from '../message.ts';
import { callOf, resultOf, type TranscriptShape, textOf } from './shape.ts';

const roles: Readonly<Record<string, Message['role']>> = { human: 'user', ai: 'assistant', system: 'other' };

/** LangChain and LangGraph: messages as their classes write them, and `{type: "human", data}`. */
export const langChain: TranscriptShape = {
  message(field) {
    const body = fieldAt(field, 'kwargs') ?? fieldAt(field, 'data') ?? field;
    const kind =
      classOf(field) ??
      stringOf(fieldAt(field, 'type'))
        ?.replace(/MessageChunk$/, '')
        .toLowerCase();
    const content = fieldAt(body, 'content');
    if (kind === undefined || !content || stringOf(fieldAt(body, 'role')) !== undefined) return undefined;
    if (kind === 'tool' || kind === 'function') {
      const tool = stringOf(fieldAt(body, 'name'));
      return { role: 'other', pieces: resultOf(content, tool, fieldAt(body, 'tool_call_id')) };
    }
    const role = roles[kind];
    if (!role) return undefined;
    const calls = itemsOf(fieldAt(body, 'tool_calls')).flatMap((call) =>
      callOf(fieldAt(call, 'id'), fieldAt(call, 'name')),
    );
    const words =
      content.kind === 'list'
        ? content.items.flatMap((part) => textOf(fieldAt(part, 'text')))
        : textOf(content);
    return { role, pieces: [...calls, ...words] };
  },
};

/** "ai" of `{lc: 1, type: "constructor", id: [..., "AIMessage"]}`. */
function classOf(field: Field): string | undefined {
  if (fieldAt(field, 'lc') === undefined) return undefined;
  const name = stringOf(itemsOf(fieldAt(field, 'id')).at(-1));
  return name?.replace(/Message(?:Chunk)?$/, '').toLowerCase();
}
