import assert from 'node:assert/strict';
import { judgeName } from '../../../src/view/judgeName.ts';

describe('judgeName', () => {
  for (const [id, name] of [
    ['offline', 'Offline judge'],
    ['openai:gpt-4o', 'gpt-4o'],
    ['openai:llama3.2:3b', 'llama3.2:3b'],
    ['vscode:copilot/gpt-4o', 'copilot/gpt-4o'],
    ['openai:', 'No model is chosen.'],
  ] as const)
    it(`calls "${id}" "${name}"`, () => assert.equal(judgeName(id), name));
});
