import { type Field, fieldAt, itemsOf, stringOf } from '../../fieldSentences.ts';
import type { Message } from '../message.ts';
import { resultOf, type TranscriptShape, textOf, wordsUnder } from './shape.ts';

const questions = ['question', 'query', 'input', 'prompt'];
const answers = ['answer', 'output', 'response', 'result', 'text'];

/** LangSmith: a run with its inputs and outputs, and what its retrievers and tools gave back below it. */
export const langSmith: TranscriptShape = {
  record(run) {
    if (fieldAt(run, 'child_runs')?.kind !== 'list' && fieldAt(run, 'run_type') === undefined)
      return undefined;
    const answer = wordsUnder(fieldAt(run, 'outputs'), answers);
    const results = resultsBelow(run);
    if (!answer || results.length === 0) return undefined;
    return [
      { role: 'user', pieces: textOf(wordsUnder(fieldAt(run, 'inputs'), questions)) },
      ...results,
      { role: 'assistant', pieces: textOf(answer) },
    ];
  },
};

const resultsBelow = (run: Field): readonly Message[] =>
  itemsOf(fieldAt(run, 'child_runs')).flatMap((child) => {
    const kind = stringOf(fieldAt(child, 'run_type'));
    if (kind !== 'retriever' && kind !== 'tool') return resultsBelow(child);
    const outputs = fieldAt(child, 'outputs');
    const found = fieldAt(outputs, 'documents', 'output') ?? outputs;
    const name = stringOf(fieldAt(child, 'name')) ?? kind;
    const parts = found?.kind === 'list' ? found.items : found ? [found] : [];
    return [{ role: 'other' as const, pieces: parts.flatMap((part) => resultOf(part, name)) }];
  });
