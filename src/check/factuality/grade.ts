import { categorised, type Factuality, type FactualityOptions, uncategorised } from './factuality.ts';
import { parseGraderAnswer } from './parseGraderAnswer.ts';

/** What a grader's answer is worth. An answer that cannot be read is a grader error. */
export function gradeAnswer(text: string, options: FactualityOptions): Factuality {
  const answer = parseGraderAnswer(text);
  if ('error' in answer)
    return uncategorised('graderError', { code: 'graderFault', fault: answer.error }, 'graded');
  const { category, reason } = answer;
  return categorised(
    category,
    reason === '' ? { code: 'category', category } : { code: 'graderSays', text: reason },
    'graded',
    options,
  );
}
