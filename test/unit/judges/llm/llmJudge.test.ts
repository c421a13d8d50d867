import assert from 'node:assert/strict';
import { answers, contradicted, skip, supported, unsupported } from '../../../server/answers.ts';
import { type ScriptedModel, startScriptedModel } from '../../../server/scriptedModel.ts';
import { check } from './checking.ts';

const context = 'The depot opened in May 2019. It holds 40 buses. Its roof carries solar panels.';
const output = 'The depot opened in May 2019. It holds 60 buses. A café stands beside it. Shall I go on?';

describe('the language model judge, single pass', () => {
  let server: ScriptedModel;
  beforeEach(async () => {
    server = await startScriptedModel([
      {
        answer: answers(
          supported(1, 1),
          contradicted(2, [2], 'The context says 40 buses.', '60 buses', '40 buses'),
          unsupported(3, 'No café is mentioned.'),
          skip(4),
        ),
      },
    ]);
  });
  afterEach(() => server.close());

  it('answers every sentence with one call', async () => {
    const { verdicts, outcome, ended } = await check(server.url, output, context);
    assert.deepEqual(verdicts, { 1: 'supported', 2: 'contradicted', 3: 'unsupported' });
    assert.deepEqual(
      outcome.skipped.map(({ sentence, why }) => [sentence, why]),
      [[3, 'question']],
    );
    assert.equal(ended.how, 'completed');
    assert.equal(outcome.usage.calls, 1);
    assert.equal(server.requests.length, 1);
  });

  it('shows evidence at its place, the words at fault and their replacement', async () => {
    const { outcome } = await check(server.url, output, context);
    const [, wrong] = outcome.findings;
    assert.ok(wrong?.type === 'assessment');
    assert.equal(output.slice(wrong.focus!.start, wrong.focus!.end), '60 buses');
    assert.equal(wrong.correction, '40 buses');
    assert.deepEqual(
      wrong.evidence.map(({ quote, role, line }) => ({ quote, role, line })),
      [{ quote: 'It holds 40 buses.', role: 'clashes', line: 1 }],
    );
    assert.deepEqual(wrong.reason, { code: 'modelSays', text: 'The context says 40 buses.' });
  });

  const lean: readonly (readonly [how: string, wrong: string, right: string, reason: object])[] = [
    [
      'which stand there',
      '60 buses',
      '40 buses',
      {
        code: 'saysOtherwise',
        here: '60 buses',
        there: '40 buses',
        at: { uri: 'source.md', line: 1 },
      },
    ],
    [
      'which stand there in other words',
      '60 buses',
      'forty of them',
      {
        code: 'modelReads',
        here: '60 buses',
        there: 'forty of them',
        at: [{ uri: 'source.md', line: 1 }],
      },
    ],
    [
      'of words that the text does not have',
      '70 trams',
      '40 buses',
      { code: 'model', at: [{ uri: 'source.md', line: 1 }] },
    ],
    ['of none', '', '', { code: 'model', at: [{ uri: 'source.md', line: 1 }] }],
  ];
  for (const [how, wrong, right, reason] of lean)
    it(`says why by words and their replacement, ${how}`, async () => {
      server.script([{ answer: answers(contradicted(1, [2], '', wrong, right)) }]);
      const { outcome } = await check(server.url, 'It holds 60 buses.', context);
      const [found] = outcome.findings;
      assert.ok(found?.type === 'assessment');
      assert.deepEqual([found.verdict, found.reason], ['contradicted', reason]);
    });

  it('gives each verdict while the answer is still streaming', async () => {
    server.script([{ answer: answers(supported(1, 1), supported(2, 2)), every: 15, piece: 10 }]);
    const started = performance.now();
    const times: number[] = [];
    await check(server.url, 'The depot opened in May 2019. It holds 40 buses.', context, {
      onEvent: () => times.push(performance.now() - started),
    });
    const [first, , , end] = times;
    assert.ok(first! < end! * 0.75, `first verdict at ${first} of ${end} ms`);
  });

  it('splits a sentence into its claims', async () => {
    const claim = (words: string, context: number[], is: unknown) => ({
      words,
      flags: [],
      context,
      is,
    });
    const sentence = 'The depot opened in May 2019 and has a café.';
    server.script([
      {
        answer: answers({
          split: 1,
          claims: [
            claim('The depot opened in May 2019', [1], 'supported'),
            claim('has a café', [], { unsupported: 'No café is mentioned.' }),
          ],
        }),
      },
    ]);
    const { outcome } = await check(server.url, sentence, context);
    assert.deepEqual(
      outcome.findings.map((found) => [
        sentence.slice(found.claim.start, found.claim.end),
        'verdict' in found && found.verdict,
      ]),
      [
        ['The depot opened in May 2019', 'supported'],
        ['has a café', 'unsupported'],
      ],
    );
  });

  it('keeps flags, and only those that are set', async () => {
    server.script([
      {
        answer: answers({
          split: 1,
          claims: [{ words: '', flags: ['hedged', 'rounded'], context: [2], is: 'supported' }],
        }),
      },
    ]);
    const { outcome } = await check(server.url, 'It may hold about 40 buses.', context);
    const [finding] = outcome.findings;
    assert.ok(finding?.type === 'assessment');
    assert.deepEqual(finding.flags, { hedged: true, rounded: true });
  });

  it('offers no correction that the evidence does not bear out', async () => {
    server.script([{ answer: answers(contradicted(1, [2], 'Other number.', '60 buses', '45 trams')) }]);
    const { outcome } = await check(server.url, 'It holds 60 buses.', context);
    const [finding] = outcome.findings;
    assert.ok(finding?.type === 'assessment');
    assert.equal(finding.verdict, 'contradicted');
    assert.equal(finding.correction, undefined);
  });

  it('downgrades a supported claim whose evidence does not exist', async () => {
    server.script([{ answer: answers(supported(1, 99)) }]);
    const { outcome } = await check(server.url, 'It holds 40 buses.', context);
    const [finding] = outcome.findings;
    assert.ok(finding?.type === 'assessment');
    assert.equal(finding.verdict, 'unsupported');
    assert.equal(finding.flags.ungrounded, true);
  });

  it('keeps what came when the check is cancelled', async () => {
    server.script([{ answer: answers(supported(1, 1), supported(2, 2)), every: 20, piece: 10 }]);
    const controller = new AbortController();
    const { verdicts, ended } = await check(
      server.url,
      'The depot opened in May 2019. It holds 40 buses.',
      context,
      {
        signal: controller.signal,
        onEvent: (event) => event.type === 'assessment' && controller.abort(),
      },
    );
    assert.deepEqual(verdicts, { 1: 'supported' });
    assert.equal(ended.how, 'cancelled');
  });

  it('does not ask about headings and code', async () => {
    server.script([{ answer: answers(supported(2, 2)) }]);
    const { outcome } = await check(
      server.url,
      '# The depot\n\nIt holds 40 buses.\n\n```\nx = 60\n```\n',
      context,
    );
    assert.deepEqual(server.requests[0]?.asked, [2]);
    assert.deepEqual(
      outcome.skipped.map(({ why }) => why),
      ['heading', 'code'],
    );
  });

  it('sends long outputs in parallel calls that share their beginning', async () => {
    const many = Array.from({ length: 90 }, (_, i) => `It holds 40 buses${' indeed'.repeat(i % 5)}.`).join(
      ' ',
    );
    server.script((request) => ({
      answer: answers(...request.asked.map((n) => supported(n, 2))),
      firstAfter: 60,
    }));
    // A busy machine reads slowly, which is no fault of the endpoint.
    const settings = { patience: { first: 30_000, between: 30_000 } };
    const { outcome } = await check(server.url, many, context, { settings });
    assert.equal(outcome.findings.length, 90);
    const [a, b] = server.requests.map(({ messages }) => messages.at(-1)!.content);
    assert.equal(server.requests.length, 3);
    const untilOutput = (text: string) => text.slice(0, text.indexOf('<OUTPUT-'));
    assert.equal(untilOutput(a!), untilOutput(b!));
    const [first, second, third] = server.requests.map(({ at }) => at);
    assert.ok(second! - first! >= 55, 'the first has been read, and cached, before the others come');
    assert.ok(third! - second! < 50, 'in one round');
  });

  it('tells the form in words as well, once an answer held nothing', async () => {
    const server = await startScriptedModel([
      { answer: { answers: [] } },
      { answer: answers(supported(1, 1)) },
    ]);
    try {
      const { verdicts } = await check(server.url, 'It holds 40 buses.', 'It holds 40 buses.');
      assert.deepEqual(verdicts, { 1: 'supported' });
      const [first, second] = server.requests.map(({ messages }) => messages[0]!.content);
      assert.doesNotMatch(first!, /Answer with one JSON object/);
      assert.match(second!, /Answer with one JSON object/);
      assert.ok(second!.startsWith(first!), 'The beginning is the same');
    } finally {
      await server.close();
    }
  });
});
