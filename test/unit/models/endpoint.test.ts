import assert from 'node:assert/strict';
import { listModels } from '../../../src/models/endpoint.ts';
import { isOnThisMachine } from '../../../src/models/thisMachine.ts';
import { patienceWith } from '../../../src/models/watchdog.ts';
import { startScriptedModel } from '../../server/scriptedModel.ts';

const list = (baseUrl: string, key?: string) =>
  listModels({ baseUrl, fetch, key }, AbortSignal.timeout(3000));

describe('a model on this machine', () => {
  it('is given minutes to read a long prompt', () => {
    const first = (url: string) => patienceWith(isOnThisMachine(url)).first;
    for (const host of ['localhost:11434', '127.0.0.1:8080', '[::1]:1234'])
      assert.ok(first(`http://${host}/v1`) >= 500_000, host);
    for (const url of ['https://api.openai.com/v1', 'https://localhost.example.com/v1'])
      assert.ok(first(url) <= 180_000, url);
  });
});

describe('the models of an endpoint', () => {
  it('are named in its own order', async () => {
    const server = await startScriptedModel([], { models: ['b-model', 'a-model'], key: 'k' });
    assert.deepEqual(await list(server.url, 'k'), ['b-model', 'a-model']);
    await assert.rejects(list(server.url), { code: 'noKey' });
    assert.equal(server.requests.length, 0);
    await server.close();
  });

  it('cannot be had without a connection', async () => {
    await assert.rejects(list('http://127.0.0.1:1/v1'), { code: 'unreachable' });
  });
});
