import assert from 'node:assert/strict';
import { answers, supported } from '../../../server/answers.ts';
import { startScriptedModel } from '../../../server/scriptedModel.ts';
import { facts, labelled } from '../bridgeRows.ts';
import { createWorkplace, lines, type Workplace } from '../workplace.ts';

describe('gates of claimlight eval', () => {
  let place: Workplace;
  beforeEach(() => {
    place = createWorkplace();
  });
  afterEach(() => place.remove());

  it('gates by the mean', async () => {
    const path = place.file('d.jsonl', labelled);
    const code = async (...gate: readonly string[]) => (await place.run(['eval', path, ...gate])).code;
    assert.equal(await code('--fail-under', '0.5'), 0);
    assert.equal(await code('--fail-under', '0.6'), 1);
    assert.equal(await code('--scorer', 'hallucination', '--fail-over', '0.4'), 1);
  });

  it('gates by the worst that partial and failed results allow, and says so', async () => {
    const sentences = ['The bridge is 120 metres long.', 'It was opened in 1987.'];
    const rows = lines(...sentences.map((output) => ({ output, context: facts })), {
      output: sentences.join(' '),
      context: facts,
    });
    const model = await startScriptedModel(({ messages }) => {
      const asked = messages.map(({ content }) => content).join('\n');
      if (/OUTPUT-\w+>\n\[s1\] It was/.test(asked)) return { refusal: 'No.' };
      return { answer: answers(supported(1, 1)) };
    });
    try {
      const gated = (...gate: readonly string[]) =>
        place.run([
          'eval',
          place.file('d.jsonl', rows),
          '--judge',
          'openai:test-model',
          '--base-url',
          model.url,
          ...gate,
        ]);
      const { code, out, error } = await gated('--fail-under', '0.9');
      assert.match(out, /faithfulness · openai:test-model +1\.00/, 'the mean of what could be scored');
      assert.match(
        error,
        /openai:test-model: 0\.\d+ is below --fail-under 0\.9\. Partial and failed results \(\d\)/,
      );
      assert.match(error, /Line 2: openai:test-model: .*refused/);
      assert.equal(code, 1);
      assert.equal((await gated('--fail-under', '0.1')).code, 0);
      assert.equal((await gated('--scorer', 'hallucination', '--fail-over', '0.1')).code, 1);
    } finally {
      await model.close();
    }
  });

  const right = { output: 'The bridge is 120 metres long.', context: facts };
  const noOutput = { input: 'Why?' };
  const empty = { output: '', context: facts };
  const notDerivable = { output: 'The bridge was built by Eiffel.', reference: facts };
  const asserting = (...outputs: readonly string[]) =>
    JSON.stringify({
      prompts: ['{{text}}'],
      providers: ['echo'],
      tests: outputs.map((text) => ({
        vars: { input: 'How long is the bridge?', text },
        assert: [{ type: 'factuality', value: facts }],
      })),
    });
  const asserted = (...assertions: readonly object[]) =>
    JSON.stringify({ tests: [{ vars: { input: 'How long?' }, providerOutput: facts, assert: assertions }] });
  /** Of which one holds and one does not. */
  const withSet = (threshold: number) =>
    asserted({
      type: 'assert-set',
      threshold,
      assert: [
        { type: 'factuality', value: facts },
        { type: 'factuality', value: 'The bridge is 150 metres long.' },
      ],
    });
  const cases: readonly {
    readonly name: string;
    readonly data: string;
    readonly file?: string;
    readonly args?: readonly string[];
    readonly code: number;
    readonly last: RegExp;
  }[] = [
    { name: 'no row', data: '', code: 2, last: /at least one row/ },
    { name: 'no judged row', data: lines(noOutput), code: 2, last: /^Nothing could be judged/ },
    { name: 'only empty outputs', data: lines(empty), code: 2, last: /^Nothing could be judged/ },
    {
      name: 'only empty outputs, gated',
      data: lines(empty),
      args: ['--fail-under', '0'],
      code: 2,
      last: /^Nothing could be judged/,
    },
    {
      name: 'an empty output beside another',
      data: lines(right, empty),
      args: ['--fail-under', '1'],
      code: 0,
      last: /^Judged: 1 of 2; failed: 0; not applicable: 1\.$/,
    },
    {
      name: 'half the rows failed, not gated',
      data: lines(right, noOutput),
      code: 0,
      last: /^Judged: 1 of 2; failed: 1; not applicable: 0\.$/,
    },
    {
      name: 'half the rows failed',
      data: lines(right, noOutput),
      args: ['--fail-under', '0.6'],
      code: 1,
      last: /offline: 0\.50 is below --fail-under 0\.6\. Partial and failed results \(1\)/,
    },
    {
      name: 'half the rows failed, lower is better',
      data: lines(right, noOutput),
      args: ['--scorer', 'hallucination', '--fail-over', '0.4'],
      code: 1,
      last: /offline: 0\.50 is above --fail-over 0\.4/,
    },
    {
      name: 'one broken line',
      data: `${lines(right)}{"output":\n${lines(right)}`,
      args: ['--fail-under', '0.9'],
      code: 1,
      last: /offline: 0\.67 is below --fail-under 0\.9/,
    },
    {
      name: 'one broken line, not gated',
      data: `${lines(right)}{"output":\n${lines(right)}`,
      code: 0,
      last: /^Judged: 2 of 3; failed: 1; not applicable: 0\.$/,
    },
    {
      name: 'nothing but broken lines',
      data: '{"output":\n{"output":\n',
      code: 2,
      last: /^Nothing could be judged/,
    },
    {
      name: 'no context',
      data: lines({ output: facts }),
      args: ['--scorer', 'hallucination', '--fail-over', '1'],
      code: 2,
      last: /^Nothing could be judged/,
    },
    {
      name: 'a pass rate of 0 over nothing',
      data: lines(empty),
      args: ['--fail-under-pass-rate', '0'],
      code: 2,
      last: /^Nothing could be judged/,
    },
    {
      name: 'one broken line and a gate on the pass rate',
      data: `${lines(right)}{"output":\n${lines(right)}`,
      args: ['--fail-under-pass-rate', '0.9'],
      code: 1,
      last: /the pass rate 0\.67 is below --fail-under-pass-rate 0\.9/,
    },
    {
      name: 'all not derivable',
      data: lines(notDerivable, notDerivable),
      args: ['--scorer', 'factuality', '--fail-under', '0.1'],
      code: 2,
      last: /^Nothing could be judged/,
    },
    {
      name: 'a missing key',
      data: lines(noOutput),
      args: ['--provider', 'openai:gpt-4o'],
      code: 2,
      last: /OPENAI_API_KEY/,
    },
    {
      name: 'an assertion that fails',
      data: asserting('The bridge is 150 metres long.', facts),
      file: 'c.json',
      code: 1,
      last: /^Failed assertions or rows: 1\.$/,
    },
    { name: 'assertions that hold', data: asserting(facts), file: 'c.json', code: 0, last: /./ },
    {
      name: 'a set of assertions whose mean suffices',
      data: withSet(0.5),
      file: 'c.json',
      code: 0,
      last: /./,
    },
    {
      name: 'a set of assertions whose mean does not suffice',
      data: withSet(0.6),
      file: 'c.json',
      code: 1,
      last: /^Failed assertions or rows: 1\.$/,
    },
    {
      name: 'an inverted assertion',
      data: asserted({ type: 'not-factuality', value: facts }),
      file: 'c.json',
      code: 1,
      last: /^Failed assertions or rows: 1\.$/,
    },
    {
      name: 'a wrong weight, before a model is asked',
      data: JSON.stringify({
        ...JSON.parse(asserting(facts)),
        providers: ['openai:gpt-4o'],
        defaultTest: { options: { factuality: { agree: -1 } } },
      }),
      file: 'c.json',
      code: 2,
      last: /^Use subset, superset/,
    },
    {
      name: 'a missing key of one provider',
      data: JSON.stringify({ ...JSON.parse(asserting(facts)), providers: ['echo', 'openai:gpt-4o'] }),
      file: 'c.json',
      code: 1,
      last: /^Failed assertions or rows: 1\.$/,
    },
    {
      name: 'a missing key of one provider, many times',
      data: JSON.stringify({
        ...JSON.parse(asserting(facts, facts, facts)),
        prompts: ['{{text}}', ' {{text}}', '{{text}} '],
        providers: ['openai:gpt-4o', 'echo', 'mistral:large'],
      }),
      file: 'c.json',
      args: ['--fail-under-pass-rate', '0.3'],
      code: 1,
      last: /openai:gpt-4o .*none of 3 rows was answered|mistral/,
    },
    {
      name: 'a gate on assertions instead',
      data: asserting('The bridge is 150 metres long.', facts),
      file: 'c.json',
      args: ['--fail-under', '0.5'],
      code: 0,
      last: /./,
    },
  ];
  for (const { name, data, file = 'd.jsonl', args = [], code, last } of cases)
    it(`${name}: ${code}`, async () => {
      const ran = await place.run(['eval', place.file(file, data), ...args]);
      assert.match(ran.error.trimEnd().split('\n').at(-1)!, last);
      assert.equal(ran.code, code, ran.error);
    });

  it('counts answers that were never generated as the worst: half of the requests fail with 400', async () => {
    const asked = new Set<string>();
    const model = await startScriptedModel(({ messages }) => {
      const question = messages.at(-1)!.content;
      asked.add(question);
      return /[02468]$/.test(question)
        ? { answer: 'The bridge is 120 metres long.' }
        : { status: 400, error: { message: 'bad' } };
    });
    try {
      const rows = [1, 2, 3, 4].map((i) => ({ input: `How long? ${i}`, context: facts }));
      const gated = (...gate: readonly string[]) =>
        place.run([
          'eval',
          place.file('d.jsonl', lines(...rows)),
          ...['--provider', 'openai:test-model', '--base-url', model.url, ...gate],
        ]);
      for (const [gate, code, last] of [
        [['--fail-under', '0.6'], 1, /0\.50 is below --fail-under 0\.6/],
        [['--fail-under-pass-rate', '0.6'], 1, /the pass rate 0\.50 is below/],
        [['--fail-under', '0.5'], 0, /^Judged: 2 of 4; failed: 2; not applicable: 0\.$/],
      ] as const) {
        const ran = await gated(...gate);
        assert.match(ran.error.trimEnd().split('\n').at(-1)!, last);
        assert.equal(ran.code, code);
      }
      assert.equal(asked.size, 4);
    } finally {
      await model.close();
    }
  });

  it('says when nothing could be scored', async () => {
    const path = place.file('d.jsonl', lines({ input: 'Why?' }));
    const { code, error } = await place.run(['eval', path]);
    assert.match(
      error,
      /Line 1: This row has no output, and no model is specified[\s\S]*Nothing could be judged/,
    );
    assert.equal(code, 2);
  });
});
