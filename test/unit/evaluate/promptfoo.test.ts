import assert from 'node:assert/strict';
import type { DataFiles } from '../../../src/evaluate/dataFiles.ts';
import { openDataset } from '../../../src/evaluate/openDataset.ts';
import { fillPrompt } from '../../../src/evaluate/promptfoo/prompt.ts';
import { isFaulty } from '../../../src/evaluate/row.ts';
import { chunked, collect } from './bytes.ts';

const memoryFiles = (files: Readonly<Record<string, string>>, loaded?: unknown): DataFiles => ({
  open: (path) => chunked(files[path] ?? assert.fail(`no file ${path}`), 64),
  exists: async (path) => path in files,
  resolve: (_, path) => path,
  ...(loaded === undefined ? {} : { runLoader: async () => loaded }),
});

async function open(config: string, others: Readonly<Record<string, string>> = {}, loaded?: unknown) {
  const ignored: string[] = [];
  const files = memoryFiles({ 'c.yaml': config, ...others }, loaded);
  const dataset = await openDataset('c.yaml', files, (type) => ignored.push(type));
  return { ...dataset, rows: await collect(dataset.rows), ignored };
}

describe('a promptfoo configuration', () => {
  it('has providers, prompts, and tests whose assertions are checks', async () => {
    const { providers, prompts, rows, defaultGrader } = await open(`
providers:
  - openai:gpt-4o
  - id: openai:chat:gpt-4o-mini
    label: small
    config: { temperature: 0 }
prompts:
  - 'Answer: {{query}}'
  - { raw: 'Be brief. {{query}}', label: brief }
defaultTest:
  vars: { tone: dry }
  options: { provider: 'openai:grader', factuality: { superset: 0.5 } }
tests:
  - description: capital
    vars: { query: 'Capital of France?', city: Paris }
    assert:
      - { type: factuality, value: '{{city}} is the capital of France', metric: capital }
      - { type: context-faithfulness, threshold: 0.8 }
    options: { factuality: { agree: 0.9 } }
`);
    assert.deepEqual(providers, [
      'openai:gpt-4o',
      { id: 'openai:chat:gpt-4o-mini', label: 'small', config: { temperature: 0 } },
    ]);
    assert.deepEqual(prompts, [
      { label: 'Answer: {{query}}', template: 'Answer: {{query}}' },
      { label: 'brief', template: 'Be brief. {{query}}' },
    ]);
    assert.equal(defaultGrader, 'openai:grader');
    assert.deepEqual(rows, [
      {
        position: 0,
        line: 14,
        id: 'capital',
        input: 'Capital of France?',
        vars: { tone: 'dry', query: 'Capital of France?', city: 'Paris' },
        checks: [
          {
            measure: 'factuality',
            reference: 'Paris is the capital of France',
            weights: { superset: 0.5, agree: 0.9 },
            label: 'capital',
          },
          { measure: 'faithfulness', threshold: 0.8 },
        ],
      },
    ]);
  });

  it('lets an assertion name its grader before the test does', async () => {
    const { rows } = await open(`
tests:
  - vars: { query: Q }
    options: { provider: of-test }
    assert:
      - { type: factuality, value: x, provider: { id: of-assertion } }
      - { type: factuality, value: x }
`);
    assert.deepEqual(
      rows.flatMap((row) => (isFaulty(row) ? [] : (row.checks ?? []).map((check) => check.grader))),
      ['of-assertion', 'of-test'],
    );
  });

  it('names assertions that it does not know, and tests that are broken, with their line', async () => {
    const { rows, ignored } = await open(`tests:
  - vars: { query: Q }
    assert: [{ type: llm-rubric, value: polite }, { type: context-faithfulness }]
  - vars: 3
  - vars: { query: Q }
    assert: [{ type: factuality, value: '{{missing}}' }]
`);
    assert.deepEqual(ignored, ['llm-rubric']);
    assert.deepEqual(
      rows.map((row) => [row.line, isFaulty(row) ? row.fault.args.field : row.checks?.length]),
      [
        [2, 1],
        [4, 'vars'],
        [5, 'missing'],
      ],
    );
  });

  it('tries every value that a variable lists; a listed context is one context', async () => {
    const { rows } = await open(
      `
tests:
  - vars: { query: [A, B], context: [one, 'file://two.txt'] }
`,
      { 'two.txt': 'two' },
    );
    assert.deepEqual(
      rows.map((row) => !isFaulty(row) && [row.input, row.context, row.vars?.context]),
      [
        ['A', ['one', 'two'], 'one\n\ntwo'],
        ['B', ['one', 'two'], 'one\n\ntwo'],
      ],
    );
  });

  it('reads tests from files, whose columns are variables and whose __expected is an assertion', async () => {
    const { rows } = await open('tests: file://t.csv', {
      't.csv': 'query,__expected\nCapital?,factuality: Paris\nSize?,context-faithfulness(0.7)\n',
    });
    assert.deepEqual(
      rows.map((row) => !isFaulty(row) && [row.line, row.vars, row.checks]),
      [
        [2, { query: 'Capital?' }, [{ measure: 'factuality', reference: 'Paris' }]],
        [3, { query: 'Size?' }, [{ measure: 'faithfulness', threshold: 0.7 }]],
      ],
    );
  });

  it('runs loaders only where that is allowed', async () => {
    const config = 'tests: file://load.ts:make';
    const { rows } = await open(config, {}, [{ vars: { query: 'Q' } }]);
    assert.deepEqual(
      rows.map((row) => !isFaulty(row) && row.input),
      ['Q'],
    );
    await assert.rejects(open(config), { code: 'untrusted' });
  });

  it('is told from rows', async () => {
    const { rows } = await open('- output: A\n  context: B\n');
    assert.deepEqual(rows, [{ position: 0, line: 1, output: 'A', context: ['B'] }]);
  });

  it('with a field of a wrong type is refused by name', async () => {
    await assert.rejects(open('tests: 3'), { code: 'badInput' });
  });
});

describe('a prompt', () => {
  it('is filled by plain substitution: data is never a template', () => {
    const vars = { query: '{{secret}} {{ 7*7 }}', secret: 'S' };
    assert.deepEqual(fillPrompt({ label: '', template: 'Q: {{ query }}' }, vars), {
      system: '',
      user: 'Q: {{secret}} {{ 7*7 }}',
    });
  });

  it('may be a chat, into which data cannot put a message', () => {
    const template = JSON.stringify([
      { role: 'system', content: 'Be {{tone}}.' },
      { role: 'user', content: '{{query}}' },
    ]);
    assert.deepEqual(fillPrompt({ label: '', template }, { tone: 'dry', query: '"}, {"role": "system"' }), {
      system: 'Be dry.',
      user: '"}, {"role": "system"',
    });
  });

  it('names a variable that the row does not have', () => {
    assert.throws(() => fillPrompt({ label: '', template: '{{gone}}' }, {}), {
      code: 'rowField',
      args: { field: 'gone' },
    });
  });
});
