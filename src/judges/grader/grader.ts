import type { CategoryWeights } from '../../check/factuality/category.ts';
import { type Factuality, gradeAnswer, uncategorised } from '../../check/factuality/factuality.ts';
import { Problem, type ProblemData } from '../../check/problem.ts';
import type { Usage } from '../../check/types.ts';
import type { ChatModel, ChatRequest } from '../../models/chatModel.ts';
import { withoutThoughts } from '../../models/thinking.ts';
import { unfinished } from '../../models/unfinished.ts';
import { defaultRubric, type GradedTexts, type RubricPrompt, renderRubric } from './rubric.ts';

export interface GradeOrder extends GradedTexts {
  readonly model: ChatModel;
  readonly weights: CategoryWeights;
  readonly scale: number;
  /** Instead of ours. */
  readonly rubricPrompt?: RubricPrompt;
  /** Further variables of the rubric. */
  readonly variables?: Readonly<Record<string, string>>;
}

export interface GradeResult {
  readonly factuality: Factuality;
  readonly usage: Omit<Usage, 'type'>;
  /** What the grader was asked. */
  readonly prompt: string;
}

/**
 * Asks a model for a category, in one call. A refusal, a provider's fault or an answer that cannot be read is a
 * grader error in the result. Throws a `Problem` for a wrong rubric, and when cancelled.
 */
export async function gradeFactuality(order: GradeOrder, signal: AbortSignal): Promise<GradeResult> {
  const request = toRequest(order);
  const prompt = request.system === '' ? request.user : `${request.system}\n\n${request.user}`;
  let usage = { calls: 1, promptTokens: 0, completionTokens: 0 };
  let text = '';
  let problem: ProblemData | undefined;
  try {
    for await (const event of order.model.stream(request, signal)) {
      if (event.type === 'text') text += event.text;
      else if (event.type === 'usage')
        usage = { calls: 1, promptTokens: event.promptTokens, completionTokens: event.completionTokens };
      else if (event.type === 'finish' && event.how !== 'complete')
        problem = unfinished(event.how, order.model.id).data;
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    problem = error.data;
  }
  if (signal.aborted) throw new Problem('cancelled');
  const factuality = problem
    ? uncategorised('graderError', { code: 'graderProblem', problem }, 'graded')
    : gradeAnswer(withoutThoughts(text), order);
  return { factuality, usage, prompt };
}

function toRequest({ rubricPrompt, variables, input, ideal, completion }: GradeOrder): ChatRequest {
  const texts = { input, ideal, completion };
  return rubricPrompt === undefined ? defaultRubric(texts) : renderRubric(rubricPrompt, texts, variables);
}
