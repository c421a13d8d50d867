import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reply, SeenRequest } from '../../../server/reply.ts';
import { startScriptedModel } from '../../../server/scriptedModel.ts';
import { createWorkplace, type Workplace } from '../workplace.ts';

describe('claimlight eval of a promptfoo configuration', () => {
  let place: Workplace;
  beforeEach(() => {
    place = createWorkplace();
  });
  afterEach(() => place.remove());

  /** Two models answer, a third grades. */
  const respond = ({ model, messages }: SeenRequest): Reply => {
    const words = messages.map(({ content }) => content).join('\n');
    if (model === 'grader')
      return { answer: { reason: 'compared', category: words.includes('Lyon') ? 'D' : 'C' } };
    return { answer: model === 'good' ? 'Paris is the capital.' : 'Lyon is the capital.' };
  };

  it('lets every provider answer, grades all on the same facts, and prints the table', async () => {
    const model = await startScriptedModel(respond, { key: 'k', models: ['good', 'bad', 'grader'] });
    const config = place.file(
      'c.yaml',
      `providers: ['openai:good', { id: 'openai:chat:bad', label: bad one }]
prompts: ['Answer: {{query}}']
defaultTest:
  options: { provider: 'openai:grader' }
  assert: [{ type: factuality, value: '{{fact}}' }, { type: llm-rubric, value: polite }]
tests:
  - vars: { query: 'Capital of France?', fact: 'Paris is the capital of France' }
  - vars: { query: 'Capital of what?', fact: 'Paris is the capital of France' }
`,
    );
    try {
      const { code, out, error } = await place.run(['eval', config, '--out', join(place.folder, 'r.jsonl')], {
        env: { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: model.url },
      });
      assert.match(
        out,
        /openai:good · Answer: \{\{query\}\} · factuality · openai:grader +1\.00 +100\.0 % +2/,
      );
      assert.match(out, /bad one · Answer: \{\{query\}\} · factuality · openai:grader +0\.00 +0\.0 % +2/);
      assert.match(out, /Models × tests\n {2}Test +openai:good +bad one\n/);
      assert.match(out, /7 {2}Capital of France\? +✓ C 1\.00 +✗ D 0\.00\n/);
      assert.match(error, /Assertions of type llm-rubric are not evaluated/);
      assert.match(error, /Failed assertions or rows: 2\.\n$/);
      assert.equal(code, 1);
      assert.equal(model.requests.length, 8, 'four answers and four grades');
      const view = await place.run(['view', join(place.folder, 'r.jsonl'), '--format', 'csv']);
      assert.match(view.out, /Lyon is the capital\./);
    } finally {
      await model.close();
    }
  });

  /** A configuration of one test whose answer says one right and one wrong thing. */
  const bridge = (assertions: string) =>
    place.file(
      'c.yaml',
      `providers: [echo]
prompts: ['The bridge is 120 m long.']
tests:
  - vars: { query: How long?, context: The bridge is 120 m long. }
    assert:
${assertions}`,
    );
  const judged = (config: string, ...options: readonly string[]) =>
    place.run(['eval', config, '--judge', 'wording', ...options]);

  it('with --strict has an exit code of its own for what was not evaluated', async () => {
    const config = bridge(`      - { type: context-faithfulness }
      - { type: answer-relevance, threshold: 0.5 }
      - { type: context-relevance, threshold: 0.5 }
      - { type: search-rubric, value: x }
`);
    const { code, error } = await judged(config, '--strict');
    assert.match(error, /search-rubric are not evaluated \(1\)/);
    assert.match(error, /Parts of the configuration that were not evaluated: 3\.\n$/);
    assert.equal(code, 3);
    assert.equal((await judged(config)).code, 0);
    assert.equal((await judged(bridge('      - { type: context-faithfulness }\n'), '--strict')).code, 0);
  });

  it('with --strict counts whatever would have had a part in the results', async () => {
    const plain = '      - { type: context-faithfulness }\n';
    const left = {
      derivedMetrics: '[{ name: f1, value: a + b }]',
      scenarios: '[{ config: [{}], tests: [{}] }]',
      extensions: '[file://hook.js]',
      evaluateOptions: '{ repeat: 2 }',
    };
    for (const [field, value] of Object.entries(left)) {
      const { code, error } = await judged(bridge(`${plain}${field}: ${value}\n`), '--strict');
      assert.match(error, /were not evaluated: 1\.\n$/, field);
      assert.equal(code, 3, field);
    }
    for (const assertion of ['transform: output.x', 'contextTransform: output.x', 'unknown: 1']) {
      const config = bridge(`${plain}      - { type: context-faithfulness, ${assertion} }\n`);
      assert.equal((await judged(config, '--strict')).code, 3, assertion);
    }
    const idle = 'evaluateOptions: { maxConcurrency: 2 }\ndescription: x\n';
    assert.equal((await judged(bridge(plain + idle), '--strict')).code, 0);
  });

  it('reads a data set of Hugging Face where it lies, and asks nobody for it', async () => {
    const config = place.file(
      'hub.yaml',
      `providers: [echo]
prompts: ['{{answer}}']
tests: huggingface://datasets/acme/bridges?split=train
defaultTest: { assert: [{ type: context-faithfulness }] }
`,
    );
    const missing = await judged(config);
    assert.equal(missing.code, 2);
    assert.match(
      missing.error,
      /acme\/bridges of Hugging Face is not on this machine[\s\S]*acme\/bridges\/train\.jsonl/,
    );
    const cache = join(place.folder, 'hub');
    const snapshot = join(cache, 'datasets--acme--bridges', 'snapshots', 'abc');
    mkdirSync(snapshot, { recursive: true });
    mkdirSync(join(snapshot, '../../refs'));
    writeFileSync(join(snapshot, '../../refs/main'), 'abc');
    const row = { answer: 'It is 9 m long.', context: ['It is 120 m long.', 'It is red.'] };
    writeFileSync(join(snapshot, 'train.jsonl'), JSON.stringify(row));
    const run = await place.run(['eval', config, '--judge', 'wording'], { env: { HF_HUB_CACHE: cache } });
    assert.match(run.out, /faithfulness · offline {2}0\.00/, run.error);
    assert.equal(run.code, 1);
  });

  it('weighs the assertions of a set', async () => {
    const set = (first: number, second: number) =>
      bridge(`      - type: assert-set
        threshold: 0.5
        assert:
          - { type: context-faithfulness, weight: ${first} }
          - { type: not-context-faithfulness, weight: ${second} }
`);
    assert.equal((await judged(set(2, 1))).code, 0);
    assert.equal((await judged(set(1, 2))).code, 1);
  });

  it('lets no assertion of weight 0 fail', async () => {
    const single = (weight: number) =>
      bridge(`      - { type: not-context-faithfulness, weight: ${weight} }\n`);
    assert.equal((await judged(single(1))).code, 1);
    assert.equal((await judged(single(0))).code, 0);
  });

  it('keeps a provider that fails apart from the others', async () => {
    const model = await startScriptedModel(
      (request) => (request.model === 'bad' ? { refusal: 'No.' } : respond(request)),
      { models: ['good', 'bad', 'grader'] },
    );
    const config = place.file(
      'c.yaml',
      `providers: ['openai:good', 'openai:bad']
prompts: ['{{query}}']
tests:
  - { vars: { query: Q }, assert: [{ type: factuality, value: Paris }] }
`,
    );
    try {
      const { code, out, error } = await place.run([
        'eval',
        config,
        '--grader',
        'openai:grader',
        '--base-url',
        model.url,
      ]);
      assert.match(out, /openai:good · .* 1\.00/);
      assert.match(error, /Line 4: openai:bad refused to answer/);
      assert.match(
        error,
        /Judged: 1 of 2; failed: 1; not applicable: 0\.\nFailed assertions or rows: 1\.\n$/,
      );
      assert.equal(code, 1);
      const gated = await place.run([
        'eval',
        config,
        '--grader',
        'openai:grader',
        '--base-url',
        model.url,
        '--fail-under',
        '0.5',
      ]);
      assert.match(gated.error, /openai:bad · \{\{query\}\}: none of 1 rows was answered\.\n$/);
      assert.equal(gated.code, 1);
    } finally {
      await model.close();
    }
  });

  it('has one column a model and prompt, whoever grades, and view counts as eval does', async () => {
    const model = await startScriptedModel(
      (request) =>
        request.model === 'broken'
          ? { refusal: 'No.' }
          : respond({ ...request, model: request.model.replace(/^g\d/, 'grader') }),
      { models: ['good', 'bad', 'g1', 'g2', 'broken'] },
    );
    const assertion = (provider: string) => ({
      type: 'factuality',
      value: 'Paris',
      provider: `openai:${provider}`,
    });
    const config = place.file(
      'c.json',
      JSON.stringify({
        providers: ['openai:good', 'openai:bad'],
        prompts: ['{{query}}'],
        tests: [
          { vars: { query: 'Q1' }, assert: [assertion('g1'), assertion('g2')] },
          { vars: { query: 'Q2' }, assert: [assertion('broken')] },
        ],
      }),
    );
    try {
      const out = join(place.folder, 'r.jsonl');
      const ran = await place.run(['eval', config, '--base-url', model.url, '--out', out]);
      const table =
        /Models × tests\n {2}Test +openai:good +openai:bad\n.*Q1 +✓ 1\.00 +✗ 0\.00\n.*Q2 +failed +failed\n/;
      assert.match(ran.out, table);
      assert.match(ran.error, /Cases: 4; .*; failed: 2/);
      const view = await place.run(['view', out]);
      assert.match(view.out, table);
      assert.match(view.out, /Cases: 4; failed: 2/);
    } finally {
      await model.close();
    }
  });

  it('has prompts that are functions, where code may run', async () => {
    place.file(
      'prompt.mjs',
      "export const ask = ({ vars }) => [{ role: 'user', content: [{ type: 'text', text: 'Say {{x}}: ' + vars.query }] }];",
    );
    const config = place.file(
      'c.yaml',
      `providers: [echo]
prompts: ['file://prompt.mjs:ask']
tests: [{ vars: { query: Paris }, assert: [{ type: factuality, value: Paris }] }]
`,
    );
    const refused = await place.run(['eval', config]);
    assert.equal(refused.code, 2);
    assert.match(refused.error, /--allow-code/);
    const out = join(place.folder, 'r.jsonl');
    const { error } = await place.run(['eval', config, '--allow-code', '--out', out]);
    assert.match(error, /Running code from .*prompt\.mjs/);
    assert.match((await place.run(['view', out, '--format', 'csv'])).out, /Say \{\{x\}\}: Paris/);
  });
});
