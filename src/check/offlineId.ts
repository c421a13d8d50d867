/** The offline judge with rules alone, as it is or as the person asked for it. */
const rulesId = 'offline';
/** With rules alone though a model was asked for: it cannot be used. */
const lackingId = 'offline:rules';

/**
 * The offline judge's id: two that decide differently never share one.
 * @param model SHA-256 of the weights with which it reads
 */
export const offlineId = (model: 'none' | 'lacking' | (string & {})): string =>
  model === 'none' ? rulesId : model === 'lacking' ? lackingId : `offline:${model.slice(0, 8)}`;

export const isOfflineId = (id: string): boolean => id === rulesId || id.startsWith(`${rulesId}:`);

export const lacksLocalModel = (id: string): boolean => id === lackingId;

/** The model that a judge asks: its name, or the short hash of a local one. */
export const modelOfJudge = (id: string): string | undefined =>
  id === rulesId || id === lackingId ? undefined : id.slice(id.indexOf(':') + 1);
