import { Problem } from '../check/problem.ts';
import type { ChatEvent, ChatModel, ChatRequest } from '../models/chatModel.ts';

/** A model of a list. */
export interface ListedModel {
  /** Throws a `Problem`. */
  readonly open: () => Promise<ChatModel>;
  /** Attempts in all before the next model is asked, at least 1. */
  readonly attempts: number;
}

interface OpenModel {
  readonly model: ChatModel;
  readonly attempts: number;
}

/**
 * Models one behind the other: the next is asked where one gives no answer. One without a key is passed over as long
 * as there is another.
 * @throws {Problem} what is wrong with a model, or that none of them has a key
 */
export async function firstThatAnswers(list: readonly ListedModel[]): Promise<ChatModel> {
  const models: OpenModel[] = [];
  let closed: Problem | undefined;
  for (const { open, attempts } of list)
    try {
      models.push({ model: await open(), attempts });
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'noKey') throw error;
      closed ??= error;
    }
  const first = models[0]?.model;
  if (!first) throw closed ?? new Problem('noModelChosen');
  const named = (of: (model: ChatModel) => string) =>
    [...new Set(models.map(({ model }) => of(model)))].join(', ');
  return {
    id: named(({ id }) => id),
    destination: named(({ destination }) => destination),
    stream: (request, signal) => askInTurn(models, request, signal),
    promptLimit: async () => first.promptLimit?.(),
    countTokens: (text) => first.countTokens(text),
  };
}

/** What has begun to answer is not asked again: part of the answer has been read. Throws the last `Problem`. */
async function* askInTurn(
  models: readonly OpenModel[],
  request: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const asked = models.flatMap(({ model, attempts }) => Array.from({ length: attempts }, () => model));
  for (const [i, model] of asked.entries()) {
    let hasBegun = false;
    try {
      for await (const event of model.stream(request, signal)) {
        if (event.type === 'text') hasBegun = true;
        yield event;
      }
      return;
    } catch (error) {
      if (hasBegun || i === asked.length - 1) throw error;
      if (signal.aborted) return;
    }
  }
}
