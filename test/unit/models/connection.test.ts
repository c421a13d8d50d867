import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { RequestRecord } from '../../../src/models/modelLog.ts';
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
  it('carries the key, and names a wrong one', async () => {
    const server = await startScriptedModel([reply], { key: 'right' });
    const good = await check(server.url, context, context, { settings: { key: 'right' } });
    const wrong = await check(server.url, context, context, { settings: { key: 'wrong' } });
    const none = await check(server.url, context, context);
    await server.close();
    assert.deepEqual(
      [good, wrong, none].map(({ verdicts }) => verdicts[1]),
      ['supported', 'wrongKey', 'noKey'],
    );
  });

  it('names a model that does not exist', async () => {
    const server = await startScriptedModel([reply]);
    const { ended } = await check(server.url, context, context, { settings: { model: 'gpt-0' } });
    await server.close();
    assert.equal(ended.problem?.code, 'noSuchModel');
  });

  it('names the cause when there is no network', async () => {
    const { ended } = await check('http://127.0.0.1:1/v1', context, context);
    assert.equal(ended.problem?.code, 'unreachable');
    assert.match(String(ended.problem?.args.cause), /ECONNREFUSED|network/);
  });

  it('names a path that is no API', async () => {
    const site = http.createServer((_, response) => {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
    });
    const { ended } = await check(`http://${await listen(site)}/docs`, context, context);
    site.close();
    assert.equal(ended.problem?.code, 'notAnApi');
  });

  it('does not trust a self-signed certificate', async () => {
    const [key, cert] = ['key.pem', 'cert.pem'].map((name) =>
      readFileSync(path.join(import.meta.dirname, '../../fixtures/self-signed', name)),
    );
    const server = https.createServer({ key, cert });
    const { ended } = await check(`https://${await listen(server)}/v1`, context, context);
    server.close();
    assert.equal(ended.problem?.code, 'certificate');
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
    });
    assert.ok(milliseconds >= 0);
    assert.equal(notes.length, 1);
    assert.doesNotMatch(JSON.stringify([records, notes]), /buses|secret-key/);
  });
});
