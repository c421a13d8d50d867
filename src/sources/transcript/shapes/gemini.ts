import { fieldAt, itemsOf, stringOf } from '../../fieldSentences.ts';
import type { Piece } from '../message.ts';
import { resultOf, type TranscriptShape, textOf } from './shape.ts';

/** Gemini: contents of parts; the answers are the model's. */
export const gemini: TranscriptShape = {
  message(field) {
    const role = stringOf(fieldAt(field, 'role'));
    const parts = itemsOf(fieldAt(field, 'parts'));
    if (parts.length === 0 || parts.some((part) => fieldAt(part, 'type'))) return undefined;
    if (role !== 'model' && role !== 'user' && role !== 'function') return undefined;
    const pieces = parts.flatMap((part): readonly Piece[] => {
      const answer = fieldAt(part, 'functionResponse', 'function_response');
      if (answer) return resultOf(fieldAt(answer, 'response'), stringOf(fieldAt(answer, 'name')));
      return fieldAt(part, 'thought') ? [] : textOf(fieldAt(part, 'text'));
    });
    return { role: role === 'model' ? 'assistant' : role === 'user' ? 'user' : 'other', pieces };
  },
};
