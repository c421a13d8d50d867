import { fieldAt, itemsOf, stringOf } from '../../fieldSentences.ts';
import type { Message } from '../message.ts';
import { callOf, resultOf, type TranscriptShape, textOf } from './shape.ts';

const event = /^gen_ai\.(user|assistant|system|tool)\.message$|^gen_ai\.(choice)$/;

/** OpenTelemetry's conventions for generative AI: parts of messages, and one event a message. */
export const openTelemetry: TranscriptShape = {
  part(part) {
    switch (stringOf(fieldAt(part, 'type'))) {
      case 'text':
        return fieldAt(part, 'text') ? undefined : textOf(fieldAt(part, 'content'));
      case 'tool_call':
        return callOf(fieldAt(part, 'id'), fieldAt(part, 'name'));
      case 'tool_call_response':
        return resultOf(fieldAt(part, 'response', 'result'), undefined, fieldAt(part, 'id'));
      default:
        return undefined;
    }
  },
  message(field) {
    const name = stringOf(fieldAt(field, 'name', 'event.name', 'event_name')) ?? '';
    const [, said, choice] = event.exec(name) ?? [];
    const kind = choice ? 'assistant' : said;
    const body = fieldAt(field, 'body', 'attributes') ?? field;
    if (kind === undefined) return undefined;
    const content =
      fieldAt(fieldAt(body, 'message'), 'content') ?? fieldAt(body, 'content', 'gen_ai.event.content');
    const calls = itemsOf(fieldAt(body, 'tool_calls')).flatMap((call) =>
      callOf(fieldAt(call, 'id'), fieldAt(fieldAt(call, 'function'), 'name')),
    );
    if (kind === 'tool') return { role: 'other', pieces: resultOf(content, undefined, fieldAt(body, 'id')) };
    const role: Message['role'] = kind === 'user' || kind === 'assistant' ? kind : 'other';
    return { role, pieces: [...calls, ...textOf(content)] };
  },
};
