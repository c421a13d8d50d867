import { fieldAt, stringOf } from '../../fieldSentences.ts';
import { readMessage } from '../message.ts';
import type { TranscriptShape } from './shape.ts';

/** Claude Code: one event a line, the message inside. Other agents wrap theirs alike. */
export const claudeCode: TranscriptShape = {
  message(event) {
    const kind = stringOf(fieldAt(event, 'type'));
    const inner = fieldAt(event, 'message');
    if ((kind !== 'user' && kind !== 'assistant') || stringOf(fieldAt(inner, 'role')) === undefined)
      return undefined;
    return readMessage(inner!);
  },
};
