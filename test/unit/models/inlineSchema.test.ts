import assert from 'node:assert/strict';
import { answerShape } from '../../../src/judges/llm/answer.ts';
import { inlineSchema } from '../../../src/models/inlineSchema.ts';

describe('a schema for hosts that read no definitions', () => {
  it('has what it refers to in its place', () => {
    const schema = {
      type: 'object',
      properties: {
        is: { $ref: '#/$defs/verdict' },
        all: { type: 'array', items: { $ref: '#/$defs/verdict' } },
      },
      $defs: { verdict: { type: 'string', enum: ['yes', 'no'] } },
    };
    const verdict = { type: 'string', enum: ['yes', 'no'] };
    assert.deepEqual(inlineSchema(schema), {
      type: 'object',
      properties: { is: verdict, all: { type: 'array', items: verdict } },
    });
  });

  it('is that of an answer, without a reference', () => {
    const inlined = JSON.stringify(inlineSchema(answerShape().schema));
    assert.doesNotMatch(inlined, /\$ref|\$defs/);
    assert.equal(inlined.split('"contradicted":').length, 3);
  });
});
