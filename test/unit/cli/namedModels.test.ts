import assert from 'node:assert/strict';
import { startScriptedModel } from '../../server/scriptedModel.ts';
import { createWorkplace, type Workplace } from './workplace.ts';

const models = ['of-assertion', 'of-test', 'of-line', 'of-default', 'judge'];

const config = (defaultTest: string) => `${defaultTest}
tests:
  - vars: { query: Weather? }
    providerOutput: It rains.
    options: { provider: 'openai:of-test' }
    assert:
      - { type: factuality, value: It rains., provider: 'openai:of-assertion' }
      - { type: factuality, value: It rains. }
  - vars: { query: Weather? }
    providerOutput: It rains.
    assert: [{ type: factuality, value: It rains. }]
`;
const withDefault = config("defaultTest: { options: { provider: 'openai:of-default' } }");
const without = config('');

describe('the model that grades', () => {
  let place: Workplace;
  beforeEach(() => {
    place = createWorkplace();
  });
  afterEach(() => place.remove());

  /** Who was asked to grade, in the order of the assertions. */
  const graders = async (configuration: string, ...args: readonly string[]) => {
    const server = await startScriptedModel(() => ({ answer: { reason: 'same', category: 'C' } }), {
      models,
    });
    try {
      const path = place.file('c.yaml', configuration);
      const { code, error } = await place.run([
        'eval',
        path,
        '--concurrency',
        '1',
        '--base-url',
        server.url,
        ...args,
      ]);
      assert.equal(code, 0, error);
      return server.requests.map(({ model }) => model);
    } finally {
      await server.close();
    }
  };

  it('is the assertion’s, then the test’s, then that of defaultTest', async () =>
    assert.deepEqual(await graders(withDefault), ['of-assertion', 'of-test', 'of-default']));

  it('is that of --grader before that of defaultTest, but not before the row’s own', async () =>
    assert.deepEqual(await graders(withDefault, '--grader', 'openai:of-line'), [
      'of-assertion',
      'of-test',
      'of-line',
    ]));

  it('is the judge’s where none is named', async () =>
    assert.deepEqual(await graders(without, '--judge', 'openai:judge'), [
      'of-assertion',
      'of-test',
      'judge',
    ]));

  it('is none where the judge is offline: the category is derived', async () =>
    assert.deepEqual(await graders(without), ['of-assertion', 'of-test']));
});
