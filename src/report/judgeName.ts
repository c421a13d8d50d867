import { t } from '@vscode/l10n';

/** A judge's name for people: "Offline judge", "gpt-4o" for "openai:gpt-4o". */
export const judgeName = (id: string): string =>
  id === 'offline' ? t('Offline judge') : id.slice(id.indexOf(':') + 1) || t('No model is selected.');

/** Who decided, after other words: "judged offline", "judged by gpt-4o". */
export const judgedBy = (id: string): string =>
  id === 'offline' ? t('judged offline') : t('judged by {0}', judgeName(id));
