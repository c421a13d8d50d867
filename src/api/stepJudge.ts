import type { Judge } from '../check/judge.ts';
import type { CallRecord } from '../judges/llm/asking.ts';
import type { ChatModel } from '../models/chatModel.ts';

/** "staged": claims, then verdicts; "single pass": both in one call, which costs about half. */
export type Strategy = 'staged' | 'single pass';

/** What a model was asked at each step; filled while the judge works. */
export interface StepPrompts {
  readonly claims: string[];
  readonly verdicts: string[];
}

/** The judge over a chat model, with its prompts on record; the offline judge where there is none. */
export async function createStepJudge(
  model: ChatModel | undefined,
  strategy: Strategy = 'staged',
): Promise<{ readonly judge: Judge; readonly prompts: StepPrompts }> {
  const prompts: StepPrompts = { claims: [], verdicts: [] };
  if (!model) {
    const { createOfflineJudge } = await import('../judges/offline/offlineJudge.ts');
    return { judge: createOfflineJudge(), prompts };
  }
  if (strategy === 'single pass') {
    const { createLlmJudge } = await import('../judges/llm/llmJudge.ts');
    const onCall = ({ prompt }: CallRecord) => {
      prompts.claims.push(prompt);
      prompts.verdicts.push(prompt);
    };
    return { judge: createLlmJudge({ model, onCall }), prompts };
  }
  const { createStagedJudge } = await import('../judges/llm/staged/stagedJudge.ts');
  const judge = createStagedJudge({ model, onStep: ({ step, prompt }) => prompts[step].push(prompt) });
  return { judge, prompts };
}
