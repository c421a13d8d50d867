import assert from 'node:assert/strict';
import { type BatchAnswer, OpenAiBatches } from '../../../src/models/batch/openaiBatches.ts';

describe('the file that a batch brings', () => {
  it('loses none of its answers by a line that cannot be read', async () => {
    const line = (key: string) =>
      JSON.stringify({ custom_id: key, response: { status_code: 200, body: { choices: [] } } });
    const file = [line('a'), '{"custom_id":"b","respo', 'null', '[]', '{"response":{}}', line('c')].join(
      '\n',
    );
    const batches = new OpenAiBatches({
      baseUrl: 'https://api.example.com/v1',
      fetch: async () => new Response(file),
    });
    const answers: BatchAnswer[] = [];
    const state = { id: 'x', status: 'completed', finished: 3, total: 3, files: ['f'] } as const;
    for await (const answer of batches.collect(state)) answers.push(answer);
    assert.deepEqual(
      answers.map(({ key }) => key),
      ['a', 'c'],
    );
  });
});
