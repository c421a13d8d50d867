import type { Judge } from '../check/judge.ts';
import { Problem } from '../check/problem.ts';
import type { ReadingModel } from '../judges/reading/readingModel.ts';
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
 * The model that a judge is to read with; undefined where it has rules alone.
 * @throws {Problem} localModel, where it cannot be used
 */
export async function openReadingModel(
  { rulesAlone = false, modelFolder }: OfflineChoice,
  models: LocalModels | undefined,
): Promise<ReadingModel | undefined> {
  if (rulesAlone) return undefined;
  if (modelFolder === undefined) return models?.shipped();
  if (!models) throw new Problem('localModel', { detail: modelFolder });
  return models.inFolder(modelFolder);
}

/**
 * The offline judge for programs, which judge the same each time or not at all.
 * @throws {Problem} localModel, where the model that it is to read with cannot be used
 */
export async function openOfflineJudge(
  choice: OfflineChoice,
  models: LocalModels | undefined,
): Promise<Judge> {
  const { createOfflineJudge } = await import('../judges/offline/offlineJudge.ts');
  const { withShortAnswers } = await import('../judges/shared/shortAnswerJudge.ts');
  const model = await openReadingModel(choice, models);
  return withShortAnswers(createOfflineJudge({ model, lacksModel: choice.lacksModel }));
}
