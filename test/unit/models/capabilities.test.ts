import assert from 'node:assert/strict';
import {
  allCapabilities,
  createCapabilityMemory,
  type RememberedCapabilities,
  recallCapabilities,
} from '../../../src/models/capabilities.ts';
import { answers, supported } from '../../server/answers.ts';
import { type Lack, type ScriptedModel, startScriptedModel } from '../../server/scriptedModel.ts';
import { check } from '../judges/llm/checking.ts';

const context = 'It holds 40 buses.';

interface Row {
  /** Requests until the first answer. */
  readonly requests: number;
  /** What the accepted request must not hold. */
  readonly without: RegExp;
}

const lacking: Readonly<Partial<Record<Lack, Row>>> = {
  json_schema: { requests: 2, without: /json_schema/ },
  stream: { requests: 2, without: /"stream":true/ },
  stream_options: { requests: 2, without: /stream_options/ },
  temperature: { requests: 2, without: /temperature/ },
  reasoning_effort: { requests: 2, without: /reasoning_effort/ },
};

describe('what an endpoint lacks', () => {
  let server: ScriptedModel;
  afterEach(() => server.close());

  for (const [lack, row] of Object.entries(lacking))
    it(`is learnt from its refusal once and remembered: ${lack}`, async () => {
      const reply = { answer: answers(supported(1, 1)) };
      server = await startScriptedModel([reply], { lacks: [lack as Lack] });
      const memory = createCapabilityMemory();
      const settings = { memory, temperature: 0, reasoningEffort: 'low' as const };
      const first = await check(server.url, context, context, { settings });
      assert.deepEqual(first.verdicts, { 1: 'supported' });
      assert.equal(server.requests.length, row.requests);
      const second = await check(server.url, context, context, { settings });
      assert.deepEqual(second.verdicts, { 1: 'supported' });
      assert.equal(server.requests.length, row.requests + 1);
      assert.doesNotMatch(server.requests.at(-1)!.raw, row.without);
    });

  it('is no list of answers that a model leaves empty', async () => {
    server = await startScriptedModel([{ answer: answers() }, { answer: answers(supported(1, 1)) }]);
    const memory = createCapabilityMemory();
    const { verdicts } = await check(server.url, context, context, { settings: { memory } });
    assert.deepEqual(verdicts, { 1: 'supported' });
    for (const { raw } of server.requests) assert.match(raw, /json_schema/);
  });

  it('may be a temperature, which is zero unless a person says otherwise', async () => {
    server = await startScriptedModel([{ answer: answers(supported(1, 1)) }], { models: ['plain', 'gpt-5'] });
    await check(server.url, context, context, { settings: { model: 'plain' } });
    await check(server.url, context, context, { settings: { model: 'gpt-5' } });
    await check(server.url, context, context, { settings: { model: 'plain', temperature: 0.4 } });
    assert.deepEqual(
      server.requests.map(({ body }) => [body.temperature, body.reasoning_effort]),
      [
        [0, undefined],
        [undefined, 'low'],
        [0.4, undefined],
      ],
    );
  });

  it('includes several things at once', async () => {
    server = await startScriptedModel([{ answer: answers(supported(1, 1)) }], {
      lacks: ['stream_options', 'json_schema', 'json_object', 'temperature'],
    });
    const { verdicts } = await check(server.url, context, context, { settings: { temperature: 0 } });
    assert.deepEqual(verdicts, { 1: 'supported' });
    const { body, messages } = server.requests.at(-1)!;
    assert.equal(body.response_format, undefined);
    assert.match(messages[0]!.content, /Answer with one JSON object/);
  });

  it('is asked again a week later', async () => {
    server = await startScriptedModel([{ answer: answers(supported(1, 1)) }], { lacks: ['json_schema'] });
    const memory = createCapabilityMemory();
    await check(server.url, context, context, { settings: { memory } });
    const aged = {
      get: (key: string) => {
        const remembered = memory.get(key);
        return remembered && { ...remembered, learntAt: remembered.learntAt - 8 * 24 * 3600 * 1000 };
      },
      set: memory.set,
    };
    await check(server.url, context, context, { settings: { memory: aged } });
    assert.equal(server.requests.length, 4);
  });

  it('is taken for nothing where it was kept otherwise, or by a clock that was set back', () => {
    const capabilities = { ...allCapabilities, form: 'text' as const };
    const recalled = (kept: unknown) =>
      recallCapabilities(
        { get: () => kept as RememberedCapabilities, set: () => undefined },
        'key',
        1_000_000,
      );
    assert.equal(recalled({ capabilities, learntAt: 999_000 }).form, 'text');
    for (const kept of [
      ...[null, 0, 'text', [], {}, { learntAt: 999_000 }, { capabilities }],
      { capabilities, learntAt: '999000' },
      { capabilities, learntAt: 1_000_001 },
      { capabilities: null, learntAt: 999_000 },
      { capabilities: [], learntAt: 999_000 },
      { capabilities: { ...capabilities, form: 'xml' }, learntAt: 999_000 },
      { capabilities: { ...capabilities, stream: 1 }, learntAt: 999_000 },
    ])
      assert.deepEqual(recalled(kept), allCapabilities, JSON.stringify(kept));
  });

  it('shows in its answer, where it takes a schema and ignores it', async () => {
    server = await startScriptedModel(({ body }) =>
      (body.response_format as { type: string }).type === 'json_schema'
        ? { answer: { claims: [{ text: 'It holds 40 buses.', ok: true }] } }
        : { answer: answers(supported(1, 1)) },
    );
    const { verdicts, outcome } = await check(server.url, context, context);
    assert.deepEqual(verdicts, { 1: 'supported' });
    assert.equal(outcome.usage.calls, 2);
  });

  it('may be nothing but a stream: a whole answer is read as well', async () => {
    server = await startScriptedModel([{ answer: answers(supported(1, 1)), whole: true }]);
    const { verdicts } = await check(server.url, context, context);
    assert.deepEqual(verdicts, { 1: 'supported' });
  });

  it('may be usage, which is then estimated', async () => {
    server = await startScriptedModel([{ answer: answers(supported(1, 1)), noUsage: true }]);
    const { outcome } = await check(server.url, context, context);
    assert.ok(outcome.usage.promptTokens > 100);
    assert.ok(outcome.usage.completionTokens > 5);
  });
});

describe('what a refusal does not teach', () => {
  let server: ScriptedModel;
  afterEach(() => server.close());
  const refused = (message: string, status = 400) => ({ status, error: { message } });

  const others: Readonly<Record<string, readonly [status: number, message: string, problem: string]>> = {
    'a content filter': [400, 'The response was filtered: content_filter policy, response_format', 'refused'],
    'a wrong key': [400, 'API key not valid. Please pass a valid API key.', 'noKey'],
    'a prompt that is too long': [400, 'Input is too long: reduce the length or the stream', 'promptTooLong'],
    'a spent account': [402, 'Insufficient credits', 'noCredit'],
  };
  for (const [what, [status, message, problem]] of Object.entries(others))
    it(`is a missing feature: ${what}`, async () => {
      server = await startScriptedModel([refused(message, status)]);
      const memory = createCapabilityMemory();
      const { verdicts } = await check(server.url, context, context, { settings: { memory } });
      assert.deepEqual(verdicts, { 1: problem });
      // A filter may let the sentence pass when it is asked again; nothing else may.
      assert.equal(server.requests.length, problem === 'refused' ? 2 : 1);
      for (const { raw } of server.requests)
        assert.match(raw, /json_schema.*stream_options|stream_options.*json_schema/s);
      server.script([{ answer: answers(supported(1, 1)) }]);
      await check(server.url, context, context, { settings: { memory } });
      assert.match(server.requests.at(-1)!.raw, /json_schema/);
    });

  it('is what no weaker request has proved', async () => {
    server = await startScriptedModel([refused('Something is wrong with this request.')]);
    const memory = createCapabilityMemory();
    await check(server.url, context, context, { settings: { memory } });
    const tried = server.requests.length;
    server.script([{ answer: answers(supported(1, 1)) }]);
    const { verdicts } = await check(server.url, context, context, { settings: { memory } });
    assert.deepEqual(verdicts, { 1: 'supported' });
    assert.equal(server.requests.length, tried + 1);
    assert.match(server.requests.at(-1)!.raw, /json_schema/);
    assert.match(server.requests.at(-1)!.raw, /stream_options/);
  });

  it('is a form, where a model refuses in prose', async () => {
    server = await startScriptedModel([{ answer: 'I cannot help with that.' }]);
    const memory = createCapabilityMemory();
    await check(server.url, context, context, { settings: { memory } });
    server.script([{ answer: answers(supported(1, 1)) }]);
    await check(server.url, context, context, { settings: { memory } });
    assert.match(server.requests.at(-1)!.raw, /json_schema/);
  });
});

describe('a model that thinks aloud', () => {
  let server: ScriptedModel;
  afterEach(() => server.close());
  const answer = JSON.stringify(answers(supported(1, 1)));

  it('is heard only after </think>', async () => {
    const decoy = JSON.stringify({ sentence: 1, context: [], is: { unsupported: 'maybe' } });
    server = await startScriptedModel([{ answer: `<think>Perhaps ${decoy}?</think>\n${answer}`, piece: 3 }]);
    const { verdicts } = await check(server.url, context, context);
    assert.deepEqual(verdicts, { 1: 'supported' });
  });

  it('may think in a field of its own', async () => {
    server = await startScriptedModel([{ reasoning: 'Let me see.', answer }]);
    const { verdicts } = await check(server.url, context, context);
    assert.deepEqual(verdicts, { 1: 'supported' });
  });
});

describe('a model that is not held to a schema', () => {
  let server: ScriptedModel;
  afterEach(() => server.close());
  const line = JSON.stringify(supported(1, 1));
  const ways: Readonly<Record<string, string>> = {
    'one object a line': line,
    'a code fence': `\`\`\`json\n${JSON.stringify(answers(supported(1, 1)), null, 2)}\n\`\`\``,
    'words around it': `Sure! {Here} is my "judgement":\n\n${line}\n\nAnything else?`,
    'a bare list': `[${line}]`,
  };

  for (const [way, answer] of Object.entries(ways))
    it(`may answer with ${way}`, async () => {
      server = await startScriptedModel([{ answer, piece: 5 }], { lacks: ['json_schema', 'json_object'] });
      const { verdicts } = await check(server.url, context, context);
      assert.deepEqual(verdicts, { 1: 'supported' });
    });
});
