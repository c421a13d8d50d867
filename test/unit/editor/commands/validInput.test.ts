import assert from 'node:assert/strict';
import * as z from 'zod/mini';
import { validInput } from '../../../../src/editor/commands/validInput.ts';

const schema = z.object({
  question: z.optional(z.string()),
  range: z.optional(z.object({ line: z.int().check(z.nonnegative()) })),
});

describe('validInput', () => {
  it('gives what the schema reads', async () => {
    assert.deepEqual(await validInput(schema, { question: 'Why?', other: 1 }), { question: 'Why?' });
  });

  it('says in words what is wrong, and where', async () => {
    await assert.rejects(validInput(schema, { question: 3, range: { line: -1 } }), {
      code: 'badInput',
      args: {
        detail: [
          '✖ Invalid input: expected string, received number',
          '  → at question',
          '✖ Too small: expected number to be >=0',
          '  → at range.line',
        ].join('\n'),
      },
    });
  });
});
