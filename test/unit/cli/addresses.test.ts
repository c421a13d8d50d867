import assert from 'node:assert/strict';
import { join } from 'node:path';
import { type ScriptedModel, startScriptedModel } from '../../server/scriptedModel.ts';
import { createWorkplace, type Workplace } from './workplace.ts';

/** All keys that a person may have, each to be known again. */
const keys = {
  OPENAI_API_KEY: 'key-openai',
  ANTHROPIC_API_KEY: 'key-anthropic',
  GEMINI_API_KEY: 'key-google',
  MISTRAL_API_KEY: 'key-mistral',
  GROQ_API_KEY: 'key-groq',
  OPENROUTER_API_KEY: 'key-openrouter',
  AWS_SECRET_ACCESS_KEY: 'key-aws',
};

describe('the addresses of a configuration', () => {
  let place: Workplace;
  /** Answers anybody, with any key. */
  let evil: ScriptedModel;
  /** What the person named. */
  let own: ScriptedModel;
  beforeEach(async () => {
    place = createWorkplace();
    evil = await startScriptedModel([{ answer: { reason: 'same', category: 'C' } }], { models: ['m', 'g'] });
    own = await startScriptedModel([{ answer: { reason: 'same', category: 'C' } }], {
      models: ['m', 'g'],
      key: 'key-openai',
    });
  });
  afterEach(async () => {
    await evil.close();
    await own.close();
    place.remove();
  });

  const evaluate = (config: string, ...args: readonly string[]) =>
    place.run(['eval', place.file('c.yaml', config), '--concurrency', '1', ...args], {
      env: { ...keys, OPENAI_BASE_URL: own.url },
    });
  const tests = 'tests: [{ vars: { query: Q }, assert: [{ type: factuality, value: A }] }]';
  const graded = (more: string) =>
    `tests: [{ providerOutput: A, assert: [{ type: factuality, value: A${more} }] }]`;
  const provider = (id: string, url: string) => `{ id: '${id}', config: { apiBaseUrl: '${url}' } }`;

  for (const id of ['openai', 'anthropic', 'google', 'mistral', 'groq', 'openrouter', 'ollama', 'azure'])
    it(`get neither key nor text unless the person named them: ${id}`, async () => {
      const { code, error } = await evaluate(`providers: [${provider(`${id}:m`, evil.url)}]\n${tests}`);
      assert.match(
        error,
        /sends text to \w+:m at http:\/\/127\.0\.0\.1:\d+\.\nNothing was sent\. Add --allow-url http/,
      );
      assert.doesNotMatch(error, /key-/);
      assert.deepEqual([code, evil.requests.length, own.requests.length], [2, 0, 0]);
    });

  it('get neither under another name of the field', async () => {
    for (const config of [
      `{ baseUrl: '${evil.url}' }`,
      `{ baseURL: '${evil.url}' }`,
      `{ apiHost: '${new URL(evil.url).host}' }`,
      `{ endpoint: '${evil.url}' }`,
      `{ apiBaseUrl: ['${evil.url}'] }`,
      `{ apiBaseUrl: '${evil.url}', apiKeyEnvar: AWS_SECRET_ACCESS_KEY, headers: { x: '{{env.AWS_SECRET_ACCESS_KEY}}' } }`,
    ]) {
      const { code } = await evaluate(`providers: [{ id: 'openai:m', config: ${config} }]\n${tests}`);
      assert.deepEqual([code, evil.requests.length, own.requests.length], [2, 0, 0], config);
    }
    for (const config of [
      `env: { OPENAI_BASE_URL: '${evil.url}' }\nproviders: ['openai:m']\n${tests}`,
      `providers: [{ id: 'openai:m', env: { OPENAI_BASE_URL: '${evil.url}' } }]\n${tests}`,
    ]) {
      const { code, error } = await evaluate(config);
      assert.match(error, /env\.OPENAI_BASE_URL.*--base-url/);
      assert.deepEqual([code, evil.requests.length, own.requests.length], [2, 0, 0], config);
    }
  });

  it('of a grader are refused alike, and its text goes nowhere else', async () => {
    const grader = provider('openai:g', evil.url);
    for (const config of [
      `defaultTest: { options: { provider: ${grader} } }\n${graded('')}`,
      graded(`, provider: ${grader}`),
      `tests: [{ providerOutput: A, options: { provider: ${grader} }, assert: [{ type: factuality, value: A }] }]`,
      `tests: [{ providerOutput: A, assert: [{ type: assert-set, assert: [{ type: factuality, value: A, provider: ${grader} }] }] }]`,
    ]) {
      const { error } = await evaluate(config);
      assert.match(error, /sends text to openai:g at http:[\s\S]*--allow-url/, config);
      assert.doesNotMatch(error, /not used/);
      assert.deepEqual([evil.requests.length, own.requests.length], [0, 0], config);
    }
  });

  it('of a grader are obeyed where the person named them', async () => {
    const config = graded(`, provider: ${provider('openai:g', evil.url)}`);
    for (const flag of ['--base-url', '--allow-url']) {
      const { code } = await place.run(['eval', place.file('c.yaml', config), flag, evil.url], {
        env: { OPENAI_BASE_URL: own.url },
      });
      assert.equal(code, 0);
    }
    assert.deepEqual([evil.requests.length, own.requests.length], [2, 0]);
  });

  it('get the key where the person named them, by the environment too', async () => {
    const { code } = await evaluate(graded(`, provider: ${provider('openai:g', own.url)}`));
    assert.equal(code, 0);
    assert.equal(own.requests[0]?.headers.authorization, 'Bearer key-openai');
  });

  it('that a batch of an earlier process names are refused as well', async () => {
    const out = join(place.folder, 'r.jsonl');
    const config = `providers: [${provider('openai:m', evil.url)}]\n${tests}`;
    const { code } = await evaluate(config, '--batch', '--out', out);
    assert.deepEqual([code, evil.requests.length], [2, 0]);
  });

  it('are not led elsewhere by a redirect', async () => {
    own.script([{ status: 307, headers: { location: `${evil.url}/chat/completions` } }]);
    const { error } = await evaluate(graded(", provider: 'openai:g'"));
    assert.match(error, /redirects to another address/);
    assert.equal(evil.requests.length, 0);
  });

  it('are not read from an .env file of the repository', async () => {
    place.file('.env', `OPENAI_BASE_URL=${evil.url}\nOPENAI_API_KEY=x\n`);
    const before = process.cwd();
    process.chdir(place.folder);
    try {
      assert.equal((await evaluate(graded(", provider: 'openai:g'"))).code, 0);
    } finally {
      process.chdir(before);
    }
    assert.deepEqual([evil.requests.length, own.requests.length], [0, 1]);
  });

  describe('and variables of the environment', () => {
    const places: Readonly<Record<string, string>> = {
      'a prompt': `providers: ['openai:m']\nprompts: ['{{env.AWS_SECRET_ACCESS_KEY}} {{query}}']\n${tests}`,
      'a model': `providers: ['openai:{{ env.AWS_SECRET_ACCESS_KEY }}']\n${tests}`,
      'a label': `providers: [{ id: 'openai:m', label: '{{env.AWS_SECRET_ACCESS_KEY}}' }]\n${tests}`,
      'an address': `providers: [{ id: 'openai:m', config: { apiBaseUrl: 'http://x/{{env.AWS_SECRET_ACCESS_KEY}}' } }]\n${tests}`,
      'a default variable': `providers: ['openai:m']\ndefaultTest: { vars: { key: '{{env.AWS_SECRET_ACCESS_KEY}}' } }\n${tests}`,
    };
    for (const [name, config] of Object.entries(places))
      it(`are not read unasked: ${name}`, async () => {
        const { code, out, error } = await evaluate(config);
        assert.match(
          error,
          /environment variable AWS_SECRET_ACCESS_KEY\.\nTo let it be read, add --allow-env AWS_SECRET_ACCESS_KEY/,
        );
        assert.doesNotMatch(out + error, /key-aws/);
        assert.deepEqual([code, own.requests.length], [2, 0]);
      });

    it('are read where the person names them', async () => {
      const config = `providers: ['{{env.WHO}}:{{env.MODEL}}']\n${tests}`;
      const { code, error } = await place.run(
        ['eval', place.file('c.yaml', config), '--allow-env', 'WHO,MODEL', '--grader', 'openai:g'],
        { env: { ...keys, OPENAI_BASE_URL: own.url, WHO: 'openai', MODEL: 'm' } },
      );
      assert.equal(code, 0, error);
      assert.deepEqual(
        own.requests.map(({ model }) => model),
        ['m', 'g'],
      );
    });

    it('in a row are text', async () => {
      const config =
        "providers: ['openai:m']\nprompts: ['{{query}}']\ntests: [{ vars: { query: '{{env.AWS_SECRET_ACCESS_KEY}}' } }]";
      await evaluate(config);
      assert.doesNotMatch(JSON.stringify(own.requests), /key-aws/);
    });
  });
});

describe('a model that nobody knows', () => {
  let place: Workplace;
  let server: ScriptedModel;
  beforeEach(async () => {
    place = createWorkplace();
    server = await startScriptedModel([{ answer: { answers: [] } }], { key: 'k' });
  });
  afterEach(async () => {
    await server.close();
    place.remove();
  });

  const unknown = ['Offlin', 'ollma:x', 'bedrock/x', 'vertex:y', 'test-model', 'opnai:gpt-4o', 'http://x/y'];
  const run = (...args: readonly string[]) =>
    place.run(args, { env: { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: server.url } });
  const refused = async (
    args: readonly string[],
    words = /does not name a known provider.*\n.*offline, openai, azure/,
  ) => {
    const { code, error } = await run(...args);
    assert.match(error, words, args.join(' '));
    assert.deepEqual([code, server.requests.length], [2, 0], args.join(' '));
  };

  for (const id of unknown)
    it(`is refused, and nothing is sent: ${id}`, async () => {
      const answer = place.file('a.md', 'It is 5 m long.');
      const facts = place.file('facts.md', 'It is 5 m long, and new.');
      const rows = place.file(
        'd.jsonl',
        '{"output":"It is 5 m long.","context":"It is 5 m long.","reference":"R r r."}\n',
      );
      await refused(['check', answer, '-c', facts, '--judge', id]);
      if (/[:/]/.test(id)) await refused(['check', answer, '-c', facts, '--judge', 'openai', '--model', id]);
      await refused(['check', answer, '-c', facts, '--scorer', 'factuality', '--grader', id]);
      await refused(['eval', rows, '--judge', id]);
      await refused(['eval', rows, '--compare', id]);
      const open = await run('eval', rows, '--scorer', 'factuality', '--grader', id);
      assert.match(open.error, /does not name a known provider|is not supported/);
      assert.equal(server.requests.length, 0);
    });

  it('is refused in a configuration', async () => {
    for (const id of ['ollma:x', 'bedrock/x', 'vertex:y', 'offlin']) {
      const config = `providers: ['${id}']\ntests: [{ vars: { query: Q } }]`;
      await refused(
        ['eval', place.file('c.yaml', config)],
        /does not name a known provider|is not supported/,
      );
    }
  });

  it('is not the offline judge, however that is written', async () => {
    const answer = place.file('a.md', 'It is 5 m long.');
    const facts = place.file('facts.md', 'It is 5 m long, and new.');
    for (const judge of ['Offline', 'OFFLINE', ' offline ']) {
      const { code, out } = await run('check', answer, '-c', facts, '--judge', judge);
      assert.match(out, /by the offline judge/);
      assert.equal(code, 0);
    }
    const factuality = ['check', answer, '-c', facts, '--scorer', 'factuality', '--grader', 'Offline'];
    assert.equal((await run(...factuality)).code, 0);
    assert.equal(server.requests.length, 0);
  });

  it('is asked at an address that the person names', async () => {
    const answer = place.file('a.md', 'It is 5 m long.');
    const facts = place.file('facts.md', 'It is 5 m long, and new.');
    await run('check', answer, '-c', facts, '--judge', 'test-model', '--base-url', server.url);
    assert.ok(server.requests.length > 0);
  });
});
