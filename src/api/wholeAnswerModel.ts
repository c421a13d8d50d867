import { Problem } from '../check/problem.ts';
import type { ChatEvent, ChatModel, ChatRequest, Finish } from '../models/chatModel.ts';
import { connectionProblem, refusalProblem } from '../models/refusal.ts';
import { ThinkingFilter } from '../models/thinking.ts';
import { estimateTokens } from '../models/usage.ts';
import { isFields } from './scorerRun.ts';

export interface WholeAnswer {
  readonly text: string;
  readonly finish: Finish;
  readonly promptTokens: number | undefined;
  readonly completionTokens: number | undefined;
}

interface WholeAnswerSource {
  readonly id: string;
  readonly destination: string;
  /** Throws a `Problem` when there is no answer. */
  ask(request: ChatRequest, signal: AbortSignal): Promise<WholeAnswer>;
}

/** A model that answers in one piece, behind the port that streams. */
export const wholeAnswerModel = ({ id, destination, ask }: WholeAnswerSource): ChatModel => ({
  id,
  destination,
  async *stream(request, signal): AsyncGenerator<ChatEvent> {
    if (signal.aborted) return;
    let answer: WholeAnswer;
    try {
      answer = await ask(request, signal);
    } catch (error) {
      if (signal.aborted) return;
      throw error;
    }
    const { finish } = answer;
    const thinking = new ThinkingFilter();
    const text = thinking.push(answer.text) + thinking.end();
    if (text !== '') yield { type: 'text', text };
    yield {
      type: 'usage',
      promptTokens: answer.promptTokens ?? estimateTokens(request.system + request.user),
      completionTokens: answer.completionTokens ?? estimateTokens(answer.text),
    };
    yield { type: 'finish', how: finish };
  },
  countTokens: async (text) => estimateTokens(text),
});

/** What a person's own client threw, as a problem: by its HTTP status where it has one, else by its cause. */
export function serviceProblem(error: unknown, host: string, model: string): Problem {
  if (error instanceof Problem) return error;
  const asked = { host, model, hasKey: true };
  const fields: Readonly<Record<string, unknown>> = isFields(error) ? error : {};
  const status = fields.status ?? fields.statusCode;
  if (typeof status === 'number')
    return refusalProblem({ status, words: error instanceof Error ? error.message : '' }, asked);
  const problem = connectionProblem(error, asked, false);
  return new Problem(problem.code, { ...problem.args, cause: causeOf(error) }, error);
}

const causeOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
