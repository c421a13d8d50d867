import { type Field, fieldAt, stringOf } from '../../fieldSentences.ts';
import type { Message, MessageReader, Piece } from '../message.ts';

/**
 * How one program writes down what was said. A shape says nothing of what is not its own; `read` is for a message that
 * it holds inside.
 */
export interface TranscriptShape {
  readonly message?: (field: Field, read: MessageReader) => Message | undefined;
  /** A part of a message's content. */
  readonly part?: (field: Field) => readonly Piece[] | undefined;
  /** A record that holds a whole conversation otherwise than as a list of messages. */
  readonly record?: (field: Field, read: MessageReader) => readonly Message[] | undefined;
}

export const textOf = (field: Field | undefined): readonly Piece[] =>
  field && stringOf(field) !== undefined ? [{ type: 'text', field }] : [];

export const resultOf = (field: Field | undefined, tool?: string, call?: Field): readonly Piece[] =>
  field ? [{ type: 'result', field: plainResult(field), tool, call: stringOf(call) }] : [];

export const callOf = (call: Field | undefined, tool: Field | undefined): readonly Piece[] => {
  const [id, name] = [stringOf(call), stringOf(tool)];
  return id === undefined || name === undefined ? [] : [{ type: 'call', call: id, tool: name }];
};

/** The words of a document that stands with its metadata; anything else as it is. */
export function plainResult(field: Field): Field {
  const words = fieldAt(field, 'page_content', 'pageContent');
  return words && stringOf(words) !== undefined ? words : field;
}

/** The string under the first of `keys`, however a run wraps its input or output. */
export function wordsUnder(field: Field | undefined, keys: readonly string[]): Field | undefined {
  if (stringOf(field) !== undefined) return field;
  const inner = fieldAt(field, ...keys);
  return stringOf(inner) === undefined ? undefined : inner;
}
