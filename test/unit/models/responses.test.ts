import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCapabilityMemory } from '../../../src/models/capabilities.ts';
import { answers, supported } from '../../server/answers.ts';
import { check } from '../judges/llm/checking.ts';

const context = 'It holds 40 buses.';
const answer = JSON.stringify(answers(supported(1, 1)));
const usage = { input_tokens: 120, output_tokens: 9, input_tokens_details: { cached_tokens: 0 } };

interface Seen {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** An endpoint of a model that has the Responses API only. */
async function startResponses(parts: readonly object[], whole?: object) {
  const seen: Seen[] = [];
  const server = http.createServer((request, response) => {
    let raw = '';
    request.on('data', (data: Buffer) => {
      raw += data;
    });
    request.on('end', () => {
      seen.push({ path: request.url!, body: JSON.parse(raw) as Seen['body'] });
      if (!request.url!.endsWith('/responses')) {
        response.writeHead(404, { 'content-type': 'application/json' });
        const message = 'This model is only supported in v1/responses and not in v1/chat/completions.';
        response.end(JSON.stringify({ error: { message, type: 'invalid_request_error' } }));
      } else if (whole) {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(whole));
      } else {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        for (const part of parts) response.write(`data: ${JSON.stringify(part)}\n\n`);
        response.end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, seen };
}

const deltas = [...(answer.match(/.{1,9}/gs) ?? [])].map((delta) => ({
  type: 'response.output_text.delta',
  delta,
}));

describe('a model that has the Responses API only', () => {
  it('is asked by it, and remembered', async () => {
    const { url, seen } = await startResponses([
      ...deltas,
      { type: 'response.completed', response: { status: 'completed', usage } },
    ]);
    const memory = createCapabilityMemory();
    for (let i = 0; i < 2; i++) {
      const { verdicts, outcome } = await check(url, context, context, { settings: { memory } });
      assert.deepEqual(verdicts, { 1: 'supported' });
      assert.deepEqual([outcome.usage.promptTokens, outcome.usage.completionTokens], [120, 9]);
    }
    assert.deepEqual(
      seen.map(({ path }) => path),
      ['/v1/chat/completions', '/v1/responses', '/v1/responses'],
    );
    const { body } = seen[1]!;
    assert.equal(body.store, false);
    assert.match(String(body.instructions), /^Check each sentence/);
    assert.match(String(body.input), /\[s1\] It holds 40 buses\./);
    assert.equal((body.text as { format: { type: string } }).format.type, 'json_schema');
  });

  it('may answer in one piece', async () => {
    const content = [{ type: 'output_text', text: answer }];
    const { url } = await startResponses([], {
      output: [{ type: 'message', content }],
      usage,
      status: 'completed',
    });
    assert.deepEqual((await check(url, context, context)).verdicts, { 1: 'supported' });
  });

  it('may refuse, be cut off, break off, or fail', async () => {
    const end = (incomplete_details: object) => ({
      type: 'response.incomplete',
      response: { status: 'incomplete', incomplete_details, usage },
    });
    const rows: readonly (readonly [string, ...object[]])[] = [
      [
        'refused',
        { type: 'response.refusal.delta', delta: 'No.' },
        { type: 'response.completed', response: {} },
      ],
      ['refused', end({ reason: 'content_filter' })],
      ['outputTooLong', ...deltas.slice(0, 2), end({ reason: 'max_output_tokens' })],
      ['dropped', ...deltas.slice(0, 2)],
      ['dropped', { type: 'response.failed', response: { error: { message: 'no' } } }],
    ];
    for (const [code, ...parts] of rows) {
      const { url } = await startResponses(parts);
      const { verdicts, ended } = await check(url, context, context);
      assert.equal(verdicts[1] ?? ended.problem?.code, code);
    }
  });
});
