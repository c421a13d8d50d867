import assert from 'node:assert/strict';
import { answers, contradicted, supported, unsupported } from '../../../server/answers.ts';
import type { Reply } from '../../../server/reply.ts';
import { type ScriptedModel, startScriptedModel } from '../../../server/scriptedModel.ts';
import { check } from './checking.ts';

const context = 'The depot opened in May 2019. It holds 40 buses. Its roof carries solar panels.';
const output = 'The depot opened in May 2019. It holds 60 buses. A café stands beside it.';

const full = answers(supported(1, 1), contradicted(2, [2], 'It holds 40.', '60', '40'), unsupported(3));
const right = { 1: 'supported', 2: 'contradicted', 3: 'unsupported' };
const firstTwo = JSON.stringify(answers(supported(1, 1), contradicted(2, [2], 'It holds 40.', '60', '40')));
const rest: Reply = { answer: answers(unsupported(3)) };

interface Row {
  readonly replies: readonly Reply[];
  readonly verdicts: Readonly<Record<number, string>>;
  readonly calls: number;
  /** Sentences that the last request asks for. */
  readonly lastAsked?: readonly number[];
  readonly ended?: 'completed' | 'failed';
}

const failed = (code: string) => ({ 1: code, 2: code, 3: code });

/** Every fault that a model or its endpoint may show; a finished claim is never lost, a failed one never supported. */
const table: Readonly<Record<string, Row>> = {
  '429 with Retry-After, then an answer': {
    replies: [{ status: 429, headers: { 'retry-after': '1' } }, { answer: full }],
    verdicts: right,
    calls: 2,
  },
  '429 for ever': { replies: [{ status: 429 }], verdicts: failed('quota'), calls: 3, ended: 'failed' },
  '429 with more patience than a person has': {
    replies: [{ status: 429, headers: { 'retry-after': '7200' } }],
    verdicts: failed('quota'),
    calls: 1,
    ended: 'failed',
  },
  'a spent account': {
    replies: [
      { status: 429, error: { message: 'You exceeded your current quota', code: 'insufficient_quota' } },
    ],
    verdicts: failed('quota'),
    calls: 1,
    ended: 'failed',
  },
  '500 once': { replies: [{ status: 500 }, { answer: full }], verdicts: right, calls: 2 },
  '500 for ever': { replies: [{ status: 500 }], verdicts: failed('serverError'), calls: 3, ended: 'failed' },
  'a connection that drops in the middle': {
    replies: [{ answer: full, dropAfter: firstTwo.length }, rest],
    verdicts: right,
    calls: 2,
    lastAsked: [3],
  },
  'a connection that drops again and again': {
    replies: [
      { answer: full, dropAfter: firstTwo.length },
      { answer: '', dropAfter: 0 },
    ],
    verdicts: { ...right, 3: 'dropped' },
    calls: 2,
  },
  'a stream that stalls': {
    replies: [{ answer: full, stallAfter: firstTwo.length }, rest],
    verdicts: right,
    calls: 2,
    lastAsked: [3],
  },
  'a stream that ends without saying so': {
    replies: [
      {
        raw: {
          type: 'text/event-stream',
          body: `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: firstTwo } }] })}\n\n`,
        },
      },
      rest,
    ],
    verdicts: right,
    calls: 2,
    lastAsked: [3],
  },
  'malformed JSON': {
    replies: [
      { answer: JSON.stringify(full).replace('"sentence":2,', '"sentence":2 oops ') },
      { answer: answers(contradicted(2, [2], 'It holds 40.')) },
    ],
    verdicts: right,
    calls: 2,
    lastAsked: [2],
  },
  'an answer cut off at the length limit': {
    replies: [{ answer: firstTwo, finish: 'length' }, rest],
    verdicts: right,
    calls: 2,
    lastAsked: [3],
  },
  'an answer cut off again and again': {
    replies: [{ answer: '{"answers":[{"sen', finish: 'length' }],
    verdicts: failed('outputTooLong'),
    calls: 3,
  },
  'a refusal, then an answer': {
    replies: [{ refusal: 'I cannot help with that.' }, { answer: full }],
    verdicts: right,
    calls: 3,
  },
  'a refusal': { replies: [{ refusal: 'I cannot help with that.' }], verdicts: failed('refused'), calls: 3 },
  'a content filter': {
    replies: [{ answer: '', finish: 'content_filter' }],
    verdicts: failed('refused'),
    calls: 3,
  },
  'an empty answer': { replies: [{ answer: '' }, { answer: full }], verdicts: right, calls: 2 },
  prose: {
    replies: [{ answer: 'Everything looks mostly fine to me.' }],
    verdicts: failed('offSchema'),
    calls: 2,
  },
  'wrong sentence numbers': {
    replies: [
      { answer: answers(supported(7, 1), supported(1, 1), supported(0, 1), supported(-2, 1)) },
      { answer: full },
    ],
    verdicts: right,
    calls: 2,
    lastAsked: [2, 3],
  },
  'the same sentence twice, alike': {
    replies: [{ answer: answers(supported(1, 1), supported(1, 1), ...full.answers.slice(1)) }],
    verdicts: right,
    calls: 1,
  },
  'the same sentence twice, differently': {
    replies: [
      { answer: answers(...full.answers, supported(2, 2)) },
      { answer: answers(contradicted(2, [2], 'It holds 40.')) },
    ],
    verdicts: right,
    calls: 2,
    lastAsked: [2],
  },
  'the same sentence twice, differently, for ever': {
    replies: [
      { answer: answers(...full.answers, supported(2, 2)) },
      { answer: answers(contradicted(2, [2], 'It holds 40.'), supported(2, 2)) },
    ],
    verdicts: { ...right, 2: 'offSchema' },
    calls: 2,
  },
  'claims that are not in the sentence': {
    replies: [
      {
        answer: answers(supported(1, 1), full.answers[1]!, {
          split: 3,
          claims: [{ words: 'The moon is made of cheese', flags: [], context: [1], is: 'supported' }],
        }),
      },
      rest,
    ],
    verdicts: right,
    calls: 2,
    lastAsked: [3],
  },
  'a verdict outside the enum': {
    replies: [
      { answer: answers({ ...supported(1, 1), is: 'Supported' }, ...full.answers.slice(1)) },
      { answer: answers(supported(1, 1)) },
    ],
    verdicts: right,
    calls: 2,
    lastAsked: [1],
  },
  'half of the answers': {
    replies: [{ answer: answers(supported(1, 1)) }, { answer: answers(full.answers[1]!, full.answers[2]!) }],
    verdicts: right,
    calls: 2,
    lastAsked: [2, 3],
  },
  'an HTML page with status 200': {
    replies: [{ raw: { type: 'text/html', body: '<html>Sign in to the network</html>' } }],
    verdicts: failed('notAnApi'),
    calls: 1,
    ended: 'failed',
  },
  'an HTML error page': {
    replies: [{ status: 502, raw: { type: 'text/html', body: '<html>Bad gateway</html>' } }],
    verdicts: failed('serverError'),
    calls: 3,
    ended: 'failed',
  },
  'a redirect': {
    replies: [{ status: 307, headers: { location: 'https://elsewhere.example/v1/chat/completions' } }],
    verdicts: failed('redirected'),
    calls: 1,
    ended: 'failed',
  },
  'a prompt that is too long': {
    replies: [
      {
        status: 400,
        error: {
          message: 'This model’s maximum context length is 8192 tokens',
          code: 'context_length_exceeded',
        },
      },
    ],
    verdicts: failed('promptTooLong'),
    calls: 1,
    ended: 'failed',
  },
  'an error in the middle of the stream': {
    replies: [
      {
        raw: {
          type: 'text/event-stream',
          body: `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: firstTwo } }] })}\n\ndata: {"error":{"message":"overloaded"}}\n\n`,
        },
      },
      rest,
    ],
    verdicts: right,
    calls: 2,
    lastAsked: [3],
  },
};

describe('faults of a model', () => {
  let server: ScriptedModel;
  beforeEach(async () => {
    server = await startScriptedModel();
  });
  afterEach(() => server.close());

  for (const [fault, row] of Object.entries(table))
    it(fault, async () => {
      server.script(row.replies);
      const { verdicts, ended, outcome } = await check(server.url, output, context);
      assert.deepEqual(verdicts, row.verdicts);
      assert.equal(server.requests.length, row.calls);
      assert.equal(ended.how, row.ended ?? 'completed');
      assert.equal(outcome.unanswered.length, 0);
      if (row.lastAsked) assert.deepEqual(server.requests.at(-1)?.asked, row.lastAsked);
    });

  it('waits as long as Retry-After says', async () => {
    server.script([{ status: 429, headers: { 'retry-after': '1' } }, { answer: full }]);
    await check(server.url, output, context);
    const [first, second] = server.requests;
    assert.ok(second!.at - first!.at >= 990, `${second!.at - first!.at} ms`);
  });

  it('loses one batch only when one of several breaks', async () => {
    const many = Array.from({ length: 80 }, (_, i) => `Bus ${i + 1} stands in the depot.`).join(' ');
    server.script(({ asked }) =>
      asked.includes(80) ? { status: 500 } : { answer: answers(...asked.map((n) => supported(n, 2))) },
    );
    const { verdicts, ended } = await check(server.url, many, context);
    assert.equal(Object.values(verdicts).filter((verdict) => verdict === 'supported').length, 40);
    assert.equal(Object.values(verdicts).filter((verdict) => verdict === 'serverError').length, 40);
    assert.equal(ended.how, 'completed');
  });

  it('stops a model that never comes to an end', async () => {
    server.script([{ answer: `{"answers":[${'{"skip":99,"why":"noClaim"},'.repeat(3000)}`, piece: 2000 }]);
    const { verdicts } = await check(server.url, output, context);
    assert.deepEqual(verdicts, failed('outputTooLong'));
  });
});
