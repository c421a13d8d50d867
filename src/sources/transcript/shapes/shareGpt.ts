import { fieldAt, stringOf } from '../../fieldSentences.ts';
import { resultOf, type TranscriptShape, textOf } from './shape.ts';

/** ShareGPT: `{from, value}`. */
export const shareGpt: TranscriptShape = {
  message(field) {
    const value = fieldAt(field, 'value');
    switch (value && stringOf(fieldAt(field, 'from'))) {
      case 'human':
      case 'user':
        return { role: 'user', pieces: textOf(value) };
      case 'gpt':
      case 'assistant':
      case 'model':
        return { role: 'assistant', pieces: textOf(value) };
      case 'tool':
      case 'observation':
      case 'function_response':
        return { role: 'other', pieces: resultOf(value) };
      case 'system':
        return { role: 'other', pieces: textOf(value) };
      case 'function_call':
        return { role: 'other', pieces: [] };
      default:
        return undefined;
    }
  },
};
