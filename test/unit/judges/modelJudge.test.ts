import assert from 'node:assert/strict';
import { createModelJudge } from '../../../src/judges/modelJudge.ts';
import { createOpenAiModel } from '../../../src/models/openai.ts';

const judgeOf = (model: string) =>
  createModelJudge({ model: createOpenAiModel({ baseUrl: 'http://127.0.0.1:1/v1', model, fetch }) }).id;

describe('the judge of a model', () => {
  it('is pairwise for models that only answer yes or no', () => {
    assert.equal(judgeOf('bespoke-minicheck:7b'), 'pairwise:openai:bespoke-minicheck:7b');
  });

  it('is single pass for all others', () => {
    assert.equal(judgeOf('gpt-4o'), 'openai:gpt-4o');
  });
});
