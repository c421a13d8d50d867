import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RequestRecord, requestText } from '../../../src/models/modelLog.ts';
import { answers, supported } from '../../server/answers.ts';
import { startScriptedModel } from '../../server/scriptedModel.ts';
import { check } from '../judges/llm/checking.ts';

const context = 'It holds 40 buses.';
const reply = { answer: answers(supported(1, 1)) };

const listen = (server: http.Server): Promise<string> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(`127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );

describe('the connection to an endpoint', () => {
  it('carries the key, and none where none is set', async () => {
    const locked = await startScriptedModel([reply], { key: 'right' });
    const open = await startScriptedModel([reply]);
    await check(locked.url, context, context, { settings: { key: 'right' } });
    await check(open.url, context, context);
    await Promise.all([locked.close(), open.close()]);
    const sent = [locked, open].map(({ requests }) => requests[0]?.headers.authorization);
    assert.deepEqual(sent, ['Bearer right', undefined]);
  });

  it('names the cause when there is no network', async () => {
    const { ended } = await check('http://127.0.0.1:1/v1', context, context);
    assert.equal(ended.problem?.code, 'unreachable');
    assert.match(String(ended.problem?.args.cause), /ECONNREFUSED|network/);
  });

  it('sends neither text nor key where a redirect leads', async () => {
    let reached = 0;
    const elsewhere = http.createServer((_, response) => response.end(String(++reached)));
    const location = `http://${await listen(elsewhere)}/v1/chat/completions`;
    const server = await startScriptedModel([{ status: 308, headers: { location } }], { key: 'secret' });
    const { ended } = await check(server.url, context, context, { settings: { key: 'secret' } });
    await server.close();
    elsewhere.close();
    assert.equal(ended.problem?.code, 'redirected');
    assert.equal(reached, 0);
  });

  it('takes nothing from the environment', async () => {
    const server = await startScriptedModel([reply]);
    const set = {
      OPENAI_API_KEY: 'from-env',
      OPENAI_ORG_ID: 'org-env',
      OPENAI_PROJECT_ID: 'project-env',
      OPENAI_BASE_URL: 'http://127.0.0.1:1',
      OPENAI_CUSTOM_HEADERS: 'x-env: yes',
      OPENAI_LOG: 'debug',
    };
    Object.assign(process.env, set);
    try {
      const { verdicts } = await check(server.url, context, context);
      assert.deepEqual(verdicts, { 1: 'supported' });
      const { headers } = server.requests[0]!;
      assert.doesNotMatch(JSON.stringify(headers), /env/);
    } finally {
      for (const name of Object.keys(set)) delete process.env[name];
      await server.close();
    }
  });

  it('carries extra headers', async () => {
    const server = await startScriptedModel([reply]);
    await check(server.url, context, context, { settings: { headers: { 'x-team': 'docs' } } });
    await server.close();
    assert.equal(server.requests[0]!.headers['x-team'], 'docs');
  });

  it('is logged by target, tokens and time, never by text or key', async () => {
    const server = await startScriptedModel([{ status: 500 }, reply], { key: 'secret-key' });
    const records: RequestRecord[] = [];
    const notes: string[] = [];
    const log = {
      request: (record: RequestRecord) => records.push(record),
      note: (text: string) => notes.push(text),
    };
    await check(server.url, context, context, { settings: { log, key: 'secret-key' } });
    await server.close();
    assert.equal(records.length, 1);
    const [{ milliseconds, ...record }] = records as [RequestRecord];
    assert.deepEqual(record, {
      model: 'openai:test-model',
      destination: new URL(server.url).host,
      outcome: 'complete',
      promptTokens: 100,
      completionTokens: Math.ceil(JSON.stringify(reply.answer).length / 4),
      served: 'test-model',
    });
    assert.match(
      requestText(records[0]!),
      /^openai:test-model at 127\.0\.0\.1:\d+: complete, 100 \+ \d+ tokens, \d+ ms$/,
    );
    assert.ok(milliseconds >= 0);
    assert.equal(notes.length, 1);
    assert.doesNotMatch(JSON.stringify([records, notes]), /buses|secret-key/);
  });
});
