import { t } from '@vscode/l10n';
import { isOfflineId, lacksLocalModel, modelOfJudge } from '../check/offlineId.ts';

/** A judge's name for people: "Offline judge", "gpt-4o" for "openai:gpt-4o". */
export function judgeName(id: string): string {
  const model = modelOfJudge(id);
  if (!isOfflineId(id)) return model || t('No model is selected.');
  if (lacksLocalModel(id)) return t('Offline judge, rules alone');
  return model === undefined ? t('Offline judge') : t('Offline judge, local model {0}', model);
}

/** Who decided, after other words: "judged offline", "judged by gpt-4o". */
export function judgedBy(id: string): string {
  const model = modelOfJudge(id);
  if (!isOfflineId(id)) return t('judged by {0}', judgeName(id));
  if (lacksLocalModel(id)) return t('judged offline by rules alone');
  return model === undefined ? t('judged offline') : t('judged offline, local model {0}', model);
}
