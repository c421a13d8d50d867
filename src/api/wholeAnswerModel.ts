import type { ChatEvent, ChatModel, ChatRequest, Finish } from '../models/chatModel.ts';
import { estimateTokens } from '../models/tokens.ts';

export interface WholeAnswer {
  readonly text: string;
  readonly finish: Finish;
  readonly promptTokens: number | undefined;
  readonly completionTokens: number | undefined;
}

export interface WholeAnswerSource {
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
    const { text, finish } = answer;
    if (text !== '') yield { type: 'text', text };
    yield {
      type: 'usage',
      promptTokens: answer.promptTokens ?? estimateTokens(request.system + request.user),
      completionTokens: answer.completionTokens ?? estimateTokens(text),
    };
    yield { type: 'finish', how: finish };
  },
  countTokens: async (text) => estimateTokens(text),
});
