import { fieldAt, itemsOf, stringOf } from '../../fieldSentences.ts';
import type { Message } from '../message.ts';
import { resultOf, type TranscriptShape, textOf, wordsUnder } from './shape.ts';

const questions = ['question', 'query', 'input', 'prompt', 'content'];
const answers = ['answer', 'output', 'response', 'content', 'text'];

/** Langfuse: a trace with its input and output, and its observations. */
export const langfuse: TranscriptShape = {
  record(trace) {
    const observations = itemsOf(fieldAt(trace, 'observations'));
    const answer = wordsUnder(fieldAt(trace, 'output'), answers);
    const results = observations.flatMap((one): readonly Message[] => {
      const kind = stringOf(fieldAt(one, 'type'))?.toUpperCase();
      const output = fieldAt(one, 'output');
      if (!output || (kind !== 'RETRIEVER' && kind !== 'TOOL' && kind !== 'SPAN')) return [];
      const parts = output.kind === 'list' ? output.items : [output];
      return [
        { role: 'other', pieces: parts.flatMap((part) => resultOf(part, stringOf(fieldAt(one, 'name')))) },
      ];
    });
    if (!answer || results.length === 0) return undefined;
    return [
      { role: 'user', pieces: textOf(wordsUnder(fieldAt(trace, 'input'), questions)) },
      ...results,
      { role: 'assistant', pieces: textOf(answer) },
    ];
  },
};
