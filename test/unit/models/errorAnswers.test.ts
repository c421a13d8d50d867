import assert from 'node:assert/strict';
import { scriptedModels } from '../../server/scriptedModels.ts';
import { check } from '../judges/llm/checking.ts';

describe('an error in the place of an answer, with status 200', () => {
  const start = scriptedModels();

  async function problemOf(body: string, key?: string) {
    const type = body.startsWith('{') ? 'application/json' : 'text/event-stream';
    const server = await start([{ raw: { type, body } }], { key });
    const claim = 'The depot opened in May 2019.';
    const { outcome } = await check(server.url, claim, claim, { settings: { key } });
    const [found] = outcome.findings;
    assert.ok(found?.type === 'failure');
    return { ...found.problem, calls: server.requests.length };
  }

  const tooLong = 'This model’s maximum context length is 8192 tokens';
  const rows: readonly (readonly [body: object, code: string, said: string, calls: number])[] = [
    [{ error: { message: 'Provider returned an error: rate limit', code: 429 } }, 'quota', 'rate limit', 3],
    [{ error: { message: tooLong, code: 'context_length_exceeded' } }, 'promptTooLong', 'maximum', 1],
    [{ base_resp: { status_code: 1008, status_msg: 'insufficient balance' } }, 'noCredit', 'balance', 1],
    [{ error_code: 110, error_msg: 'Access token invalid' }, 'serverError', 'Access token', 3],
    [{ choices: [{ error: { code: 502, message: 'upstream failed' } }] }, 'serverError', 'upstream', 3],
    [{ message: 'The model `x` does not exist' }, 'noSuchModel', 'does not exist', 1],
  ];
  for (const [body, code, said, calls] of rows) {
    it(`is told in its own words: ${JSON.stringify(body)}`, async () => {
      const found = await problemOf(JSON.stringify(body));
      assert.deepEqual([found.code, found.calls], [code, calls]);
      assert.match(String(found.args.said), new RegExp(said));
    });
    if ('error' in body)
      it(`is told so from a stream too: ${JSON.stringify(body)}`, async () => {
        const found = await problemOf(`data: ${JSON.stringify(body)}\n\n`);
        assert.deepEqual([found.code, found.calls], [code, calls]);
      });
  }

  it('repeats no key', async () => {
    const found = await problemOf('{"error":{"message":"no access for sk-123456789"}}', 'sk-123456789');
    assert.equal(found.args.said, 'no access for …');
  });

  it('is another thing than an answer of another kind', async () => {
    assert.equal((await problemOf('{"choices":[],"error":null}')).code, 'notAnApi');
    assert.equal((await problemOf('{"model":"x","response":"Hello"}')).code, 'notAnApi');
  });
});
