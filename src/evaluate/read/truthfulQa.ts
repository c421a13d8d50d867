import { asText, type RawRecord, type RowFields } from './fields.ts';

/** TruthfulQA's CSV: questions with lists of correct and incorrect answers, separated by semicolons. */
export const isTruthfulQa = (record: RawRecord): boolean =>
  'Question' in record && 'Best Answer' in record && 'Correct Answers' in record;

/** The correct answers are the facts that an answer must agree with; the best one is the reference. */
export function truthfulQaFields(record: RawRecord): RowFields {
  const input = asText(record.Question, 'Question');
  const reference = asText(record['Best Answer'], 'Best Answer');
  const correct = asText(record['Correct Answers'], 'Correct Answers');
  const output = record.output ?? record.Answer;
  return {
    input,
    reference,
    context: correct
      .split(';')
      .map((answer) => answer.trim())
      .filter((answer) => answer !== ''),
    vars: { question: input },
    ...(output === undefined ? {} : { output: asText(output, 'output') }),
  };
}
