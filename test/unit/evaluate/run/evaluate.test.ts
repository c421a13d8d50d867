import assert from 'node:assert/strict';
import type { Judge } from '../../../../src/check/judge.ts';
import { Problem, type ProblemCode } from '../../../../src/check/problem.ts';
import { caseResultSchema } from '../../../../src/evaluate/results/result.ts';
import type { Variant } from '../../../../src/evaluate/run/case.ts';
import { plain } from '../../plain.ts';
import { evaluation, results, rowsOf, run, stream } from '../evaluations.ts';
import { scriptedJudge } from '../scriptedJudge.ts';

const tick = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A judge that answers some of its calls, counted from 1. */
function unreliable(code: ProblemCode, answers: (call: number) => boolean) {
  let calls = 0;
  const judge: Judge = {
    id: 'unreliable',
    async *assess(input, signal) {
      calls += 1;
      if (!answers(calls)) throw new Problem(code, { host: 'example.org' });
      yield* scriptedJudge().assess(input, signal);
    },
  };
  return { judge, calls: () => calls };
}

describe('an evaluation', () => {
  it('scores every row, in the order of the data, with its worst verdict and its pass', async () => {
    const found = await results({
      rows: rowsOf(
        { output: 'This is right.' },
        { output: 'This is right. That is wrong.' },
        { output: 'Why?' },
      ),
    });
    assert.deepEqual(
      found.map(({ line, results: [one] }) => [line, one!.score, one!.status, one!.verdict, one!.pass]),
      [
        [1, 1, 'scored', 'supported', true],
        [2, 0.5, 'scored', 'contradicted', false],
        [3, null, 'notApplicable', null, null],
      ],
    );
    for (const one of found)
      assert.deepEqual(caseResultSchema.parse(JSON.parse(JSON.stringify(one))), plain(one));
  });

  it('keeps what goes wrong with a row in its result, and goes on', async () => {
    const bad = { position: 1, line: 9, fault: new Problem('rowSyntax', { cause: 'x' }) };
    const [first, second, third, fourth] = await results({
      rows: [
        ...rowsOf({ output: 'right' }),
        bad,
        { position: 2, line: 10, output: 'right' },
        ...rowsOf({ output: 'This is broken.' }),
      ],
    });
    assert.equal(first!.results[0]!.score, 1);
    assert.deepEqual([second!.line, second!.problem?.code, second!.results], [9, 'rowSyntax', []]);
    assert.equal(third!.results[0]!.problem?.code, 'rowField', 'without context');
    assert.deepEqual([fourth!.results[0]!.status, fourth!.results[0]!.score], ['failed', null]);
  });

  it('ends when case after case fails for a reason outside the data, and asks those again when it goes on', async () => {
    const { judge, calls } = unreliable('wrongKey', () => false);
    const rows = rowsOf(...Array.from({ length: 40 }, () => ({ output: 'This is right.' })));
    const earlier = await results({ rows: rows.slice(0, 3) });
    const written: string[] = [];
    await assert.rejects(
      async () => {
        const cases = stream({ rows, evaluation: evaluation({ judges: [judge] }), finished: earlier });
        for await (const { result } of cases) written.push(result.results[0]!.status);
      },
      (error) =>
        error instanceof Problem && error.code === 'outage' && /example\.org/.test(String(error.args.detail)),
    );
    assert.deepEqual(written, ['scored', 'scored', 'scored']);
    assert.ok(calls() < 10, `${calls()} were asked`);
  });

  it('goes on while another judge or another row is answered', async () => {
    const { judge } = unreliable('unreachable', (call) => call % 5 === 0);
    const rows = rowsOf(...Array.from({ length: 12 }, () => ({ output: 'This is right.' })));
    const one = await results({ rows, evaluation: evaluation({ judges: [judge] }), concurrency: 1 });
    assert.equal(one.filter(({ results: [only] }) => only!.problem?.code === 'unreachable').length, 10);
    const judges = [judge, scriptedJudge()];
    assert.equal((await results({ rows, evaluation: evaluation({ judges }) })).length, 12);
  });

  it('judges the same rows with several judges', async () => {
    const judges = [scriptedJudge('strict', { right: 'unsupported' }), scriptedJudge('kind')];
    const [only] = await results({ rows: rowsOf({ output: 'right' }), evaluation: evaluation({ judges }) });
    assert.deepEqual(
      only!.results.map(({ judge, score }) => [judge, score]),
      [
        ['strict', 0],
        ['kind', 1],
      ],
    );
  });

  it('checks against the reference where there is no context', async () => {
    const [only] = await results({ rows: [{ position: 0, line: 1, output: 'right', reference: 'Facts.' }] });
    assert.equal(only!.results[0]!.score, 1);
  });

  it('lets every provider answer every prompt, and keeps one without an answer apart', async () => {
    const variant = (provider: string, prompt: string): Variant => ({
      provider,
      prompt,
      question: () => 'asked',
      answer: async ({ input }) => {
        if (provider === 'down') throw new Problem('unreachable', { host: 'h' });
        return `${input} is ${prompt}.`;
      },
    });
    const found = await results({
      rows: rowsOf({ input: 'It' }, { input: 'Own', output: 'right' }),
      variants: [variant('a', 'right'), variant('a', 'wrong'), variant('down', 'right')],
    });
    assert.deepEqual(
      found.map(({ provider, prompt, output, problem, results: [one] }) => [
        provider,
        prompt,
        output,
        problem?.code ?? one!.score,
      ]),
      [
        ['a', 'right', 'It is right.', 1],
        ['a', 'wrong', 'It is wrong.', 0],
        ['down', 'right', undefined, 'unreachable'],
        [undefined, undefined, 'right', 1],
      ],
    );
  });

  it('takes what was asked for the input of a row that has none', async () => {
    const variant: Variant = {
      provider: 'a',
      prompt: 'p',
      question: ({ vars }) => `Write about ${vars?.topic}.`,
      answer: async () => 'right',
    };
    const rows = rowsOf({ vars: { topic: 'bridges' } }, { input: 'Own' });
    assert.deepEqual(
      (await results({ rows, variants: [variant] })).map(({ input }) => input),
      ['Write about bridges.', 'Own'],
    );
  });

  it('measures what a row asks for instead of what the run does', async () => {
    const checks = [
      { measure: 'hallucination', threshold: 0.5, label: 'mostly right' },
      { measure: 'contradiction' },
    ] as const;
    const [only] = await results({ rows: rowsOf({ output: 'This is right. That is unknown.', checks }) });
    assert.deepEqual(
      only!.results.map(({ scorer, score, pass, label }) => [scorer, score, pass, label]),
      [
        ['hallucination', 0.5, true, 'mostly right'],
        ['contradiction', 0, true, undefined],
      ],
    );
  });

  it('keeps the order and the limit of rows under way', async () => {
    let [now, most] = [0, 0];
    const slow: Variant = {
      provider: 'p',
      prompt: 'q',
      question: () => 'asked',
      answer: async ({ position }) => {
        most = Math.max(most, ++now);
        await tick(position % 2 === 0 ? 8 : 1);
        now -= 1;
        return 'right';
      },
    };
    const rows = rowsOf(...Array.from({ length: 9 }, () => ({ input: 'x' })));
    const found = await results({ rows, variants: [slow], concurrency: 3 });
    assert.deepEqual(
      found.map((one) => one.row),
      [0, 1, 2, 3, 4, 5, 6, 7, 8],
    );
    assert.equal(most, 3);
  });

  it('when cancelled keeps what was finished and tells nothing of the rest', async () => {
    const stop = new AbortController();
    const waiting: Variant = {
      provider: 'p',
      prompt: 'q',
      question: () => 'asked',
      answer: async ({ position }, signal) => {
        if (position === 2) await new Promise((resolve) => signal.addEventListener('abort', resolve));
        return 'right';
      },
    };
    const seen: number[] = [];
    const rows = rowsOf({ input: '0' }, { input: '1' }, { input: '2' }, { input: '3' });
    for await (const { result } of stream({ rows, variants: [waiting], signal: stop.signal })) {
      seen.push(result.row);
      if (result.row === 1) setTimeout(() => stop.abort(), 1);
    }
    assert.deepEqual(seen, [0, 1]);
  });

  describe('that is resumed', () => {
    const rows = rowsOf({ output: 'right' }, { output: 'wrong' }, { output: 'unknown' });

    it('does not judge again what was finished, and ends like an uninterrupted one', async () => {
      const whole = await results({ rows });
      const judge = { ...scriptedJudge(), assess: () => assert.fail('judged again') };
      const again = await run({
        rows: rows.slice(0, 2),
        finished: whole.slice(0, 2),
        evaluation: evaluation({ judges: [judge] }),
      });
      assert.deepEqual(
        again.map(({ finished }) => finished),
        [true, true],
      );
      const resumed = await results({ rows, finished: whole.slice(0, 1) });
      assert.deepEqual(resumed, whole);
    });

    it('refuses results of other rows', async () => {
      const other = await results({ rows: rowsOf({ output: 'right' }, { output: 'right' }) });
      await assert.rejects(run({ rows, finished: other }), { code: 'resultsMismatch' });
    });

    it('refuses results of more rows than there are', async () => {
      const whole = await results({ rows });
      await assert.rejects(run({ rows: rows.slice(0, 2), finished: whole }), { code: 'resultsMismatch' });
    });
  });
});
