import { type ChatModel, type ChatRequest, toFinish } from '../models/chatModel.ts';
import { inlineSchema } from '../models/inlineSchema.ts';
import { isFields } from './scorerRun.ts';
import { serviceProblem, type WholeAnswer, wholeAnswerModel } from './wholeAnswerModel.ts';

/** The part of an AI SDK language model (its specification v1 to v3) that is used. */
interface AiSdkModel {
  readonly specificationVersion?: string;
  readonly provider?: string;
  readonly modelId: string;
  doGenerate(options: object): PromiseLike<unknown>;
}

export const isAiSdkModel = (model: object): model is AiSdkModel =>
  'doGenerate' in model &&
  typeof model.doGenerate === 'function' &&
  'modelId' in model &&
  typeof model.modelId === 'string';

/** An AI SDK model object as a chat model, recognised by its shape: no package of the SDK is needed. */
export function aiSdkModel(model: AiSdkModel): ChatModel {
  const provider = model.provider?.split('.')[0] || 'ai-sdk';
  return wholeAnswerModel({
    id: `${provider}:${model.modelId}`,
    destination: provider,
    async ask(request, signal) {
      try {
        return toAnswer(await model.doGenerate(callOptions(request, signal, model.specificationVersion)));
      } catch (error) {
        throw serviceProblem(error, provider, model.modelId);
      }
    },
  });
}

function callOptions(
  { system, user, shape, maxTokens }: ChatRequest,
  abortSignal: AbortSignal,
  version?: string,
) {
  // Providers differ in how strictly they hold a model to a schema, so it is said in words as well.
  const instructions = shape ? `${system}\n\n${shape.asJson}` : system;
  const prompt = [
    ...(instructions === '' ? [] : [{ role: 'system', content: instructions }]),
    { role: 'user', content: [{ type: 'text', text: user }] },
  ];
  const common = { prompt, abortSignal };
  if (version === 'v1')
    return {
      ...common,
      inputFormat: 'messages',
      mode: shape
        ? { type: 'object-json', name: shape.name, schema: inlineSchema(shape.schema) }
        : { type: 'regular' },
      maxTokens,
    };
  return {
    ...common,
    responseFormat: shape && { type: 'json', name: shape.name, schema: inlineSchema(shape.schema) },
    maxOutputTokens: maxTokens,
  };
}

function toAnswer(generated: unknown): WholeAnswer {
  const { text, content, finishReason, usage } = isFields(generated) ? generated : {};
  const parts = Array.isArray(content)
    ? content.filter((part) => isFields(part) && part.type === 'text')
    : [];
  const tokens = isFields(usage) ? usage : {};
  return {
    text: typeof text === 'string' ? text : parts.map((part) => String(part.text ?? '')).join(''),
    finish: toFinish(isFields(finishReason) ? finishReason.unified : finishReason),
    promptTokens: tokenCount(tokens.inputTokens ?? tokens.promptTokens),
    completionTokens: tokenCount(tokens.outputTokens ?? tokens.completionTokens),
  };
}

/** A number, or since specification v3 `{total}`. */
function tokenCount(count: unknown): number | undefined {
  const total = isFields(count) ? count.total : count;
  return typeof total === 'number' && Number.isFinite(total) ? total : undefined;
}
