import { cacheAnswers, createAnswerStore } from '../../check/cache.ts';
import type { Judge } from '../../check/judge.ts';
import type { JudgeKind, Settings } from '../settings.ts';
import type { ModelFactory } from './modelFactory.ts';
import type { OfflineJudges } from './offlineJudges.ts';

export interface JudgeChoice {
  readonly kind: JudgeKind;
  /** Instead of the model that the settings name. */
  readonly model?: string;
}

/** Makes judges, by default the one that the settings name. They are loaded on use, so that activation stays light. */
export class JudgeFactory {
  readonly #answers = createAnswerStore();
  constructor(
    private readonly settings: Pick<
      Settings,
      'judge' | 'maxTokensPerRun' | 'contextTokens' | 'price' | 'secondLook'
    >,
    private readonly models: ModelFactory,
    private readonly offline: OfflineJudges,
  ) {}

  /** Starts what the judge of the settings needs for a check that is to come. */
  warm(): void {
    if (this.settings.judge === 'offline') this.offline.warm();
  }

  /** @throws {Problem} untrusted, noModelChosen, badInput */
  async create({ kind, model }: JudgeChoice = { kind: this.settings.judge }): Promise<Judge> {
    switch (kind) {
      case 'offline':
        return this.offline.create();
      case 'openai':
      case 'vscode': {
        const chat = await this.models.create(kind, model);
        const { createModelJudge } = await import('../../judges/modelJudge.ts');
        const { maxTokensPerRun: tokensPerRun, contextTokens, price, secondLook } = this.settings;
        const second = secondLook ? { model: await this.models.create(kind, secondLook) } : undefined;
        const { secret } = this.models;
        const judge = createModelJudge({ model: chat, second, tokensPerRun, contextTokens, price, secret });
        return cacheAnswers(judge, this.#answers);
      }
    }
  }
}
