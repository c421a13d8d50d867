import assert from 'node:assert/strict';
import type { JudgeEvent } from '../../../../src/check/judge.ts';
import { createStagedJudge, type StepRecord } from '../../../../src/judges/llm/stagedJudge.ts';
import { readText } from '../../../../src/sources/readText.ts';
import { buildIndex } from '../../../../src/text/searchIndex.ts';
import { segment } from '../../../../src/text/segment.ts';
import type { Reply, SeenRequest } from '../../../server/reply.ts';
import { type ScriptedModel, startScriptedModel } from '../../../server/scriptedModel.ts';
import { testModel } from './checking.ts';

const context = 'The depot opened in May 2019. It holds 40 buses.';
const output = 'The depot opened in May 2019 and may hold 60 buses. Is it full? It is red.';

const claims = {
  answers: [
    {
      sentence: 1,
      claims: [
        { words: 'The depot opened in May 2019', claim: 'The depot opened in May 2019.', flags: [] },
        { words: 'may hold 60 buses', claim: 'The depot may hold 60 buses.', flags: ['hedged'] },
      ],
    },
    { sentence: 2, claims: [] },
    { sentence: 3, claims: [{ words: '', claim: 'The depot is red.', flags: [] }] },
  ],
};
const verdict = (claim: number, given: unknown, ...cited: number[]) => ({
  claim,
  context: cited,
  flags: [],
  verdict: given,
});
const verdicts = {
  answers: [
    verdict(1, 'supported', 1),
    verdict(2, { contradicted: 'It holds 40.', wrong: '60 buses', right: '40 buses' }, 2),
    verdict(3, { unsupported: 'No colour is named.' }),
  ],
};

const stepOf = ({ body }: SeenRequest): string =>
  (body.response_format as { json_schema: { name: string } }).json_schema.name;

describe('the staged judge', () => {
  let server: ScriptedModel;
  beforeEach(async () => {
    server = await startScriptedModel();
  });
  afterEach(() => server.close());

  async function run(script: (step: string, count: number) => Reply) {
    server.script((request, count) => script(stepOf(request), count));
    const steps: StepRecord[] = [];
    const judge = createStagedJudge({ model: testModel(server.url), onStep: (step) => steps.push(step) });
    const events: JudgeEvent[] = [];
    const request = { sentences: segment(output), index: buildIndex([readText('a.md', context)]) };
    for await (const event of judge.assess(request, new AbortController().signal)) events.push(event);
    const told = events.flatMap((event) => {
      if (event.type === 'judged') return [`${event.sentence} ${event.verdict}: ${event.text}`];
      if (event.type === 'failed')
        return [`${event.sentence} ${event.problem.code} ${event.span ? 'claim' : ''}`];
      return event.type === 'usage' ? [] : [`${'sentence' in event ? event.sentence : ''} ${event.type}`];
    });
    return { told, steps, events };
  }

  const all = [
    '1 notCheckable',
    '0 supported: The depot opened in May 2019.',
    '0 contradicted: The depot may hold 60 buses.',
    '2 unsupported: The depot is red.',
  ];

  it('extracts claims, then judges them, and keeps each step with its prompt and result', async () => {
    const { told, steps } = await run((step) => ({ answer: step === 'claims' ? claims : verdicts }));
    assert.deepEqual(told, all);
    assert.deepEqual(
      steps.map(({ step, result }) => [step, JSON.parse(result)]),
      [
        ['claims', claims],
        ['verdicts', verdicts],
      ],
    );
    assert.match(steps[0]!.prompt, /List the claims[\s\S]*\[s1\] The depot opened/);
    assert.match(steps[1]!.prompt, /\[k2\] The depot may hold 60 buses\./);
  });

  it('does not show the context while it extracts', async () => {
    const { steps } = await run((step) => ({ answer: step === 'claims' ? claims : verdicts }));
    assert.doesNotMatch(steps[0]!.prompt, /It holds 40/);
  });

  it('keeps the flags of both steps and the words at fault', async () => {
    const { events } = await run((step) => ({ answer: step === 'claims' ? claims : verdicts }));
    const wrong = events.find((event) => event.type === 'judged' && event.verdict === 'contradicted');
    assert.ok(wrong?.type === 'judged');
    assert.deepEqual(wrong.flags, { hedged: true });
    assert.equal(output.slice(wrong.focus!.start, wrong.focus!.end), '60 buses');
    assert.equal(wrong.correction, '40 buses');
  });

  it('asks again, alone, for what is missing in either step', async () => {
    const { told } = await run((step, count) => {
      if (step === 'claims') return { answer: count === 0 ? { answers: claims.answers.slice(1) } : claims };
      return { answer: server.requests.length === 3 ? { answers: verdicts.answers.slice(0, 1) } : verdicts };
    });
    assert.deepEqual(told.toSorted(), all.toSorted());
    assert.deepEqual(
      server.requests.map(({ asked }) => asked),
      [[1, 2, 3], [1], [1, 2, 3], [2, 3]],
    );
  });

  it('marks the claim that failed, and keeps the others of its sentence', async () => {
    const { told } = await run((step) => ({
      answer: step === 'claims' ? claims : { answers: [verdicts.answers[0]!, verdicts.answers[2]!] },
    }));
    assert.deepEqual(told.toSorted(), [
      '0 offSchema claim',
      '0 supported: The depot opened in May 2019.',
      '1 notCheckable',
      '2 unsupported: The depot is red.',
    ]);
  });

  it('fails sentences whose claims could not be extracted, and judges the others', async () => {
    const { told } = await run((step) => ({
      answer:
        step === 'claims'
          ? { answers: claims.answers.slice(1) }
          : { answers: [{ ...verdicts.answers[2], claim: 1 }] },
    }));
    assert.deepEqual(told, ['1 notCheckable', '0 offSchema ', '2 unsupported: The depot is red.']);
  });
});
