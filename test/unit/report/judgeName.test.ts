import assert from 'node:assert/strict';
import { judgedBy, judgeName } from '../../../src/report/judgeName.ts';

describe('judgedBy', () => {
  it('reads well after other words, for the offline judge too', () => {
    assert.equal(judgedBy('offline'), 'judged offline');
    assert.equal(judgedBy('offline:rules'), 'judged offline by rules alone');
    assert.equal(judgedBy('offline:0a1b2c3d'), 'judged offline, local model 0a1b2c3d');
    assert.equal(judgedBy('openai:gpt-4o'), 'judged by gpt-4o');
  });
});

describe('judgeName', () => {
  for (const [id, name] of [
    ['offline', 'Offline judge'],
    ['offline:rules', 'Offline judge, rules alone'],
    ['offline:0a1b2c3d', 'Offline judge, local model 0a1b2c3d'],
    ['openai:gpt-4o', 'gpt-4o'],
    ['openai:llama3.2:3b', 'llama3.2:3b'],
    ['vscode:copilot/gpt-4o', 'copilot/gpt-4o'],
    ['openai:', 'No model is selected.'],
  ] as const)
    it(`calls "${id}" "${name}"`, () => assert.equal(judgeName(id), name));
});
