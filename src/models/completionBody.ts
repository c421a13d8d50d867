import type { ChatCompletionCreateParams } from 'openai/resources/chat/completions';
import type { Capabilities } from './capabilities.ts';
import type { AnswerShape, ChatRequest } from './chatModel.ts';
import type { Used } from './learn.ts';

/** What a person may set of a model. */
export interface Parameters {
  readonly model: string;
  /** Absent: the endpoint's default. */
  readonly temperature?: number;
  readonly reasoningEffort?: 'none' | 'minimal' | 'low' | 'medium' | 'high';
}

/** What of a request an endpoint may refuse. */
export const usedBy = (request: ChatRequest, parameters: Parameters): Used => ({
  shape: request.shape !== undefined,
  limit: request.maxTokens !== undefined,
  temperature: parameters.temperature !== undefined,
  reasoningEffort: parameters.reasoningEffort !== undefined,
  probabilities: request.probabilities === true,
});

/** The request in the words that this endpoint is known to accept. */
export function completionBody(
  request: ChatRequest,
  parameters: Parameters,
  able: Capabilities,
): ChatCompletionCreateParams {
  const { model, temperature, reasoningEffort } = parameters;
  const { shape, maxTokens } = request;
  return {
    model,
    messages: messages(request, able),
    stream: able.stream,
    ...(able.stream && able.usage ? { stream_options: { include_usage: true } } : {}),
    ...(shape ? responseFormat(shape, able) : {}),
    ...(maxTokens === undefined || able.limit === 'none' ? {} : { [able.limit]: maxTokens }),
    ...(temperature !== undefined && able.temperature ? { temperature } : {}),
    ...(reasoningEffort !== undefined && able.reasoningEffort ? { reasoning_effort: reasoningEffort } : {}),
    ...(request.probabilities && able.probabilities ? { logprobs: true, top_logprobs: 5 } : {}),
  };
}

function responseFormat(shape: AnswerShape, able: Capabilities) {
  if (able.form === 'text') return {};
  if (able.form === 'json') return { response_format: { type: 'json_object' as const } };
  const { name, schema } = shape;
  return { response_format: { type: 'json_schema' as const, json_schema: { name, strict: true, schema } } };
}

function messages(request: ChatRequest, able: Capabilities): ChatCompletionCreateParams['messages'] {
  const { shape } = request;
  const system = shape && able.form !== 'schema' ? `${request.system}\n\n${shape.asJson}` : request.system;
  if (system === '') return [{ role: 'user', content: request.user }];
  return able.system
    ? [
        { role: 'system', content: system },
        { role: 'user', content: request.user },
      ]
    : [{ role: 'user', content: `${system}\n\n${request.user}` }];
}
