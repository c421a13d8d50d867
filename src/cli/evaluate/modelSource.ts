import type { ChatModel } from '../../models/chatModel.ts';
import { modelById } from '../../models/modelById.ts';

export interface ModelOptions {
  readonly baseUrl?: string;
  readonly temperature?: number;
}

/** Opens models by their id. Throws the `Problem`s of `modelById`. */
export interface Models {
  /** @param own wins over the options of the command line. */
  open(id: string, own?: ModelOptions): Promise<ChatModel>;
}

/** Models that answer at once; each is opened once. */
export class ModelSource implements Models {
  readonly #opened = new Map<string, Promise<ChatModel>>();

  constructor(
    private readonly env: Readonly<Record<string, string | undefined>>,
    private readonly options: ModelOptions = {},
  ) {}

  open(id: string, own: ModelOptions = {}): Promise<ChatModel> {
    const options = { ...this.options, ...own };
    const key = JSON.stringify([id, options]);
    const opened = this.#opened.get(key) ?? this.#open(id, options);
    this.#opened.set(key, opened);
    return opened;
  }

  async #open(id: string, { baseUrl, ...parameters }: ModelOptions): Promise<ChatModel> {
    const address = modelById(id, { env: this.env, ...(baseUrl === undefined ? {} : { baseUrl }) });
    const { createOpenAiModel } = await import('../../models/openai.ts');
    return createOpenAiModel({ ...address, ...parameters, fetch });
  }
}
