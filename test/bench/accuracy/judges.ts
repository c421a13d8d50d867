import type { Judge } from '../../../src/check/judge.ts';
import { createOfflineJudge } from '../../../src/judges/offline/offlineJudge.ts';
import { NodeLocalModels } from '../../../src/worker/localModels.node.ts';
import { modelAlone } from './modelAlone.ts';

/** The judges that are measured. */
export interface MeasuredJudges {
  /** The judge as a person meets it. */
  readonly judge: Judge;
  /** Others for the ablation; empty where no model is at hand. */
  readonly others: Readonly<Record<string, Judge>>;
  readonly name: string;
}

/** @param folder of the local model; the one that ships where absent */
export async function measuredJudges(folder: string | undefined): Promise<MeasuredJudges> {
  const models = new NodeLocalModels();
  const model = folder === undefined ? await models.shipped() : await models.inFolder(folder);
  const rules = createOfflineJudge();
  return model
    ? {
        judge: createOfflineJudge({ model }),
        others: { 'without the model': rules, 'model alone': modelAlone(model) },
        name: `with the model ${model.sha256.slice(0, 8)}`,
      }
    : { judge: rules, others: {}, name: 'without a model' };
}
