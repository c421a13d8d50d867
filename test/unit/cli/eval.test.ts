import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Reply, SeenRequest } from '../../server/reply.ts';
import { startScriptedModel } from '../../server/scriptedModel.ts';
import { createWorkplace, type Workplace } from './workplace.ts';

const facts = 'The bridge is 120 metres long. It was opened in 1987.';

const lines = (...rows: readonly object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

describe('claimlight eval', () => {
  let place: Workplace;
  beforeEach(() => {
    place = createWorkplace();
  });
  afterEach(() => place.remove());

  const labelled = lines(
    { output: 'The bridge is 120 metres long.', context: facts, expected: 'supported' },
    { output: 'The bridge is 150 metres long.', context: facts, expected: 'contradicted' },
  );

  it('scores a data set, holds it against its labels and tells broken rows with their line', async () => {
    const path = place.file('d.jsonl', `${labelled}{"output":\n`);
    const { code, out, error } = await place.run(['eval', path]);
    assert.match(out, /faithfulness · offline {2}0\.50 +50\.0 % +2 +0 +0 +0/);
    assert.match(out, /faithfulness · offline +100\.0 % +100\.0 % +100\.0 % +100\.0 % +100\.0 %/);
    assert.match(error, /Line 3: This row cannot be read/);
    assert.equal(code, 0);
  });

  it('gates by the mean', async () => {
    const path = place.file('d.jsonl', labelled);
    const code = async (...gate: readonly string[]) => (await place.run(['eval', path, ...gate])).code;
    assert.equal(await code('--fail-under', '0.5'), 0);
    assert.equal(await code('--fail-under', '0.6'), 1);
    assert.equal(await code('--scorer', 'hallucination', '--fail-over', '0.4'), 1);
  });

  it('goes on where an earlier run stopped, and refuses results of another run', async () => {
    const path = place.file('d.jsonl', labelled);
    const out = join(place.folder, 'r.jsonl');
    assert.equal((await place.run(['eval', path, '--out', out])).code, 0);
    const whole = readFileSync(out, 'utf8');
    place.file('r.jsonl', whole.slice(0, -30));
    assert.equal((await place.run(['eval', path, '--out', out])).code, 0);
    assert.equal(readFileSync(out, 'utf8'), whole);
    const other = await place.run(['eval', path, '--out', out, '--scorer', 'hallucination']);
    assert.match(other.error, /another run.*--restart/s);
    assert.equal(other.code, 2);
  });

  it('compares judges on the same rows', async () => {
    const model = await startScriptedModel(() => ({
      answer: { answers: [{ sentence: 1, context: [1], is: 'supported' }] },
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
      [[place.file('d.txt', 'x')], /not a data set/],
      [[place.file('e.jsonl', '')], /holds no rows/],
      [[place.file('d.jsonl', labelled), '--judge', 'openai'], /--model|No model/],
      [[place.file('d.jsonl', labelled), '--judge', 'openai:gpt-4o'], /OPENAI_API_KEY/],
      [[place.file('d.jsonl', labelled), '--fail-over', '0.5'], /--fail-under/],
    ] as const) {
      const { code, error } = await place.run(['eval', ...args]);
      assert.match(error, words);
      assert.equal(code, 2, String(words));
    }
  });

  it('runs a loader in TypeScript', async () => {
    const loader = place.file(
      'load.ts',
      `interface R { output: string }
       export async function rows(): Promise<R[]> {
         return [{ output: 'The bridge is 120 metres long.', context: ${JSON.stringify(facts)} } as R];
       }`,
    );
    const { code, out } = await place.run(['eval', `file://${loader}:rows`]);
    assert.match(out, /faithfulness · offline {2}1\.00/);
    assert.equal(code, 0);
    const missing = await place.run(['eval', `file://${loader}:nothing`]);
    assert.match(missing.error, /load\.ts failed \(no function nothing\)/);
  });

  describe('of a promptfoo configuration', () => {
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
        const { code, out, error } = await place.run(
          ['eval', config, '--out', join(place.folder, 'r.jsonl')],
          {
            env: { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: model.url },
          },
        );
        assert.match(
          out,
          /openai:good · Answer: \{\{query\}\} · factuality · openai:grader +1\.00 +100\.0 % +2/,
        );
        assert.match(out, /bad one · Answer: \{\{query\}\} · factuality · openai:grader +0\.00 +0\.0 % +2/);
        assert.match(out, /Models × tests\n {2}Test +openai:good +bad one\n/);
        assert.match(out, /7 {2}Capital of France\? +✓ C 1\.00 +✗ D 0\.00\n/);
        assert.match(error, /Assertions of type llm-rubric are not evaluated/);
        assert.equal(code, 0);
        assert.equal(model.requests.length, 8, 'four answers and four grades');
        const view = await place.run(['view', join(place.folder, 'r.jsonl'), '--format', 'csv']);
        assert.match(view.out, /Lyon is the capital\./);
      } finally {
        await model.close();
      }
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
        assert.equal(code, 0);
      } finally {
        await model.close();
      }
    });
  });

  it('killed in the middle and run again ends like a run that was not', async function () {
    this.timeout(60_000);
    const rows = Array.from({ length: 400 }, (_, i) => ({
      output: `Bridge ${i} is ${100 + i} metres long.`,
      context: `Bridge ${i} is ${100 + i + (i % 4 === 0 ? 1 : 0)} metres long. It was opened in ${1900 + (i % 100)}.`,
    }));
    const path = place.file('d.jsonl', lines(...rows));
    const [whole, killed] = ['whole.jsonl', 'killed.jsonl'].map((name) => join(place.folder, name));
    await place.run(['eval', path, '--out', whole!]);

    const entry = join(import.meta.dirname, '../../../src/cli/main.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', entry, 'eval', path, '--out', killed!], {
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    while (!existsSync(killed!) || statSync(killed!).size < 20_000)
      await new Promise((resolve) => setTimeout(resolve, 2));
    child.kill('SIGKILL');
    await ended;
    const left = readFileSync(killed!, 'utf8').split('\n').length - 2;
    assert.ok(left > 0 && left < rows.length, `killed after ${left} rows`);

    const { error } = await place.run(['eval', path, '--out', killed!]);
    assert.match(error, /Cases: 400/);
    assert.ok(readFileSync(killed!, 'utf8') === readFileSync(whole!, 'utf8'));
  });
});

describe('claimlight view', () => {
  it('shows and exports results', async () => {
    const place = createWorkplace();
    try {
      const data = place.file(
        'd.jsonl',
        lines({ output: 'It is 5 metres long.', context: 'It is 6 metres long.' }),
      );
      const results = join(place.folder, 'r.jsonl');
      await place.run(['eval', data, '--out', results]);
      const text = await place.run(['view', results]);
      assert.match(text.out, /d\.jsonl\. Cases: 1; failed: 0/);
      assert.match(
        text.out,
        /contradicted: It is 5 metres long\. \(5 metres here; 6 metres in context:1, line 1\.\)/,
      );
      const page = join(place.folder, 'r.html');
      await place.run(['view', results, '--format', 'html', '--out', page]);
      assert.match(readFileSync(page, 'utf8'), /<mark class="contradicted">5 metres<\/mark>/);
      assert.equal((await place.run(['view', data])).code, 2);
    } finally {
      place.remove();
    }
  });
});

describe('claimlight init', () => {
  const csv =
    'Type,Category,Question,Best Answer,Correct Answers,Incorrect Answers,Source\nA,B,Why?,So,So,No,x\n';

  it('writes the configuration and downloads the data, and keeps what is there', async () => {
    const place = createWorkplace();
    const server = createServer((_, response) => response.end(csv));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/t.csv`;
    try {
      const init = ['init', '--example', 'truthfulqa', '--dir', place.folder, '--from', url];
      const { code, error } = await place.run(init);
      assert.equal(code, 0);
      assert.match(error, /Downloading http/);
      assert.equal(readFileSync(join(place.folder, 'TruthfulQA.csv'), 'utf8'), csv);
      place.file('truthfulqa.yaml', 'mine');
      assert.match((await place.run(init)).error, /was kept/);
      assert.equal(readFileSync(join(place.folder, 'truthfulqa.yaml'), 'utf8'), 'mine');
    } finally {
      server.close();
      place.remove();
    }
  });

  it('says so when the data cannot be had', async () => {
    const place = createWorkplace();
    try {
      const from = ['--from', 'http://127.0.0.1:1/t.csv'];
      const { code, error } = await place.run([
        'init',
        '--example',
        'truthfulqa',
        '--dir',
        place.folder,
        ...from,
      ]);
      assert.equal(code, 2);
      assert.match(error, /could not be downloaded[\s\S]*--from/);
    } finally {
      place.remove();
    }
  });
});
