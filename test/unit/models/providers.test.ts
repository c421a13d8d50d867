import assert from 'node:assert/strict';
import { Problem } from '../../../src/check/problem.ts';
import { type AddressOptions, modelById, providers } from '../../../src/models/providers.ts';
import { knownProviders } from '../../../src/report/problems/knownProviders.ts';

const env = { OPENAI_API_KEY: 'k', GROQ_API_KEY: 'g' };

describe('a model id', () => {
  it('names a provider before a slash or colon', () => {
    for (const id of ['openai/gpt-4o', 'openai:gpt-4o', 'OpenAI:gpt-4o', 'openai:chat:gpt-4o', 'gpt-4o'])
      assert.deepEqual(
        modelById(id, { env }),
        { provider: 'openai', model: 'gpt-4o', baseUrl: 'https://api.openai.com/v1', key: 'k' },
        id,
      );
  });

  describe('may name any of', () => {
    const rows: readonly (readonly [provider: string, baseUrl: string, variable?: string])[] = [
      ['openai', 'https://api.openai.com/v1', 'OPENAI_API_KEY'],
      ['azure', 'https://thornby.openai.azure.com/openai/v1', 'AZURE_OPENAI_API_KEY'],
      ['anthropic', 'https://api.anthropic.com/v1', 'ANTHROPIC_API_KEY'],
      ['google', 'https://generativelanguage.googleapis.com/v1beta/openai', 'GEMINI_API_KEY'],
      ['mistral', 'https://api.mistral.ai/v1', 'MISTRAL_API_KEY'],
      ['groq', 'https://api.groq.com/openai/v1', 'GROQ_API_KEY'],
      ['deepseek', 'https://api.deepseek.com', 'DEEPSEEK_API_KEY'],
      ['xai', 'https://api.x.ai/v1', 'XAI_API_KEY'],
      ['github', 'https://models.github.ai/inference', 'GITHUB_TOKEN'],
      ['openrouter', 'https://openrouter.ai/api/v1', 'OPENROUTER_API_KEY'],
      ['ollama', 'http://localhost:11434/v1'],
      ['lmstudio', 'http://localhost:1234/v1'],
      ['llamacpp', 'http://localhost:8080/v1'],
      ['vllm', 'http://localhost:8000/v1'],
    ];
    for (const [provider, baseUrl, variable] of rows)
      it(provider, () => {
        const keys = {
          AZURE_OPENAI_ENDPOINT: 'https://thornby.openai.azure.com',
          ...(variable ? { [variable]: 'k' } : {}),
        };
        const expected = { provider, model: 'm', baseUrl, ...(variable ? { key: 'k' } : {}) };
        for (const id of [`${provider}/m`, `${provider}:m`])
          assert.deepEqual(modelById(id, { env: keys }), expected);
      });
  });

  it('keeps slashes and colons of the model’s own name', () => {
    assert.equal(modelById('groq/meta-llama/llama-4', { env }).model, 'meta-llama/llama-4');
    assert.equal(modelById('ollama/llama3.2:3b', { env }).model, 'llama3.2:3b');
    const baseUrl = 'http://localhost:9/v1';
    assert.equal(modelById('meta-llama/llama-4', { env, baseUrl }).model, 'meta-llama/llama-4');
  });

  it('needs no key for a model on the own machine, or at an address that was given', () => {
    assert.deepEqual(modelById('ollama/qwen', { env: {} }), {
      provider: 'ollama',
      model: 'qwen',
      baseUrl: 'http://localhost:11434/v1',
    });
    const local = modelById('gpt-4o', { env: {}, baseUrl: 'http://localhost:9/v1' });
    assert.deepEqual([local.baseUrl, local.key], ['http://localhost:9/v1', undefined]);
  });

  for (const id of [
    'ollma:x',
    'bedrock/x',
    'vertex:y',
    'qwen3:8b',
    'meta-llama/llama-4',
    'Offline',
    'offlien',
    'x',
  ])
    it(`is refused where it names no known provider: ${id}`, () =>
      assert.throws(() => modelById(id, { env: { ...env, OPENAI_BASE_URL: 'http://localhost:9/v1' } }), {
        code: 'unknownProvider',
      }));

  it('is told the known providers: those that there are', () =>
    assert.equal(knownProviders, Object.keys(providers).join(', ')));

  it('that was mistyped gets a suggestion', () => {
    for (const [id, suggestion] of [
      ['ollma:x', 'ollama'],
      ['Antropic/claude', 'anthropic'],
      ['offlin', 'offline'],
    ] as const)
      assert.throws(() => modelById(id, { env }), { args: { id, suggestion } });
  });

  it('that means the offline judge is never a model, also at an address', () => {
    for (const id of ['offline', 'Offline', 'ofline'])
      assert.throws(() => modelById(id, { env, baseUrl: 'http://localhost:9/v1' }), {
        code: 'unknownProvider',
      });
  });

  it('may be a bare name of OpenAI’s own', () => {
    for (const id of ['gpt-4o', 'o3', 'o4-mini', 'chatgpt-4o-latest', 'ft:gpt-4o:org::id'])
      assert.equal(modelById(id, { env }).model, id);
    for (const id of ['openai', 'ollama:'])
      assert.throws(() => modelById(id, { env }), { code: 'noModelChosen' });
  });

  describe('with an address that a file names', () => {
    const at = (id: string, baseUrlOfFile: string, more: Partial<AddressOptions> = {}) =>
      modelById(id, {
        env: { ...env, ANTHROPIC_API_KEY: 'a', MISTRAL_API_KEY: 'm' },
        baseUrlOfFile,
        ...more,
      });

    const refused: readonly (readonly [id: string, address: string])[] = [
      ['openai:m', 'http://evil.example/v1'],
      ['openai:m', 'http://127.0.0.1:9/v1'],
      ['openai:m', 'http://api.openai.com/v1'],
      ['openai:m', 'https://api.openai.com:8443/v1'],
      ['openai:m', 'https://api.openai.com.evil.example/v1'],
      ['openai:m', 'https://evil.example/api.openai.com'],
      ['openai:m', 'https://api.openai.com@evil.example/v1'],
      ['openai:m', 'https://evil.example#@api.openai.com/v1'],
      ['openai:m', 'https:\\\\evil.example/v1'],
      ['anthropic:m', 'https://api.openai.com/v1'],
      ['google:m', 'https://evil.example/v1'],
      ['mistral:m', 'https://evil.example/v1'],
      ['ollama:m', 'http://localhost:11435/v1'],
      ['azure:m', 'https://r.openai.azure.com'],
      ['openai:m', 'file:///etc/passwd'],
      ['openai:m', 'https://me:secret@api.openai.com/v1'],
      ['openai:m', 'api.openai.com'],
      ['openai:m', ''],
    ];
    for (const [id, address] of refused)
      it(`is refused: ${id} at ${address}`, () =>
        assert.throws(
          () => at(id, address, { allowed: [], env: { ...env, GEMINI_API_KEY: 'g', MISTRAL_API_KEY: 'm' } }),
          (error: Problem) => ['addressNotAllowed', 'badInput'].includes(error.code),
        ));

    it('is asked with its key at the provider’s own origin', () => {
      for (const address of ['https://api.openai.com/v1', 'https://API.openai.com:443/v2'])
        assert.deepEqual([at('openai:m', address).baseUrl, at('openai:m', address).key], [address, 'k']);
      const own = { env: { ...env, OPENAI_BASE_URL: 'http://gateway.example:8/v1' } };
      assert.equal(at('openai:m', 'http://gateway.example:8/other', own).key, 'k');
    });

    it('is asked where the person named its origin', () => {
      for (const more of [{ baseUrl: 'http://localhost:9/v1' }, { allowed: ['http://localhost:9'] }])
        assert.equal(at('openai:m', 'http://localhost:9/v1', more).baseUrl, 'http://localhost:9/v1');
      assert.throws(() => at('openai:m', 'http://localhost:9/v1', { allowed: ['http://localhost:99'] }), {
        code: 'addressNotAllowed',
      });
    });
  });

  it('says which variable the missing key belongs in', () => {
    assert.throws(
      () => modelById('anthropic/claude', { env }),
      (error: Problem) => error.code === 'noKey' && error.args.variable === 'ANTHROPIC_API_KEY',
    );
    assert.throws(() => modelById('openai/', { env }), { code: 'noModelChosen' });
  });

  it('takes a resource’s address for Azure, and names its v1 endpoint', () => {
    const azure = { AZURE_OPENAI_API_KEY: 'a', AZURE_OPENAI_ENDPOINT: 'https://r.openai.azure.com/' };
    assert.equal(modelById('azure/d', { env: azure }).baseUrl, 'https://r.openai.azure.com/openai/v1');
    assert.throws(() => modelById('azure/d', { env }), Problem);
  });
});
