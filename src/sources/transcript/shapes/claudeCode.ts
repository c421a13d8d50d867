import { fieldAt, stringOf } from '../../fieldSentences.ts';
import type { TranscriptShape } from './shape.ts';

/** Claude Code: one event a line, the message inside. Other agents wrap theirs alike. */
export const claudeCode: TranscriptShape = {
  message(event, read) {
    const kind = stringOf(fieldAt(event, 'type'));
    const inner = fieldAt(event, 'message');
    if ((kind !== 'user' && kind !== 'assistant') || stringOf(fieldAt(inner, 'role')) === undefined)
      return undefined;
    return read(inner!);
  },
};
