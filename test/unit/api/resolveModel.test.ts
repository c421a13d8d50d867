import assert from 'node:assert/strict';
import OpenAI from 'openai';
import { type ModelOption, type Runtime, resolveModel } from '../../../src/api/resolveModel.ts';
import { Problem } from '../../../src/check/problem.ts';
import type { AnswerShape, ChatEvent, ChatModel } from '../../../src/models/chatModel.ts';
import { scriptedModels } from '../../server/scriptedModels.ts';

const runtime: Runtime = { env: { OPENAI_API_KEY: 'k' }, fetch, adapters: [] };

const shape: AnswerShape = {
  name: 'answer',
  schema: {
    type: 'object',
    properties: { ok: { type: 'boolean' } },
    required: ['ok'],
    additionalProperties: false,
  },
  asJson: 'Answer with one JSON object: {"ok": true}',
  asLines: '',
  holds: () => true,
};

async function ask(
  option: ModelOption,
  signal = new AbortController().signal,
): Promise<readonly ChatEvent[]> {
  const model = await resolveModel(option, runtime);
  const events: ChatEvent[] = [];
  for await (const event of model!.stream({ system: 'S', user: 'U', shape }, signal)) events.push(event);
  return events;
}

const answered = (text: string, promptTokens: number, completionTokens: number): readonly ChatEvent[] => [
  { type: 'text', text },
  { type: 'usage', promptTokens, completionTokens },
  { type: 'finish', how: 'complete' },
];

describe('a model option', () => {
  const startModel = scriptedModels();

  it('"offline" is no chat model', async () =>
    assert.equal(await resolveModel('offline', runtime), undefined));

  it('a string is a model’s id', async () => {
    const model = await resolveModel('openai/gpt-4o', runtime);
    assert.deepEqual([model?.id, model?.destination], ['openai:gpt-4o', 'api.openai.com']);
  });

  it('anything else is refused', async () => {
    for (const option of [{}, { modelId: 'm' }, 'openai/', null, 7])
      await assert.rejects(resolveModel(option as ModelOption, runtime), { code: 'noModelChosen' });
  });

  it('an object that an adapter knows is the model that it makes', async () => {
    const own = { id: 'own:m' } as ChatModel;
    const adapters = [(model: object) => ('sendRequest' in model ? own : undefined)];
    assert.equal(await resolveModel({ sendRequest() {} }, { ...runtime, adapters }), own);
  });

  describe('an AI SDK model object', () => {
    const generated = {
      v1: { text: '{"ok":true}', finishReason: 'stop', usage: { promptTokens: 9, completionTokens: 3 } },
      v2: {
        content: [
          { type: 'reasoning', text: 'Hm.' },
          { type: 'text', text: '{"ok":true}' },
        ],
        finishReason: 'stop',
        usage: { inputTokens: 9, outputTokens: 3 },
      },
      v3: {
        content: [{ type: 'text', text: '{"ok":true}' }],
        finishReason: { unified: 'stop', raw: 'end_turn' },
        usage: { inputTokens: { total: 9 }, outputTokens: { total: 3 } },
      },
    };
    for (const [specificationVersion, result] of Object.entries(generated))
      it(`of specification ${specificationVersion}`, async () => {
        const asked: Record<string, unknown>[] = [];
        const model = {
          specificationVersion,
          provider: 'acme.chat',
          modelId: 'm1',
          async doGenerate(options: Record<string, unknown>) {
            asked.push(options);
            return result;
          },
        };
        assert.deepEqual(await ask(model), answered('{"ok":true}', 9, 3));
        assert.equal((await resolveModel(model, runtime))?.id, 'acme:m1');
        const { prompt, mode, responseFormat } = asked[0]!;
        assert.deepEqual(prompt, [
          { role: 'system', content: `S\n\n${shape.asJson}` },
          { role: 'user', content: [{ type: 'text', text: 'U' }] },
        ]);
        const form = (specificationVersion === 'v1' ? mode : responseFormat) as { readonly schema: unknown };
        assert.deepEqual(form.schema, shape.schema);
      });

    it('that was cut off, or refused, says so', async () => {
      for (const [finishReason, how] of [
        ['length', 'length'],
        ['content-filter', 'refused'],
      ] as const) {
        const model = { modelId: 'm', doGenerate: async () => ({ content: [], finishReason, usage: {} }) };
        assert.deepEqual((await ask(model)).at(-1), { type: 'finish', how });
      }
    });

    it('that throws is a problem with its cause', async () => {
      const failing = (error: object) => ({ modelId: 'm', doGenerate: () => Promise.reject(error) });
      await assert.rejects(ask(failing(Object.assign(new Error('no'), { statusCode: 401 }))), {
        code: 'wrongKey',
      });
      await assert.rejects(ask(failing(new Error('socket closed'))), (error: Problem) => {
        assert.ok(error instanceof Problem);
        assert.deepEqual([error.code, error.args.cause], ['unreachable', 'socket closed']);
        return true;
      });
    });

    it('ends without an error when cancelled', async () => {
      const stop = new AbortController();
      const model = {
        modelId: 'm',
        doGenerate: async () => {
          stop.abort();
          throw new Error('aborted');
        },
      };
      assert.deepEqual(await ask(model, stop.signal), []);
    });
  });

  describe('an OpenAI client with a model’s name', () => {
    it('asks through the client, held to the schema', async () => {
      const server = await startModel([{ answer: '{"ok":true}' }], { key: 'secret' });
      const client = new OpenAI({ apiKey: 'secret', baseURL: server.url });
      const [text, used] = await ask({ client, model: 'test-model' });
      assert.deepEqual(text, { type: 'text', text: '{"ok":true}' });
      assert.ok(used?.type === 'usage' && used.promptTokens > 0);
      const format = server.requests[0]!.body.response_format as { readonly type: string };
      assert.equal(format.type, 'json_schema');
    });

    it('asks without the schema where the endpoint has none', async () => {
      const server = await startModel([{ answer: '{"ok":true}' }], {
        key: 'secret',
        lacks: ['json_schema'],
      });
      const client = new OpenAI({ apiKey: 'secret', baseURL: server.url });
      const [text] = await ask({ client, model: 'test-model' });
      assert.deepEqual(text, { type: 'text', text: '{"ok":true}' });
      assert.match(JSON.stringify(server.requests.at(-1)!.messages), /one JSON object/);
    });

    it('is heard without its thinking', async () => {
      const create = async () => ({
        choices: [{ message: { content: '<think>{"ok":false}?</think>{"ok":true}' }, finish_reason: 'stop' }],
      });
      const [text] = await ask({ client: { chat: { completions: { create } } }, model: 'm' });
      assert.deepEqual(text, { type: 'text', text: '{"ok":true}' });
    });

    it('says that the key is wrong', async () => {
      const server = await startModel([], { key: 'secret' });
      const client = new OpenAI({ apiKey: 'other', baseURL: server.url });
      await assert.rejects(ask({ client, model: 'test-model' }), { code: 'wrongKey' });
    });
  });
});
