import * as vscode from 'vscode';
import type { ScorerApi } from '../api/scorerApi.ts';
import { Problem } from '../check/problem.ts';

/** What other extensions get from `extensions.getExtension('claimlight.claimlight').activate()`. */
export interface ClaimlightApi {
  /**
   * The scorer functions of `claimlight/scorers`, which here also take a `vscode.LanguageModelChat`. The keys that the
   * person gave Claimlight are not lent to others: who asks brings a model. Rejects in an untrusted workspace.
   */
  scorers(): Promise<ScorerApi>;
}

/** Loaded on use, so that activation stays light. */
export const exportedApi: ClaimlightApi = {
  async scorers() {
    if (!vscode.workspace.isTrusted) throw new Problem('untrusted');
    const [{ createScorerApi }, { createVsCodeModel }] = await Promise.all([
      import('../api/scorerApi.ts'),
      import('../models/vscodeLm.ts'),
    ]);
    return createScorerApi({
      env: {},
      fetch: globalThis.fetch,
      adapters: [
        (model) => (isVsCodeModel(model) ? createVsCodeModel(`${model.vendor}/${model.id}`) : undefined),
      ],
    });
  },
};

const isVsCodeModel = (model: object): model is vscode.LanguageModelChat =>
  'sendRequest' in model && 'vendor' in model && 'id' in model;
