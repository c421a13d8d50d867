import assert from 'node:assert/strict';
import { answers, unsupported } from '../../server/answers.ts';
import { scriptedModels } from '../../server/scriptedModels.ts';
import { createWorkplace, type Workplace } from './workplace.ts';

describe('claimlight try', () => {
  const start = scriptedModels();
  let place: Workplace;
  beforeEach(() => {
    place = createWorkplace();
  });
  afterEach(() => place.remove());

  const env = { OPENAI_API_KEY: 'secret' };

  it('says how many known claims a model got right, and what its endpoint can do', async () => {
    const server = await start(({ asked }) => ({ answer: answers(...asked.map((n) => unsupported(n))) }), {
      key: 'secret',
    });
    const args = ['try', 'openai:test-model', '--base-url', server.url, '--no-window', '--price', '1/10'];
    const { code, out, error } = await place.run(args, { env });
    assert.equal(code, 0, error);
    assert.match(error, /About 2 calls, \d+ tokens, cost 0\.0\d+\. Ctrl\+C stops\./);
    assert.match(out, /^\d+ of 40 known claims judged correctly/);
    assert.match(out, /absence +6 of 6/);
    assert.match(out, /The crossing is 4,500 metres long\. \(unsupported; right: supported\)/);
    assert.match(out, /Answers held to: schema/);
  });

  it('sends nothing where only the estimate is asked for', async () => {
    const server = await start([]);
    const args = ['try', 'openai:test-model', '--base-url', server.url, '--estimate'];
    const { code, error } = await place.run(args);
    assert.equal(code, 0);
    assert.match(error, /About 3 calls/);
    assert.equal(server.requests.length, 0);
  });
});
