import { Problem } from '../../check/problem.ts';
import { allCapabilities } from '../capabilities.ts';
import type { ChatEvent, ChatModel, ChatRequest } from '../chatModel.ts';
import { completionBody, type ModelParameters, readCompletion } from '../completion.ts';
import { estimateTokens } from '../usage.ts';

/** Answers that batches have brought, and requests that wait for the next one. */
export interface BatchMemory {
  /** A completion, why there is none, or undefined where it was never asked for. */
  answer(key: string): unknown | Problem;
  ask(key: string, body: object): void;
}

interface BatchModelSettings extends ModelParameters {
  readonly id: string;
  readonly destination: string;
  /** Names a request: equal for requests that ask the same, however often they are made. */
  readonly keyOf: (request: ChatRequest) => string;
  readonly memory: BatchMemory;
}

/**
 * A chat model that does not wait for its answer: a request that no batch has answered yet is noted for the next one
 * and ends with the `Problem` batchPending. What asks it is simply run again once the batch is collected.
 */
export class BatchModel implements ChatModel {
  readonly id: string;
  readonly destination: string;

  constructor(private readonly settings: BatchModelSettings) {
    this.id = settings.id;
    this.destination = settings.destination;
  }

  async *stream(request: ChatRequest): AsyncGenerator<ChatEvent> {
    const { keyOf, memory, destination: host } = this.settings;
    const key = keyOf(request);
    const answer = memory.answer(key);
    if (answer instanceof Problem) throw answer;
    if (answer === undefined) {
      memory.ask(key, this.#body(request));
      throw new Problem('batchPending', { host });
    }
    const response = new Response(JSON.stringify(answer), {
      headers: { 'content-type': 'application/json' },
    });
    yield* readCompletion(response, new AbortController(), () => {}, { host, model: this.settings.model });
  }

  async countTokens(text: string): Promise<number> {
    return estimateTokens(text);
  }

  /** Batches are offered by endpoints that know strict schemas; they do not stream. */
  #body(request: ChatRequest): object {
    const { stream: _, ...body } = completionBody(request, this.settings, {
      ...allCapabilities,
      stream: false,
    });
    return body;
  }
}
