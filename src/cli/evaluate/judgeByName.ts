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
  const { createModelJudge } = await import('../../judges/modelJudge.ts');
  return createModelJudge({ model: await models.open(name) });
}
