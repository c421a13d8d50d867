import { join } from 'node:path';
import type { Judge } from '../../../src/check/judge.ts';
import { createOfflineJudge } from '../../../src/judges/offline/offlineJudge.ts';
import { NodeLocalModels } from '../../../src/worker/localModels.node.ts';
import { familyOf } from './labelled.ts';
import { modelAlone } from './modelAlone.ts';

/** The judges that are measured. */
export interface MeasuredJudges {
  /** The judge as a person meets it, for texts of a set: where folds are given, by weights that never saw its family. */
  readonly of: (set?: string) => Promise<Judge>;
  /** Others for the ablation; empty where the rules are all there is. */
  readonly others: (set?: string) => Promise<Readonly<Record<string, Judge>>>;
  readonly name: string;
}

export interface ModelFolders {
  /** Folder of the local model that ships. */
  readonly model?: string;
  /** Folder with a model in each of `a`, `b` and `c`: weights of folds that leave families out. */
  readonly foldWeights?: string;
}

/** The families that each fold leaves out; the training of the local model follows the same folds. */
const folds: Readonly<Record<string, readonly string[]>> = {
  a: ['ragtruth', 'contractnli', 'mnli'],
  b: ['summedits', 'frank', 'wice_claim'],
  c: ['begin', 'factcheckbench', 'diasumfact', 'fm2'],
};

/** The fold whose weights never saw a set; families that train nothing are new to every fold, and take the first. */
export const foldOf = (set: string): string =>
  Object.entries(folds).find(([, families]) => families.includes(familyOf(set)[0]!))?.[0] ?? 'a';

export function measuredJudges({ model, foldWeights }: ModelFolders): MeasuredJudges {
  const rules = createOfflineJudge();
  if (model === undefined && foldWeights === undefined)
    return { of: async () => rules, others: async () => ({}), name: 'rules' };
  const models = new NodeLocalModels();
  const judges = new Map<string, Promise<{ readonly both: Judge; readonly model: Judge }>>();
  const open = (folder: string) => {
    const opened =
      judges.get(folder) ??
      models
        .inFolder(folder)
        .then((reading) => ({ both: createOfflineJudge({ model: reading }), model: modelAlone(reading) }));
    judges.set(folder, opened);
    return opened;
  };
  const folderOf = (set?: string): string => {
    const isTrained = set !== undefined && Object.values(folds).flat().includes(familyOf(set)[0]!);
    return foldWeights === undefined || (model !== undefined && !isTrained)
      ? model!
      : join(foldWeights, foldOf(set ?? ''));
  };
  return {
    of: async (set) => (await open(folderOf(set))).both,
    others: async (set) => ({ rules, model: (await open(folderOf(set))).model }),
    name: 'rules and model',
  };
}
