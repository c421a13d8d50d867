import * as vscode from 'vscode';
import { Problem } from '../../check/problem.ts';
import type { CapabilityMemory, RememberedCapabilities } from '../../models/capabilities.ts';
import type { ChatModel } from '../../models/chatModel.ts';
import { type ModelLog, requestText } from '../../models/modelLog.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { type ApiKeys, hostOf } from './apiKeys.ts';
import type { OfflineJudges } from './offlineJudges.ts';

type ModelSettings = Pick<Settings, 'judge' | 'baseUrl' | 'model' | 'headers' | 'vscodeModel'>;

/** Makes the chat model that the settings name. What talks to endpoints is loaded on use. */
export class ModelFactory {
  constructor(
    private readonly settings: ModelSettings,
    private readonly secrets: ApiKeys,
    private readonly memento: vscode.Memento,
    private readonly log: Log,
    private readonly offline: Pick<OfflineJudges, 'id'>,
  ) {}

  /** Who would judge the next check, or grade, and where its text would go. */
  chosen(kind = this.settings.judge): { readonly id: string; readonly destination?: string } {
    const { baseUrl, model, vscodeModel } = this.settings;
    switch (kind) {
      case 'offline':
        return { id: this.offline.id };
      case 'openai':
        return { id: `openai:${model}`, destination: hostOf(baseUrl) };
      case 'vscode':
        return { id: `vscode:${vscodeModel}`, destination: vscodeModel.split('/')[0]! };
    }
  }

  /** @throws {Problem} untrusted, noModelChosen, badInput */
  async create(kind: 'openai' | 'vscode', name?: string): Promise<ChatModel> {
    if (!vscode.workspace.isTrusted) throw new Problem('untrusted');
    return kind === 'openai'
      ? this.#overEndpoint(name ?? this.settings.model)
      : this.#ofVsCode(name ?? this.settings.vscodeModel);
  }

  async #overEndpoint(model: string): Promise<ChatModel> {
    const { baseUrl } = this.settings;
    if (model === '' || baseUrl === '') throw new Problem('noModelChosen');
    const key = await this.secrets.key(baseUrl);
    const { createOpenAiModel } = await import('../../models/openai.ts');
    return createOpenAiModel({
      baseUrl,
      model,
      key,
      headers: this.settings.headers(baseUrl),
      fetch: globalThis.fetch,
      memory: this.#memory,
      log: this.#modelLog,
    });
  }

  async #ofVsCode(id: string): Promise<ChatModel> {
    if (id === '') throw new Problem('noModelChosen');
    const { createVsCodeModel } = await import('../../models/vscodeLm.ts');
    return createVsCodeModel(id, { memory: this.#memory, log: this.#modelLog });
  }

  /** From which the marks around data are made: drawn once, so that a provider's cache knows a context again. */
  get secret(): string {
    const name = 'claimlight.promptSecret';
    const drawn = this.memento.get<string>(name) ?? crypto.randomUUID();
    void this.memento.update(name, drawn);
    return drawn;
  }

  /** What endpoints accept is learnt once for all windows. */
  get #memory(): CapabilityMemory {
    const key = (name: string) => `claimlight.capabilities:${name}`;
    return {
      get: (name) => this.memento.get<RememberedCapabilities>(key(name)),
      set: (name, remembered) => void this.memento.update(key(name), remembered),
    };
  }

  get #modelLog(): ModelLog {
    return {
      note: (text) => this.log.info(text),
      request: (record) => this.log.info(requestText(record)),
    };
  }
}
