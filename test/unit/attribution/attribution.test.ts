import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { AttributionProblem } from '../../../src/attribution/attributionProblem.ts';
import { contextOf, findingsOf, problemsIn, scenes, verdictsIn } from './fixture.ts';

interface Outcome {
  readonly output: string;
  readonly problems: readonly AttributionProblem[];
}

describe('attribution by rules alone', () => {
  const right: Outcome[] = [];
  const wrong: (Outcome & { readonly kind: string; readonly correction?: string })[] = [];

  before(async () => {
    for (const scene of scenes) {
      const index = contextOf(scene.context);
      const problemsOf = async (output: string) => problemsIn(await findingsOf(output, index));
      for (const output of scene.right) right.push({ output, problems: await problemsOf(output) });
      for (const one of scene.wrong) wrong.push({ ...one, problems: await problemsOf(one.output) });
    }
  });

  it('finds at least 95 % of the wrong markers, places and quotations', () => {
    assert.ok(wrong.length >= 190);
    const missed = wrong.filter(({ problems }) => problems.length === 0).map(({ output }) => output);
    assert.ok(missed.length <= wrong.length * 0.05, missed.join('\n'));
  });

  it('flags at most 2 % of the right ones', () => {
    assert.ok(right.length >= 200);
    const flagged = right.filter(({ problems }) => problems.length > 0).map(({ output }) => output);
    assert.ok(flagged.length <= right.length * 0.02, flagged.join('\n'));
  });

  it('says what is wrong with them', () => {
    const other = wrong.filter(
      ({ problems, kind }) => problems.length > 0 && !problems.some((problem) => problem.kind === kind),
    );
    assert.deepEqual(
      other.map(({ output, kind }) => `${kind}: ${output}`),
      [],
    );
  });

  it('says what to write instead, in the place of the words at fault', () => {
    for (const { output, problems, kind, correction } of wrong) {
      for (const { start, end, text } of problems) assert.equal(output.slice(start, end), text);
      if (correction === undefined || problems.length === 0) continue;
      const offered = problems
        .filter((problem) => problem.kind === kind)
        .map((problem) => problem.correction);
      assert.ok(
        offered.some((one) => one?.includes(correction)),
        `${output}\n${offered.join()}`,
      );
    }
  });

  it('is right once the corrections are made', async () => {
    for (const scene of scenes) {
      const index = contextOf(scene.context);
      for (const { output } of scene.wrong) {
        const found = problemsIn(await findingsOf(output, index));
        if (found.length === 0 || found.some(({ correction }) => correction === undefined)) continue;
        const mended = found
          .toSorted((a, b) => b.start - a.start)
          .reduce(
            (text, { start, end, correction }) => text.slice(0, start) + correction + text.slice(end),
            output,
          );
        assert.deepEqual(problemsIn(await findingsOf(mended, index)), [], mended);
      }
    }
  });
});

describe('a marker', () => {
  const index = contextOf({
    'dam.md': 'The dam was finished in 1936. It is 221 metres high. The limit is 5 requests.',
    'lake.md':
      'The lake holds 35 cubic kilometres of water.\n\n“Water is the oil of this valley,” said Ana Cruz.',
    'smith2020.txt': 'Water and heat\nJ. Smith, 2020\n\nThe turbines turn at 180 revolutions per minute.',
  });

  /** The same statement with a marker and without it. */
  const pairs: readonly (readonly [marked: string, plain: string])[] = [
    ['The dam was finished in 1936 [1].', 'The dam was finished in 1936.'],
    ['The dam was finished in 1936 [2].', 'The dam was finished in 1936.'],
    ['The dam was finished in 1937.[42]', 'The dam was finished in 1937.'],
    ['The dam is 221 metres high [1, 3].', 'The dam is 221 metres high.'],
    ['The dam is 222 metres high [1–3].', 'The dam is 222 metres high.'],
    ['The dam is 221 metres high.[^7]', 'The dam is 221 metres high.'],
    ['The limit is 5 requests (dam.md:42).', 'The limit is 5 requests.'],
    ['The limit is 6 requests (dam.md:6).', 'The limit is 6 requests.'],
    ['The limit is 5 requests (dam.md, line 12).', 'The limit is 5 requests.'],
    ['According to lake.md, the dam was finished in 1936.', 'The dam was finished in 1936.'],
    ['According to lake2024.md, page 12, the dam was finished in 1936.', 'The dam was finished in 1936.'],
    [
      'The turbines turn at 180 revolutions per minute (Smith 2020).',
      'The turbines turn at 180 revolutions per minute.',
    ],
    [
      'The turbines turn at 2020 revolutions per minute (Smith 2020).',
      'The turbines turn at 2020 revolutions per minute.',
    ],
    [
      'The lake holds 35 cubic kilometres of water ([2](lake.md)).',
      'The lake holds 35 cubic kilometres of water.',
    ],
    [
      'The lake holds 36 cubic kilometres of water [lake](lake.md#L36).',
      'The lake holds 36 cubic kilometres of water.',
    ],
    [
      'The lake holds 35 cubic kilometres of water. [2] The dam is 221 metres high. [1]',
      'The lake holds 35 cubic kilometres of water. The dam is 221 metres high.',
    ],
  ];

  for (const [marked, plain] of pairs)
    it(`does not change a verdict: ${marked}`, async () => {
      const [with_, without] = [await findingsOf(marked, index), await findingsOf(plain, index)];
      assert.ok(without.length > 0);
      assert.deepEqual(verdictsIn(with_), verdictsIn(without));
    });

  for (const hidden of [
    'The turbines turn at [900] revolutions per minute.',
    'The turbines turn at [1] revolutions per minute.',
    'The turbines turn at 【900】 revolutions per minute.',
    'The turbines turn at[^900] revolutions per minute.',
    'The dam is [900] good metres high.',
    'The limit is [1].',
    'Water costs $[1].',
  ])
    it(`is no number that stands in brackets: ${hidden}`, async () => {
      const findings = await findingsOf(hidden, index);
      assert.ok(findings.length > 0);
      assert.deepEqual(problemsIn(findings), []);
      assert.ok(!verdictsIn(findings).includes('supported'), String(verdictsIn(findings)));
    });

  it('changes no verdict of the fixture, whichever it is', async () => {
    for (const scene of scenes) {
      const context = contextOf(scene.context);
      for (const output of [...scene.right, ...scene.wrong.map((one) => one.output)]) {
        const other = output.replace(/\[(\^?)\d\](?!\()/g, '[$18]');
        if (other === output || /\n\n/.test(output)) continue;
        assert.deepEqual(
          verdictsIn(await findingsOf(other, context)),
          verdictsIn(await findingsOf(output, context)),
          output,
        );
      }
    }
  });

  it('is told of once, at the claim that it is about', async () => {
    const findings = await findingsOf('The dam was finished in 1936 [2]. It is 221 metres high [1].', index);
    const problems = findings.map((finding) =>
      problemsIn([finding]).map(({ kind, text }) => `${kind} ${text}`),
    );
    assert.deepEqual(problems, [['misattributed [2]'], []]);
  });

  it('may stand behind the full stop, and before the next sentence', async () => {
    const findings = await findingsOf(
      'The dam is 221 metres high. [2] The lake holds 35 cubic kilometres. [2]',
      index,
    );
    assert.deepEqual(
      problemsIn(findings).map(({ text, start }) => `${text} ${start}`),
      ['[2] 28'],
    );
  });

  it('of code is none', async () => {
    const findings = await findingsOf('The dam keeps `levels[9]`, and it is 221 metres high.', index);
    assert.deepEqual(problemsIn(findings), []);
  });

  it('in lists of sources cites nothing', async () => {
    const findings = await findingsOf(
      'The dam is 221 metres high [1].\n\nSources:\n[1] dam.md\n[9] lake.md\n',
      index,
    );
    assert.deepEqual(problemsIn(findings), []);
  });

  it('is not looked at where there is no context that it may mean', async () => {
    const findings = await findingsOf(
      'The dam is 221 metres high, see [the plan](https://example.com/p#L9).',
      index,
    );
    assert.deepEqual(problemsIn(findings), []);
  });
});
