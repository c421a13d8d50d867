import type { Judge } from '../check/judge.ts';
import { Problem } from '../check/problem.ts';
import { modelById } from '../models/modelById.ts';

export const judgeNames = ['offline', 'openai'] as const;

export interface JudgeOptions {
  readonly judge: (typeof judgeNames)[number];
  readonly model?: string;
  readonly baseUrl?: string;
}

/** The judge that the options name; judges are loaded on use. Throws a `Problem` when model or key is missing. */
export async function chooseJudge(
  { judge, model, baseUrl }: JudgeOptions,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Judge> {
  switch (judge) {
    case 'offline': {
      const { createOfflineJudge } = await import('../judges/offline/offlineJudge.ts');
      return createOfflineJudge();
    }
    case 'openai': {
      if (model === undefined) throw new Problem('noModelChosen');
      const address = modelById(model, { env, ...(baseUrl === undefined ? {} : { baseUrl }) });
      const [{ createLlmJudge }, { createOpenAiModel }] = await Promise.all([
        import('../judges/llm/llmJudge.ts'),
        import('../models/openai.ts'),
      ]);
      return createLlmJudge({ model: createOpenAiModel({ ...address, fetch }) });
    }
  }
}
