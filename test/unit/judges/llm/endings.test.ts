import assert from 'node:assert/strict';
import { answers, supported } from '../../../server/answers.ts';
import type { Reply } from '../../../server/reply.ts';
import { scriptedModels } from '../../../server/scriptedModels.ts';
import { check } from './checking.ts';

const context = 'The depot opened in May 2019. It holds 40 buses.';
const claim = 'The depot opened in May 2019.';
const text = JSON.stringify(answers(supported(1, 1)));

const events = (...chunks: readonly object[]): Reply => ({
  raw: {
    type: 'text/event-stream',
    body: `${chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join('')}data: [DONE]\n\n`,
  },
});
const said = (more: object = {}) => ({ choices: [{ index: 0, delta: { content: text }, ...more }] });
const whole = (choice: object, more: object = {}): Reply => ({
  raw: {
    type: 'application/json',
    body: JSON.stringify({
      choices: [{ message: { role: 'assistant', content: text }, ...choice }],
      ...more,
    }),
  },
});

describe('an answer that is complete, and does not end by itself', () => {
  const start = scriptedModels();

  const outcomeOf = async (reply: Reply) => {
    const server = await start([reply]);
    const { verdicts } = await check(server.url, claim, context);
    return { verdict: verdicts[1], calls: server.requests.length };
  };

  const endings: Readonly<Record<string, readonly [reply: Reply, code: string]>> = {
    'a content filter': [{ answer: text, finish: 'content_filter' }, 'refused'],
    'a content filter, in one piece': [whole({ finish_reason: 'content_filter' }), 'refused'],
    'a refusal': [{ answer: text, refusal: 'I cannot help with that.' }, 'refused'],
    'a refusal, in one piece': [
      whole({ message: { content: text, refusal: 'No.' }, finish_reason: 'stop' }),
      'refused',
    ],
    'an error beside it': [
      events({ ...said({ finish_reason: 'stop' }), error: { message: 'late' } }),
      'serverError',
    ],
    'an error beside it, in one piece': [
      whole({ finish_reason: 'stop' }, { error: { message: 'upstream failed' } }),
      'dropped',
    ],
    'a late error': [events(said(), { error: { message: 'upstream failed', code: 502 } }), 'dropped'],
    'a late error behind its end': [
      events(said({ finish_reason: 'stop' }), { error: { message: 'upstream failed' } }),
      'dropped',
    ],
    'an ending that nobody knows': [events(said({ finish_reason: 'malformed_response' })), 'dropped'],
    'a failed choice': [
      events(said({ finish_reason: 'stop', error: { message: 'upstream' } })),
      'serverError',
    ],
    'the provider’s own ending': [
      events(said({ finish_reason: 'stop', native_finish_reason: 'SAFETY' })),
      'refused',
    ],
    'what a filter took out': [
      events(said({ finish_reason: 'stop', content_filter_results: { hate: { filtered: true } } })),
      'refused',
    ],
    'a late error without its name': [
      events(said(), { code: 500, message: 'upstream failed', object: 'error' }),
      'serverError',
    ],
    'a late detail': [events(said(), { detail: 'Internal error' }), 'serverError'],
    'a state of failure': [whole({ finish_reason: 'stop' }, { status: 'failed' }), 'dropped'],
    'no success': [whole({ finish_reason: 'stop' }, { success: false }), 'dropped'],
    'a list of errors': [whole({ finish_reason: 'stop' }, { errors: ['timeout'] }), 'dropped'],
    'an error as its ending': [events(said({ finish_reason: 'error' })), 'dropped'],
  };
  for (const [how, [reply, code]] of Object.entries(endings))
    it(`is asked for again, and has then failed: ${how}`, async () => {
      const { verdict, calls } = await outcomeOf(reply);
      assert.notEqual(verdict, 'supported');
      if (code !== 'serverError') assert.deepEqual([verdict, calls], [code, 2]);
    });

  const normal: Readonly<Record<string, Reply>> = {
    'the usual one': { answer: text },
    'the length limit behind it': { answer: text, finish: 'length' },
    'that of another family': events(said({ finish_reason: 'end_turn' })),
    'a filter that took nothing out': events(
      said({ finish_reason: 'stop', content_filter_results: { hate: { filtered: false } } }),
    ),
    'a state of success': whole(
      { finish_reason: 'stop' },
      { status: 'completed', success: true, errors: [] },
    ),
    'a tool call': events(said({ finish_reason: 'tool_calls' })),
  };
  for (const [how, reply] of Object.entries(normal))
    it(`stands where its end is normal: ${how}`, async () => {
      assert.deepEqual(await outcomeOf(reply), { verdict: 'supported', calls: 1 });
    });
});
