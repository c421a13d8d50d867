import { chooseJudge, clearApiKey, setApiKey } from '../commands/judgeCommands.ts';
import type { CommonParts } from '../commonParts.ts';
import { commands } from '../ids.ts';
import { ApiKeys } from './apiKeys.ts';
import { ContextIndexes } from './contextIndexes.ts';
import { JudgeFactory } from './judgeFactory.ts';
import { ModelFactory } from './modelFactory.ts';
import { ModelTests } from './modelTests.ts';
import { OfflineJudges } from './offlineJudges.ts';
import { OfflineWorker } from './offlineWorker.ts';

/** Who judges. */
export interface JudgingParts {
  readonly models: ModelFactory;
  readonly offline: OfflineJudges;
  readonly judges: JudgeFactory;
  readonly tests: ModelTests;
  readonly indexes: ContextIndexes;
}

export function registerJudging({
  registrar,
  settings,
  secrets,
  globalState,
  localModels,
  workers,
}: CommonParts): JudgingParts {
  const keys = new ApiKeys(secrets);
  const worker = workers && new OfflineWorker(workers, localModels);
  const offline = new OfflineJudges(settings, localModels, registrar.log, worker);
  const models = new ModelFactory(settings, keys, globalState, registrar.log, offline);
  registrar.command(commands.chooseJudge, (given) => chooseJudge(given, settings, keys));
  const tests = new ModelTests();
  const parts = { settings, models, tests };
  registrar.command(commands.testConnection, async () => {
    const { testConnection } = await import('../commands/testConnection.ts');
    return testConnection(parts);
  });
  registrar.command(commands.testModel, async () => {
    const { testModel } = await import('../commands/testModel.ts');
    return testModel(parts);
  });
  registrar.command(commands.setApiKey, () => setApiKey(settings, keys));
  registrar.command(commands.clearApiKey, () => clearApiKey(settings, keys));
  return {
    models,
    offline,
    judges: new JudgeFactory(settings, models, offline),
    tests,
    indexes: new ContextIndexes(worker),
  };
}
