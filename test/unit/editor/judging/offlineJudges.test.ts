import assert from 'node:assert/strict';
import { Problem } from '../../../../src/check/problem.ts';
import { OfflineJudges } from '../../../../src/editor/judging/offlineJudges.ts';
import type { Log } from '../../../../src/editor/log.ts';
import type { LocalModels } from '../../../../src/worker/localModels.ts';
import { readingModel } from '../../judges/offline/readingModels.ts';

const model = Object.assign(readingModel({ supported: 0.5 }), { runtime: 'native' as const });

function judges(settings: { offlineModel: 'auto' | 'off'; modelFolder: string }, models?: LocalModels) {
  const warned: string[] = [];
  const told: string[] = [];
  const log = {
    warn: (text: string) => void warned.push(text),
    info: (text: string) => void told.push(text),
  } as unknown as Log;
  return { offline: new OfflineJudges(settings, models, log), warned, told };
}

const none: LocalModels = {
  shipped: async () => undefined,
  inFolder: (path) => Promise.reject(new Problem('localModel', { detail: `${path} is broken` })),
};
const one: LocalModels = { shipped: async () => model, inFolder: async () => model };

describe('the offline judge in the editor', () => {
  it('has rules alone where no model ships, without a word', async () => {
    const { offline, warned } = judges({ offlineModel: 'auto', modelFolder: '' }, none);
    assert.equal((await offline.create()).id, 'offline');
    assert.deepEqual(warned, []);
  });

  it('reads with the model that ships, or with that of a folder', async () => {
    for (const modelFolder of ['', '/models/own']) {
      const { offline, told } = judges({ offlineModel: 'auto', modelFolder }, one);
      assert.equal((await offline.create()).id, 'offline:abcdef01');
      assert.equal(offline.id, 'offline:abcdef01');
      await offline.create();
      assert.deepEqual(told, ['offline:abcdef01: its model runs natively.'], 'once, in the log');
    }
  });

  it('tells what it reads with, and that its model is loading', async () => {
    const { offline } = judges({ offlineModel: 'auto', modelFolder: '' }, one);
    const told: unknown[] = [offline.reading];
    offline.onDidChange(() => told.push(offline.reading));
    await offline.create();
    assert.deepEqual(told, [undefined, 'loading', 'native']);
    const alone = judges({ offlineModel: 'off', modelFolder: '' }, one).offline;
    await alone.create();
    assert.equal(alone.reading, 'values');
  });

  it('has rules alone where the model is switched off', async () => {
    const { offline } = judges({ offlineModel: 'off', modelFolder: '/models/own' }, one);
    assert.equal((await offline.create()).id, 'offline');
  });

  it('goes on with rules alone where the model cannot be used, and says so', async () => {
    for (const models of [none, undefined]) {
      const { offline, warned } = judges({ offlineModel: 'auto', modelFolder: '/models/own' }, models);
      assert.equal((await offline.create()).id, 'offline:rules');
      assert.match(warned.join(), /\/models\/own/);
    }
  });

  it('keeps one judge, and takes the model when it can be used again', async () => {
    let broken = true;
    const models: LocalModels = { ...none, inFolder: (path) => (broken ? none : one).inFolder(path) };
    const { offline } = judges({ offlineModel: 'auto', modelFolder: '/models/own' }, models);
    const first = await offline.create();
    assert.equal(await offline.create(), first);
    broken = false;
    assert.equal((await offline.create()).id, 'offline:abcdef01');
  });
});
