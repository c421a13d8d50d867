import assert from 'node:assert/strict';
import type * as vscode from 'vscode';
import { nameAtEndpoint } from '../../../../src/editor/evaluate/evaluationFactory.ts';
import { ApiKeys, hostOf, originOf } from '../../../../src/editor/judging/apiKeys.ts';

/** As VS Code's own, in memory. */
function storage(): vscode.SecretStorage {
  const kept = new Map<string, string>();
  return {
    get: async (name: string) => kept.get(name),
    store: async (name: string, value: string) => void kept.set(name, value),
    delete: async (name: string) => void kept.delete(name),
  } as unknown as vscode.SecretStorage;
}

const openai = 'https://api.openai.com/v1';

describe('a key', () => {
  it('is found for every path of its origin', async () => {
    const secrets = new ApiKeys(storage());
    await secrets.setKey(openai, 'sk-1');
    for (const url of ['https://api.openai.com', 'https://API.openai.com:443/v2/', openai])
      assert.equal(await secrets.key(url), 'sk-1', url);
    await secrets.clearKey('https://api.openai.com/other');
    assert.equal(await secrets.key(openai), undefined);
  });

  it('is not found for an address that only looks like it', async () => {
    const secrets = new ApiKeys(storage());
    await secrets.setKey(openai, 'sk-1');
    const others = [
      'http://api.openai.com/v1',
      'https://api.openai.com:8443/v1',
      'https://api.openai.com.evil.example/v1',
      'https://api.openai.com@evil.example/v1',
      'https://evil.example/https://api.openai.com/v1',
      'https://evil.example\\@api.openai.com/v1',
      'https://evil.example#@api.openai.com/v1',
      'https://аpi.openai.com/v1',
      'https://openai.com/v1',
      'api.openai.com',
      '',
    ];
    for (const url of others) assert.equal(await secrets.key(url), undefined, url);
  });

  it('of an address that is none on the web is its own', async () => {
    const secrets = new ApiKeys(storage());
    await secrets.setKey('data:a', 'one');
    assert.equal(await secrets.key('file:///b'), undefined);
    assert.equal(originOf('data:a'), 'data:a');
    assert.equal(hostOf('https://user:word@api.example.com:8080/v1?key=1'), 'api.example.com:8080');
  });
});

describe('a provider of a configuration', () => {
  const refused = { code: 'otherEndpoint' };

  it('is asked at the chosen endpoint, by its name there', () => {
    assert.equal(nameAtEndpoint({ id: 'openai:chat:gpt-4o' }, openai), 'gpt-4o');
    assert.equal(nameAtEndpoint({ id: 'openai:gpt-4o', baseUrl: `${openai}/` }, openai), 'gpt-4o');
    assert.equal(nameAtEndpoint({ id: 'echo' }, openai), 'echo');
  });

  it('is not asked anywhere else', () => {
    for (const baseUrl of [
      'https://evil.example/v1',
      'https://api.openai.com@evil.example/v1',
      'HTTP://x',
      '',
    ])
      assert.throws(() => nameAtEndpoint({ id: 'openai:m', baseUrl }, openai), refused, baseUrl);
  });

  it('that is unknown or mistyped is not taken for a model of that endpoint', () => {
    for (const id of ['Offline', 'offline', 'ollma:x', 'bedrock/x', 'vertex:y', 'opnai:gpt-4o', 'gpt-4o', ''])
      assert.throws(() => nameAtEndpoint({ id }, openai), refused, id);
  });
});
