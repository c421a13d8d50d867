import { type ScriptedModel, startScriptedModel } from './scriptedModel.ts';

/** Starts scripted models for the tests of this suite; each is closed after its test, also after one that fails. */
export function scriptedModels(): typeof startScriptedModel {
  const started: ScriptedModel[] = [];
  afterEach(() => Promise.all(started.splice(0).map((model) => model.close())));
  return async (...given) => {
    const model = await startScriptedModel(...given);
    started.push(model);
    return model;
  };
}
