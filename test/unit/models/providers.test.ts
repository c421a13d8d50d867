import assert from 'node:assert/strict';
import { Problem } from '../../../src/check/problem.ts';
import { modelById } from '../../../src/models/providers.ts';

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
      ['openrouter', 'https://openrouter.ai/api/v1', 'OPENROUTER_API_KEY'],
      ['ollama', 'http://localhost:11434/v1'],
      ['lmstudio', 'http://localhost:1234/v1'],
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
    assert.equal(modelById('meta-llama/llama-4', { env }).model, 'meta-llama/llama-4');
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
