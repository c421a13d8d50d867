import type { Judge } from '../check/judge.ts';
import { Problem } from '../check/problem.ts';
import type { LocalModels } from './localModels.ts';

export interface OfflineChoice {
  /** Without a model even where there is one. */
  readonly rulesAlone?: boolean;
  /** A model was asked for and cannot be used: the judge's id says so. */
  readonly lacksModel?: boolean;
  /** Instead of the model that ships, if one does. */
  readonly modelFolder?: string;
}

/**
 * The offline judge for programs, which judge the same each time or not at all.
 * @throws {Problem} localModel, where the model that it is to read with cannot be used
 */
export async function openOfflineJudge(
  { rulesAlone = false, lacksModel, modelFolder }: OfflineChoice,
  models: LocalModels | undefined,
): Promise<Judge> {
  const { createOfflineJudge } = await import('../judges/offline/offlineJudge.ts');
  const { withShortAnswers } = await import('../judges/shared/shortAnswerJudge.ts');
  if (rulesAlone) return withShortAnswers(createOfflineJudge({ lacksModel }));
  if (modelFolder === undefined)
    return withShortAnswers(createOfflineJudge({ model: await models?.shipped() }));
  if (!models) throw new Problem('localModel', { detail: modelFolder });
  return withShortAnswers(createOfflineJudge({ model: await models.inFolder(modelFolder) }));
}
