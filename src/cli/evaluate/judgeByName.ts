import type { Judge } from '../../check/judge.ts';
import { Problem } from '../../check/problem.ts';
import type { Models } from './modelSource.ts';

/** Judges for an evaluation: "offline", or a model's id. Throws `noModelChosen` for the bare word "openai". */
export async function judgeByName(name: string, models: Models): Promise<Judge> {
  if (name === 'offline') {
    const { createOfflineJudge } = await import('../../judges/offline/offlineJudge.ts');
    return createOfflineJudge();
  }
  if (name === 'openai') throw new Problem('noModelChosen');
  const { createLlmJudge } = await import('../../judges/llm/llmJudge.ts');
  return createLlmJudge({ model: await models.open(name) });
}
