import { type GraderAnswer, parseGraderAnswer as parse } from '../check/factuality/parseGraderAnswer.ts';
import { factualityReasonText } from '../report/factualityText.ts';

/** Reads a grader's answer (SCORERS §8); a blank reason is the category's description. */
export function parseGraderAnswer(text: string): GraderAnswer {
  const answer = parse(text);
  if ('error' in answer || answer.reason !== '') return answer;
  const { category } = answer;
  return { category, reason: factualityReasonText({ code: 'category', category }) };
}
