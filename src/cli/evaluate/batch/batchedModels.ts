import { shortHash } from '../../../base/hash.ts';
import { withoutFenceCode } from '../../../judges/shared/fence.ts';
import { BatchModel } from '../../../models/batch/batchModel.ts';
import type { ChatModel, ChatRequest } from '../../../models/chatModel.ts';
import { type ModelAddress, modelById } from '../../../models/providers.ts';
import type { ModelOptions, Models } from '../../namedModels.ts';
import type { BatchStore, ModelName } from './batchStore.ts';

/** Models whose requests are answered in batches. */
export class BatchedModels implements Models {
  constructor(
    private readonly env: Readonly<Record<string, string | undefined>>,
    private readonly options: ModelOptions,
    readonly store: BatchStore,
  ) {}

  async open(id: string, own: ModelOptions = {}): Promise<ChatModel> {
    const { baseUrl = null, ...parameters } = { ...this.options, ...own };
    const name: ModelName = JSON.stringify([id, baseUrl]);
    const address = this.addressOf(name);
    return new BatchModel({
      ...parameters,
      id: `${address.provider}:${address.model}`,
      model: address.model,
      destination: new URL(address.baseUrl).host,
      keyOf: (request) => keyOf(address, parameters, request),
      memory: this.store.memoryOf(name),
    });
  }

  /** Where a model's batches go. Throws the `Problem`s of `modelById`. */
  addressOf(name: ModelName): ModelAddress {
    const [id, baseUrl]: [string, string | null] = JSON.parse(name);
    return modelById(id, { env: this.env, ...(baseUrl === null ? {} : { baseUrl }) });
  }
}

/** By what the request says; the codes of its fences are drawn anew each time. */
const keyOf = (
  { baseUrl, model }: ModelAddress,
  parameters: object,
  { system, user, shape }: ChatRequest,
) => {
  const words = withoutFenceCode(`${system}\n${user}`);
  return shortHash(JSON.stringify([baseUrl, model, parameters, shape?.name, words]));
};
