import { shortHash } from '../../../base/hash.ts';
import { Problem } from '../../../check/problem.ts';
import { withoutFenceCode } from '../../../judges/shared/fence.ts';
import { BatchModel } from '../../../models/batch/batchModel.ts';
import type { ChatModel, ChatRequest } from '../../../models/chatModel.ts';
import { listModels } from '../../../models/endpoint.ts';
import type { ModelAddress } from '../../../models/providers.ts';
import {
  addressOf,
  type ModelOptions,
  type Models,
  modelIdOr,
  type NamedAddresses,
} from '../../namedModels.ts';
import type { BatchStore, ModelName } from './batchStore.ts';

/** Models whose requests are answered in batches. */
export class BatchedModels implements Models {
  readonly #offered = new Set<ModelName>();

  constructor(
    private readonly env: Readonly<Record<string, string | undefined>>,
    private readonly named: NamedAddresses,
    readonly store: BatchStore,
  ) {}

  async open(id: string, own: ModelOptions = {}): Promise<ChatModel> {
    const { baseUrl = this.named.baseUrl ?? null, ...parameters } = own;
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

  idOf(id: string, { baseUrl }: ModelOptions = {}): string {
    return modelIdOr(id, () => addressOf(id, baseUrl, this.named, this.env));
  }

  /**
   * Whether the endpoint has such a model, where it tells: a batch of a misspelt name fails after hours.
   * @throws {Problem} noSuchModel
   */
  async checkOffered(name: ModelName, signal: AbortSignal): Promise<void> {
    if (this.#offered.has(name)) return;
    const { provider, model, ...endpoint } = this.addressOf(name);
    // Azure lists models, and is asked for deployments.
    if (provider !== 'azure') {
      const names: readonly string[] = await listModels({ ...endpoint, fetch }, signal).catch(() => []);
      const host = new URL(endpoint.baseUrl).host;
      if (names.length > 0 && !names.includes(model)) throw new Problem('noSuchModel', { host, model });
    }
    this.#offered.add(name);
  }

  /**
   * Where a model's batches go. The name may come from an earlier process's files: its address is a file's.
   * Throws the `Problem`s of `modelById`.
   */
  addressOf(name: ModelName): ModelAddress {
    const [id, baseUrl]: [string, string | null] = JSON.parse(name);
    return addressOf(id, baseUrl ?? undefined, this.named, this.env);
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
