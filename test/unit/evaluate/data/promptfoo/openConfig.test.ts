import assert from 'node:assert/strict';
import type { DataFiles } from '../../../../../src/evaluate/data/dataFiles.ts';
import { isFaulty } from '../../../../../src/evaluate/data/dataset.ts';
import { openDataset } from '../../../../../src/evaluate/data/openDataset.ts';
import { chunked, collect } from '../../bytes.ts';
import { memoryFiles, open, withTest } from './openedConfig.ts';

const checksOf = async (config: string, others?: Readonly<Record<string, string>>) =>
  (await open(config, others)).rows.flatMap((row) => (isFaulty(row) ? [] : (row.checks ?? [])));

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
      { id: 'openai:gpt-4o' },
      { id: 'openai:chat:gpt-4o-mini', label: 'small', temperature: 0 },
    ]);
    assert.deepEqual(prompts, [
      { label: 'Answer: {{query}}', template: 'Answer: {{query}}' },
      { label: 'brief', template: 'Be brief. {{query}}' },
    ]);
    assert.deepEqual(defaultGrader, { id: 'openai:grader' });
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
      [{ id: 'of-assertion' }, { id: 'of-test' }],
    );
  });

  it('names assertions that it does not know, and tests that are broken, with their line', async () => {
    const { rows, leftOut } = await open(`tests:
  - vars: { query: Q }
    assert: [{ type: llm-rubric, value: polite }, { type: context-faithfulness }]
  - vars: 3
  - vars: { query: Q }
    assert: [{ type: factuality, value: '{{missing}}' }]
`);
    assert.deepEqual(leftOut, ['Assertions of type llm-rubric are not evaluated (1).']);
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

  it('takes what is asked from a variable of a usual name, however it is written', async () => {
    const { rows } = await open(
      'tests: [{ vars: { Question: Q } }, { vars: { other: O } }, { vars: { INPUT: I } }]',
    );
    assert.deepEqual(
      rows.map((row) => !isFaulty(row) && row.input),
      ['Q', undefined, 'I'],
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

  it('reads data sets of Hugging Face from files beside it, or those that its programs keep', async () => {
    const config = (query: string) =>
      `tests: 'huggingface://datasets/acme/plans${query}'\ndefaultTest: { assert: [{ type: factuality, value: '{{best}}' }] }`;
    const row = (question: string) =>
      `${JSON.stringify({ question, best: 'Yes.', choices: ['a', 'b'], note: null })}\n`;
    const rows = row('One?') + row('Two?');
    for (const [query, path] of [
      ['', 'acme/plans/test.jsonl'],
      ['?split=train', 'plans/data/train.jsonl'],
      ['?split=validation&subset=mc', 'acme/plans/mc/validation.jsonl'],
      ['?split=a', '/cache/datasets--acme--plans/snapshots/0ab/a.jsonl'],
    ] as const) {
      const cache = { '/cache/datasets--acme--plans/refs/main': '0ab\n' };
      const found = await open(config(query), { ...cache, [path]: rows });
      assert.deepEqual(
        found.rows.map((one) => !isFaulty(one) && [one.input, one.checks?.[0]?.reference, one.vars]),
        ['One?', 'Two?'].map((question) => [
          question,
          'Yes.',
          { question, best: 'Yes.', choices: ['a', 'b'] },
        ]),
      );
    }
    assert.equal((await open(config('?limit=1'), { 'acme/plans/test.jsonl': rows })).rows.length, 1);
    for (const query of ['', '?split=../../x'])
      await assert.rejects(open(config(query)), {
        code: 'hubDataset',
        args: { name: 'acme/plans', file: 'acme/plans/test.jsonl' },
      });
    await assert.rejects(open("tests: 'huggingface://datasets/../x'"), { code: 'datasetFormat' });
  });

  it('evaluates no assertion on texts that code would change', async () => {
    const { rows, leftOut } = await open(`
tests:
  - vars: { query: Q, context: C }
    assert:
      - { type: context-faithfulness, contextTransform: output.context }
      - { type: factuality, value: x, transform: output.trim() }
      - { type: context-faithfulness }
`);
    assert.deepEqual(
      rows.map((row) => !isFaulty(row) && row.checks?.map(({ measure }) => measure)),
      [['faithfulness']],
    );
    assert.deepEqual(leftOut, [
      'Assertions of type context-faithfulness with contextTransform are not evaluated (1).',
      'Assertions of type factuality with transform are not evaluated (1).',
    ]);
  });

  it('runs loaders only where that is allowed', async () => {
    const config = 'tests: file://load.ts:make';
    const { rows } = await open(config, {}, { loaded: [{ vars: { query: 'Q' } }] });
    assert.deepEqual(
      rows.map((row) => !isFaulty(row) && row.input),
      ['Q'],
    );
    await assert.rejects(open(config), { code: 'loaderUntrusted' });
  });

  it('names the fields that nothing reads, each once', async () => {
    const { leftOut } = await open(`
description: read by nobody, and changes nothing
providers: [{ id: 'openai:m', config: { temperature: 0, max_tokens: 9, apiKey: k } }]
evaluateOptions: { maxConcurrency: 4, repeat: 3 }
defaultTest: { threshold: 0.5, options: { transform: output.trim() } }
tests:
  - vars: { query: Q }
    assert:
      - { type: factuality, value: x, config: {}, provider: { id: 'openai:g', config: { apiBaseUrl: 'http://x', apiKey: k } } }
      - { type: factuality, value: y, config: 3 }
`);
    assert.deepEqual(
      leftOut.map((text) => /“(.*)”/.exec(text)?.[1]),
      [
        'evaluateOptions.repeat',
        'providers.config.max_tokens',
        'providers.config.apiKey',
        'defaultTest.threshold',
        'defaultTest.options.transform',
        'tests.assert.config',
        'tests.assert.provider.config.apiKey',
      ],
    );
  });

  it('counts the assertions of a set one by one; one with a threshold passes as a whole', async () => {
    const set = (threshold: string) => `
tests:
  - vars: { query: Q }
    assert:
      - type: assert-set
        ${threshold}
        assert:
          - { type: factuality, value: x }
          - { type: context-faithfulness }
`;
    assert.deepEqual(await checksOf(set('metric: both')), [
      { measure: 'factuality', reference: 'x' },
      { measure: 'faithfulness' },
    ]);
    const both = { number: 1, threshold: 0.5 };
    assert.deepEqual(await checksOf(set('threshold: 0.5')), [
      { measure: 'factuality', reference: 'x', set: both },
      { measure: 'faithfulness', set: both },
    ]);
  });

  it('names scenarios and Python loaders as left out, with their number', async () => {
    const { rows, leftOut } = await open(`
scenarios:
  - config: [{ vars: { a: 1 } }, { vars: { a: 2 } }]
    tests: [{ vars: { b: 1 } }, { vars: { b: 2 } }, { vars: { b: 3 } }]
tests: [{ vars: { query: Q } }, 'file://more.py:make']
`);
    assert.equal(rows.length, 1);
    assert.deepEqual(leftOut, [
      'Scenarios are not run; tests left out: 6.',
      'The tests in file://more.py:make were left out: only JavaScript and TypeScript can be run.',
    ]);
  });

  it('may name the grader of text among others', async () => {
    const { defaultGrader } = await open(
      withTest('defaultTest: { options: { provider: { text: openai:g, embedding: openai:e } } }'),
    );
    assert.deepEqual(defaultGrader, { id: 'openai:g' });
  });

  it('may turn an assertion round', async () => {
    assert.deepEqual(
      await checksOf('tests: [{ vars: { query: Q }, assert: [{ type: not-factuality, value: x }] }]'),
      [{ measure: 'factuality', reference: 'x', label: 'not-factuality', inverted: true }],
    );
  });

  it('with a wrong weight or rubric is refused before anything is asked', async () => {
    const withDefaults = (options: string) => withTest(`defaultTest: { options: ${options} }`);
    await assert.rejects(open(withDefaults('{ factuality: { superset: -1 } }')), { code: 'badWeight' });
    await assert.rejects(open(withDefaults('{ factuality: { superst: 1 } }')), { code: 'badWeight' });
    await assert.rejects(open(withDefaults("{ rubricPrompt: 'Grade {{input}}' }")), { code: 'badRubric' });
    const { rows } = await open(`tests:
  - { vars: { query: Q }, options: { factuality: { agree: x } }, assert: [{ type: factuality, value: x }] }
  - { vars: { query: Q }, assert: [{ type: factuality, value: x, rubricPrompt: Grade }] }
`);
    assert.deepEqual(
      rows.map((row) => isFaulty(row) && row.fault.code),
      ['badWeight', 'badRubric'],
    );
  });

  it('whose weight lets contradictions pass says so', async () => {
    const { leftOut } = await open(`tests:
  - { vars: { query: Q }, options: { factuality: { disagree: 0.5 } }, assert: [{ type: factuality, value: x }] }
`);
    assert.deepEqual(leftOut, [
      'The weight “disagree” is above 0: outputs that contradict the reference pass.',
    ]);
  });

  it('may have a rubric in a YAML file, as text or as a chat', async () => {
    const config =
      'tests: [{ vars: { query: Q }, assert: [{ type: factuality, value: x, rubricPrompt: file://r.yaml }] }]';
    const [chat] = await checksOf(config, {
      'r.yaml':
        "- { role: system, content: 'Grade.' }\n- { role: user, content: '{{input}} {{ideal}} {{completion}}' }\n",
    });
    assert.deepEqual(JSON.parse(chat!.rubricPrompt!).length, 2);
  });

  it('takes references, rubrics, variables and the default test from files', async () => {
    const files = {
      'ref.txt': 'It is {{size}} long.\n',
      'rubric.txt': '{{input}} {{ideal}} {{completion}}',
      'default.yaml': 'options: { rubricPrompt: file://rubric.txt }\n',
    };
    const config = `
defaultTest: file://default.yaml
tests: [{ vars: { query: Q, size: 5 m }, assert: [{ type: factuality, value: file://ref.txt }] }]`;
    assert.deepEqual(await checksOf(config, files), [
      { measure: 'factuality', reference: 'It is 5 m long.', rubricPrompt: files['rubric.txt'] },
    ]);
  });

  it('runs no code that a test names: that test is faulty', async () => {
    const { rows } = await open(
      'tests: [{ vars: { query: file://q.py } }, { vars: { query: Q }, assert: [{ type: factuality, value: file://v.js }] }]',
    );
    assert.deepEqual(
      rows.map((row) => isFaulty(row) && row.fault.args.detail),
      ['file://q.py', 'file://v.js'].map((name) => `${name} cannot be read as text.`),
    );
  });

  it('may name a provider by a key, with an address and a value of the environment', async () => {
    const { providers } = await open(
      withTest("providers: [{ 'openai:m': { config: { apiBaseUrl: 'http://{{env.HOST}}/v1' } } }]"),
      {},
      { env: { HOST: 'h:1' } },
    );
    assert.deepEqual(providers, [{ id: 'openai:m', baseUrl: 'http://h:1/v1' }]);
  });

  it('is refused where a provider is none that can be asked', async () => {
    for (const id of ['python:p.py', 'exec:echo', 'https://example.org/x', 'file://p.js', 'bedrock:m'])
      await assert.rejects(open(withTest(`providers: ['${id}']`)), { code: 'foreignProvider', args: { id } });
  });

  it('may be a module', async () => {
    const files = memoryFiles({}, { loaded: { prompts: ['{{query}}'], tests: [{ vars: { query: 'Q' } }] } });
    const { prompts, rows } = await openDataset('promptfooconfig.mjs', files, () => {});
    assert.equal(prompts.length, 1);
    assert.equal((await collect(rows)).length, 1);
  });

  it('in another encoding is refused with the line', async () => {
    const bytes = Buffer.concat([
      Buffer.from('tests:\n  - vars: { query: '),
      Buffer.from([0xe9]),
      Buffer.from(' }'),
    ]);
    const files: DataFiles = { ...memoryFiles({}, {}), open: () => chunked(bytes, 64) };
    await assert.rejects(
      openDataset('c.yaml', files, () => {}),
      { code: 'dataEncoding', args: { file: 'c.yaml', line: 2 } },
    );
  });

  it('is told from rows', async () => {
    const { rows } = await open('- output: A\n  context: B\n');
    assert.deepEqual(rows, [{ position: 0, line: 1, output: 'A', context: ['B'] }]);
  });

  it('with a field of a wrong type is refused by name', async () => {
    await assert.rejects(open('tests: 3'), { code: 'badInput' });
    await assert.rejects(open(withTest('defaultTest: file://default.yaml'), { 'default.yaml': 'vars: 3' }), {
      code: 'badInput',
      args: {
        detail: 'c.yaml: file://default.yaml: vars: Invalid input: expected record, received number',
      },
    });
  });
});
