import type { Judge } from '../check/judge.ts';
import type { CallRecord } from '../judges/llm/asking.ts';
import type { StepRecord } from '../judges/llm/staged/stagedJudge.ts';
import type { ChatModel } from '../models/chatModel.ts';

export interface JudgeOptions {
  /** Default "staged": claims, then verdicts. */
  readonly strategy?: 'staged' | 'single pass';
  /** Told each call; a single pass is all verdicts. */
  readonly onStep?: (record: StepRecord) => void;
}

/** The judge over a chat model; the offline judge where there is none. */
export async function judgeOver(
  model: ChatModel | undefined,
  { strategy = 'staged', onStep }: JudgeOptions = {},
): Promise<Judge> {
  if (!model) {
    const { createOfflineJudge } = await import('../judges/offline/offlineJudge.ts');
    return createOfflineJudge();
  }
  if (strategy === 'staged') {
    const { createStagedJudge } = await import('../judges/llm/staged/stagedJudge.ts');
    return createStagedJudge({ model, ...(onStep ? { onStep } : {}) });
  }
  const { createLlmJudge } = await import('../judges/llm/llmJudge.ts');
  const onCall = (record: CallRecord) => onStep?.({ step: 'verdicts', ...record });
  return createLlmJudge({ model, onCall });
}
