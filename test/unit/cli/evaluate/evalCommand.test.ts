import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answers, supported } from '../../../server/answers.ts';
import { startScriptedModel } from '../../../server/scriptedModel.ts';
import { facts, labelled } from '../bridgeRows.ts';
import { createWorkplace, lines, type Workplace } from '../workplace.ts';

describe('claimlight eval', () => {
  let place: Workplace;
  beforeEach(() => {
    place = createWorkplace();
  });
  afterEach(() => place.remove());

  it('fills a prompt in with the fields of the row', async () => {
    const rows = place.file(
      'rows.jsonl',
      '{"question": "How long is it?", "unit": "m", "context": "The bridge is 120 m long."}\n',
    );
    const { out, error } = await place.run([
      ...['eval', rows, '--judge', 'wording', '--provider', 'echo', '--format', 'json'],
      ...['--prompt', 'The bridge is 120 {{unit}} long. {{question}}'],
    ]);
    assert.equal(error.includes('failed: 1'), false, error);
    assert.equal(JSON.parse(out).columns[0].mean, 1);
  });

  it('scores a data set, holds it against its labels and tells broken rows with their line', async () => {
    const path = place.file('d.jsonl', `${labelled}{"output":\n`);
    const { code, out, error } = await place.run(['eval', path]);
    assert.match(out, /faithfulness · offline {2}0\.50 +50\.0 % +2 +0 +0 +1/);
    assert.match(out, /faithfulness · offline +100\.0 % +100\.0 % +100\.0 % +100\.0 % +100\.0 %/);
    assert.match(error, /Line 3: This row cannot be read/);
    assert.equal(code, 0);
  });

  it('leaves no file behind, and none harmed, when the data set cannot be read', async () => {
    const out = join(place.folder, 'r.jsonl');
    const missing = ['eval', join(place.folder, 'gone.jsonl'), '--out', out];
    const { code, error } = await place.run(missing);
    assert.match(error, /^claimlight: .*gone\.jsonl was not found\.\nCheck the path\.\n$/);
    assert.equal(code, 2);
    await place.run([...missing, '--judge', 'openai:m', '--batch'], { env: { OPENAI_API_KEY: 'k' } });
    await place.run(['eval', place.file('empty.jsonl', '\n'), '--out', out]);
    assert.deepEqual(readdirSync(place.folder), ['empty.jsonl']);
    place.file('r.jsonl', 'precious');
    await place.run([...missing, '--restart']);
    assert.equal(readFileSync(out, 'utf8'), 'precious');
  });

  it('derives factuality where the grader is "offline"', async () => {
    const row = { output: 'Paris is the capital of France.', reference: 'Paris is the capital of France.' };
    const path = place.file('d.jsonl', lines(row));
    const { out } = await place.run(['eval', path, '--scorer', 'factuality', '--grader', 'offline']);
    assert.match(out, /factuality · offline +1\.00/);
  });

  it('scores retrieval, leaves out what cannot be scored, and holds each score to its gate', async () => {
    const context = ['Lunch is at noon.', 'Backups are kept for 30 days.'];
    const row = { question: 'Backups?', answer: 'Lunch is at noon.', contexts: context };
    const path = place.file(
      'd.jsonl',
      lines({ ...row, ground_truth: 'Backups are kept for 30 days. Storage is free.' }, row),
    );
    const scorer = 'context-recall,context-precision,noise-sensitivity';
    const { code, out, error } = await place.run(['eval', path, '--scorer', scorer]);
    assert.match(out, /context-recall · offline +0\.50 +0\.0 % +1 +0 +1 +0/);
    assert.match(out, /context-precision · offline +0\.75 +50\.0 % +2 +0 +0 +0/);
    assert.match(out, /noise-sensitivity · offline +0\.00 +100\.0 % +1 +0 +1 +0/);
    assert.match(error, /Judged: 4 of 6; failed: 0; not applicable: 2\./);
    assert.equal(code, 0);
    const gated = await place.run([
      'eval',
      path,
      '--scorer',
      scorer,
      '--fail-under',
      '0.6',
      '--fail-over',
      '0',
    ]);
    assert.match(gated.error, /context-recall · offline: 0\.50 is below --fail-under 0\.6\./);
    assert.equal(gated.code, 1);
    const none = place.file('n.jsonl', lines(row));
    const bare = await place.run(['eval', none, '--scorer', 'context-recall', '--fail-under', '0.1']);
    assert.match(bare.error, /Nothing could be judged/);
    assert.equal(bare.code, 2, 'a gate over nothing is no pass');
  });

  it('compares judges on the same rows', async () => {
    const model = await startScriptedModel(() => ({
      answer: { answers: [{ sentence: 1, context: [1], is: { unsupported: 'It is not there.' } }] },
    }));
    try {
      const { out } = await place.run([
        'eval',
        place.file('d.jsonl', labelled),
        '--compare',
        'openai:test-model',
        '--base-url',
        model.url,
      ]);
      assert.match(out, /faithfulness · openai:test-model/);
      assert.match(out, /offline · openai:test-model +2 +50\.0 %/);
    } finally {
      await model.close();
    }
  });

  it('says what is wrong when it cannot run', async () => {
    for (const [args, words] of [
      [['gone.jsonl'], /gone\.jsonl was not found/],
      [[place.file('d.txt', 'x')], /as a data set/],
      [[place.file('e.jsonl', '')], /contains no rows/],
      [[place.file('d.jsonl', labelled), '--judge', 'openai'], /--model|No model/],
      [[place.file('d.jsonl', labelled), '--judge', 'openai:gpt-4o'], /OPENAI_API_KEY/],
      [[place.file('d.jsonl', labelled), '--fail-over', '0.5'], /--fail-under/],
    ] as const) {
      const { code, error } = await place.run(['eval', ...args]);
      assert.match(error, words);
      assert.equal(code, 2, String(words));
    }
  });

  it('runs a loader with what it imports: TypeScript, JavaScript and packages', async () => {
    const files = {
      'load.mts': `import { fact } from './lib/facts.ts';
        export { other } from './lib/other.js';
        import { length } from './length.mjs';
        import { unit } from 'some-units';
        export default () => [{ output: \`The bridge is \${length} \${unit} long.\`, context: fact }];`,
      'lib/facts.ts': `import type { Facts } from './types'; import { name } from './name';
        export const fact: Facts = name + ' is 120 metres long.';`,
      'lib/types.ts': 'export type Facts = string;',
      'lib/name.ts': "export const name: string = 'The bridge';",
      'lib/other.ts': 'export const other: number = 1;',
      'length.mjs': 'export const length = 120;',
      'node_modules/some-units/index.mjs': "export const unit = 'metres';",
      'node_modules/some-units/package.json': '{"exports": "./index.mjs"}',
    };
    mkdirSync(join(place.folder, 'lib'));
    mkdirSync(join(place.folder, 'node_modules/some-units'), { recursive: true });
    for (const [name, text] of Object.entries(files)) place.file(name, text);
    const { out, error } = await place.run(['eval', join(place.folder, 'load.mts'), '--allow-code']);
    assert.match(out, /faithfulness · offline {2}1\.00/, error);
    assert.deepEqual(readdirSync(join(place.folder, 'lib')).length, 4, 'nothing of ours is left');
    assert.deepEqual(readdirSync(place.folder).toSorted(), ['length.mjs', 'lib', 'load.mts', 'node_modules']);
  });

  it('runs a loader in TypeScript', async () => {
    const loader = place.file(
      'load.ts',
      `interface R { output: string }
       export async function rows(): Promise<R[]> {
         return [{ output: 'The bridge is 120 metres long.', context: ${JSON.stringify(facts)} } as R];
       }`,
    );
    const { code, out } = await place.run(['eval', `file://${loader}:rows`, '--allow-code']);
    assert.match(out, /faithfulness · offline {2}1\.00/);
    assert.equal(code, 0);
    const missing = await place.run(['eval', `file://${loader}:nothing`, '--allow-code']);
    assert.equal(missing.code, 2);
    assert.match(missing.error, /load\.ts failed \(no function nothing\)/);
  });

  it('computes several scores from one check, which is paid for once', async () => {
    const model = await startScriptedModel(() => ({ answer: answers(supported(1, 1)) }));
    try {
      const { code, out, error } = await place.run([
        ...[
          'eval',
          place.file('d.jsonl', labelled.split('\n')[0]!),
          '--scorer',
          'faithfulness,hallucination,contradiction',
        ],
        ...[
          '--judge',
          'openai:test-model',
          '--base-url',
          model.url,
          '--fail-under',
          '0.5',
          '--fail-over',
          '0.5',
        ],
      ]);
      assert.equal(code, 0, error);
      for (const score of ['faithfulness', 'hallucination', 'contradiction'])
        assert.match(out, new RegExp(`${score} · openai:test-model +[01]\\.00`));
      assert.equal(model.requests.length, 1);
    } finally {
      await model.close();
    }
  });

  it('takes weights, a rubric and a unit for rows without their own', async () => {
    const path = place.file('d.jsonl', lines({ output: 'A fact.', reference: 'Another.', input: 'Q' }));
    const model = await startScriptedModel(() => ({ answer: { reason: 'r', category: 'B' } }), {
      models: ['g'],
    });
    try {
      const rubric = place.file(
        'r.yaml',
        "- { role: user, content: 'MINE {{input}} {{ideal}} {{completion}}' }\n",
      );
      const graded = [
        'eval',
        path,
        '--scorer',
        'factuality',
        '--grader',
        'openai:g',
        '--base-url',
        model.url,
      ];
      const { out, error } = await place.run([...graded, '--weights', 'superset=0.5', '--rubric', rubric]);
      assert.match(out, /factuality · openai:g +0\.50/, error);
      assert.match(model.requests[0]!.messages[0]!.content, /^MINE Q Another\. A fact\./);
      assert.match(
        (await place.run([...graded, '--weights', 'superset=x'])).error,
        /superset.*must be a number/,
      );
      assert.match((await place.run([...graded, '--weights', 'disagree=1'])).error, /“disagree” is above 0/);
      const bad = place.file('bad.txt', 'Grade {{input}}');
      const asked = model.requests.length;
      assert.match((await place.run([...graded, '--rubric', bad])).error, /does not contain/);
      assert.equal(model.requests.length, asked);
    } finally {
      await model.close();
    }
    const clash = { output: 'It is 5 metres long.', context: 'It is 6 metres long. It is red.' };
    const unit = async (...args: readonly string[]) =>
      (await place.run(['eval', place.file('u.jsonl', lines(clash)), '--scorer', 'contradiction', ...args]))
        .out;
    assert.match(await unit('--unit', 'item'), / 1\.00 /);
    assert.match(await unit('--unit', 'statement'), / 0\.50 /);
  });
});
