import { cacheAnswers, createAnswerStore } from '../check/cache.ts';
import type { Judge } from '../check/judge.ts';
import type { ModelFactory } from './modelFactory.ts';
import type { JudgeKind, Settings } from './settings.ts';

/** Makes the judge that the settings name. Judges are loaded on use, so that activation stays light. */
export class JudgeFactory {
  readonly #answers = createAnswerStore();

  constructor(
    private readonly settings: Settings,
    private readonly models: ModelFactory,
  ) {}

  /** @throws {Problem} untrusted, noModelChosen, badInput */
  async create(kind: JudgeKind = this.settings.judge): Promise<Judge> {
    switch (kind) {
      case 'offline': {
        const { createOfflineJudge } = await import('../judges/offline/offlineJudge.ts');
        return createOfflineJudge();
      }
      case 'openai':
      case 'vscode': {
        const model = await this.models.create(kind);
        const { createLlmJudge, llmParameters } = await import('../judges/llm/llmJudge.ts');
        const { maxTokensPerRun: tokensPerRun, contextTokens, price } = this.settings;
        const judge = createLlmJudge({ model, tokensPerRun, contextTokens, price });
        return cacheAnswers(judge, llmParameters({ contextTokens }), this.#answers);
      }
    }
  }
}
