import type { Judge } from '../../check/judge.ts';
import { Problem } from '../../check/problem.ts';
import type { Models } from './modelSource.ts';

/**
 * Judges for an evaluation: "offline", or a model's id. The bare word "openai" takes the model of `--model`.
 * @throws {Problem} noModelChosen without one
 */
export async function judgeByName(name: string, models: Models, model?: string): Promise<Judge> {
  if (name === 'offline') {
    const { createOfflineJudge } = await import('../../judges/offline/offlineJudge.ts');
    return createOfflineJudge();
  }
  const { createModelJudge } = await import('../../judges/modelJudge.ts');
  return createModelJudge({ model: await models.open(modelName(name, model)) });
}

/** The id of the model that a judge's name stands for. */
export function modelName(name: string, model?: string): string {
  if (name !== 'openai') return name;
  if (model === undefined) throw new Problem('noModelChosen');
  return model;
}
