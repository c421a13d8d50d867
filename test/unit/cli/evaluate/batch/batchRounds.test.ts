import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answers, contradicted, supported } from '../../../../server/answers.ts';
import {
  type BatchLine,
  type LineReply,
  type ScriptedBatches,
  startScriptedBatches,
} from '../../../../server/scriptedBatches.ts';
import { createWorkplace, type Workplace } from '../../workplace.ts';

const rows = [10, 20, 30].map((metres) => ({
  output: `The bridge is ${metres} metres long.`,
  context: 'The bridge is 20 metres long. It is red.',
}));

const asked = ({ body }: BatchLine): string => body.messages.at(-1)!.content;

/** Calls 20 metres right and everything else wrong. */
const judge = (line: BatchLine): LineReply => ({
  answer: JSON.stringify(
    answers(
      /OUTPUT-\w+>\n\[s1\] .* 20 metres/.test(asked(line))
        ? supported(1, 1)
        : contradicted(1, [1], 'It differs.'),
    ),
  ),
});

/** Batches of somebody else, submitted since. */
async function others(url: string, count: number): Promise<void> {
  const headers = { authorization: 'Bearer k' };
  const form = new FormData();
  form.append('purpose', 'batch');
  const line = {
    custom_id: 'x',
    method: 'POST',
    url: '/v1/chat/completions',
    body: { model: 'm', messages: [{ role: 'user', content: 'x' }] },
  };
  form.append('file', new Blob([JSON.stringify(line)]), 'requests.jsonl');
  const file = (await (await fetch(`${url}/files`, { method: 'POST', headers, body: form })).json()) as {
    id: string;
  };
  const body = JSON.stringify({
    input_file_id: file.id,
    endpoint: '/v1/chat/completions',
    completion_window: '24h',
  });
  for (let i = 0; i < count; i++) await fetch(`${url}/batches`, { method: 'POST', headers, body });
}

interface Ordered {
  data?: string;
  readonly stop?: AbortSignal;
  readonly more?: readonly string[];
}

describe('claimlight eval --batch', () => {
  let place: Workplace;
  let server: ScriptedBatches;
  let results: string;
  beforeEach(async () => {
    place = createWorkplace();
    server = await startScriptedBatches('k');
    results = join(place.folder, 'r.jsonl');
  });
  afterEach(async () => {
    await server.close();
    place.remove();
  });

  const evaluate = ({ data, stop, more = [] }: Ordered = {}) => {
    data ??= place.file('d.jsonl', rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    const options = ['--judge', 'openai:m', '--batch', '--batch-poll', '0.01', '--out', results, ...more];
    return place.run(['eval', data, ...options], {
      env: { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: server.url },
      stop,
    });
  };
  const scores = () =>
    readFileSync(results, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(line).results[0])
      .map(({ status, score, claims }) => [status, score, claims[0]?.reason]);

  it('submits every request once, waits, and scores what came back', async () => {
    setTimeout(() => server.finish(judge), 100);
    const { code, out, error } = await evaluate();
    assert.equal(code, 0, error);
    assert.match(error, /Batch batch-1: 3 requests submitted/);
    assert.match(out, /faithfulness · openai:m +0\.33/);
    assert.deepEqual(
      server.batches.map((lines) => lines.length),
      [3],
    );
    assert.deepEqual(
      scores().map(([, score]) => score),
      [0, 1, 0],
    );
    assert.ok(!existsSync(`${results}.batches`), 'nothing is left to be collected');
  });

  it('can be stopped while it waits, and run again collects what was submitted', async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 300);
    assert.equal((await evaluate({ stop: stop.signal })).code, 130);
    assert.equal(server.batches.length, 1);
    server.finish(judge);
    const { code } = await evaluate();
    assert.equal(code, 0);
    assert.equal(server.batches.length, 1, 'not submitted again');
    assert.equal(scores().length, 3);
  });

  it('keeps requests that failed apart, and asks for them alone when run again', async () => {
    server.finish((line) => (asked(line).includes('[s1] The bridge is 30') ? { status: 500 } : judge(line)));
    const { error } = await evaluate();
    assert.match(error, /Line 3: openai:m: /);
    assert.deepEqual(
      scores().map(([status, score]) => [status, score]),
      [
        ['scored', 0],
        ['scored', 1],
        ['failed', null],
      ],
    );
    server.finish(judge);
    await evaluate({ more: ['--retry-failed'] });
    assert.deepEqual(
      server.batches.map((lines) => lines.length),
      [3, 1],
    );
    assert.deepEqual(
      scores().map(([, score]) => score),
      [0, 1, 0],
    );
  });

  it('keeps what an expired batch finished', async () => {
    server.finish((line) => (asked(line).includes('[s1] The bridge is 10') ? 'expired' : judge(line)));
    await evaluate();
    const [first, second] = scores();
    assert.deepEqual(first!.slice(0, 2), ['failed', null]);
    assert.match(first![2], /before the batch expired/);
    assert.deepEqual(second!.slice(0, 2), ['scored', 1]);
  });

  it('asks in a second batch for what the answers of the first left out', async () => {
    const data = place.file(
      'two.jsonl',
      `${JSON.stringify({ ...rows[1], output: `${rows[1]!.output} It is red.` })}\n`,
    );
    server.finish((line) => {
      const all = asked(line).endsWith('Answer sentences 1-2.');
      return { answer: JSON.stringify(answers(all ? supported(1, 1) : supported(2, 2))) };
    });
    const { code } = await evaluate({ data });
    assert.equal(code, 0);
    assert.deepEqual(
      server.batches.map((lines) => lines.map((line) => asked(line).split('\n').at(-1))),
      [['Answer sentences 1-2.'], ['Answer sentences 2.']],
    );
    assert.deepEqual(scores()[0]!.slice(0, 2), ['scored', 1]);
  });

  it('finds a batch whose id it never came to know again, and does not submit it twice', async () => {
    server.dropNextCreation();
    assert.equal((await evaluate()).code, 2, 'the connection broke');
    assert.equal(server.batches.length, 1);
    await others(server.url, 4);
    server.finish(judge);
    assert.equal((await evaluate()).code, 0);
    assert.equal(server.batches.length, 5);
    assert.equal(scores().length, 3);
  });

  it('submits again what was about to be submitted when the process ended', async () => {
    mkdirSync(`${results}.batches`);
    const open = [{ mark: 'never arrived', model: JSON.stringify(['openai:m', null]) }];
    place.file('r.jsonl.batches/batches.json', JSON.stringify(open));
    server.finish(judge);
    assert.equal((await evaluate()).code, 0);
    assert.equal(server.batches.length, 1);
    assert.equal(scores().length, 3);
  });

  it('keeps what a cancelled batch finished, and asks for the rest alone when run again', async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 300);
    await evaluate({ stop: stop.signal });
    await fetch(`${server.url}/batches/batch-1/cancel`, {
      method: 'POST',
      headers: { authorization: 'Bearer k' },
    });
    server.finish((line) => (asked(line).includes('[s1] The bridge is 10') ? 'expired' : judge(line)));
    await evaluate();
    assert.deepEqual(
      scores().map(([status]) => status),
      ['failed', 'scored', 'scored'],
    );
    server.finish(judge);
    await evaluate({ more: ['--retry-failed'] });
    assert.deepEqual(
      server.batches.map((lines) => lines.length),
      [3, 1],
    );
  });

  it('cancels what is under way when it is started over', async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 300);
    await evaluate({ stop: stop.signal });
    const cancelled = setInterval(() => server.cancelled.length > 0 && server.finish(judge), 5);
    assert.equal((await evaluate({ more: ['--restart'] })).code, 0);
    clearInterval(cancelled);
    assert.deepEqual(server.cancelled, ['batch-1']);
    assert.equal(server.batches.length, 2);
  });

  it('waits on when a look at the batch fails', async () => {
    setTimeout(() => server.finish(judge), 100);
    server.failLooks(2);
    const { code, error } = await evaluate();
    assert.match(error, /claimlight: 127\.0\.0\.1.*\n/);
    assert.equal(code, 0);
  });

  it('ends when a batch brings no answer at all, or expires unanswered', async () => {
    for (const [reply, reason] of [
      ['lost', /ended without an answer/],
      ['expired', /before the batch expired/],
    ] as const) {
      server.finish(() => reply);
      const submitted = server.batches.length;
      const { code, error } = await evaluate({ more: ['--restart'] });
      assert.equal(code, 2);
      assert.match(error, /Nothing could be judged/);
      assert.match(error, reason);
      assert.equal(server.batches.length, submitted + 1);
    }
  });

  it('submits nothing for a model that the endpoint does not have, nor with an unknown grader', async () => {
    server.models = ['n', 'o'];
    const { code, error } = await evaluate();
    assert.equal(code, 2);
    assert.match(error, /m/);
    const graded = await evaluate({ more: ['--scorer', 'factuality', '--grader', 'opnai:m'] });
    assert.equal(graded.code, 2);
    assert.match(graded.error, /opnai/);
    assert.equal(server.batches.length, 0);
    server.models = ['m'];
    server.finish(judge);
    assert.equal((await evaluate()).code, 0);
  });

  it('says why a batch failed as a whole', async () => {
    server.fail('Enqueued token limit reached');
    const { code, error } = await evaluate();
    assert.equal(code, 2);
    assert.match(error, /could not run the batch.*1: Enqueued token limit reached/);
  });

  it('needs a file of results', async () => {
    const data = place.file('d.jsonl', `${JSON.stringify(rows[0])}\n`);
    const { code, error } = await place.run(['eval', data, '--judge', 'openai:m', '--batch'], {
      env: { OPENAI_API_KEY: 'k' },
    });
    assert.equal(code, 2);
    assert.match(error, /--out/);
  });
});
