import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Fault, failed, firstTwo, full, rest, right } from './fault.ts';

const fixtures = path.join(import.meta.dirname, '../../../../fixtures/self-signed');
const selfSigned = {
  key: readFileSync(path.join(fixtures, 'key.pem')),
  cert: readFileSync(path.join(fixtures, 'cert.pem')),
};

/** What may go wrong on the way to a model and back. */
export const endpointFaults: Readonly<Record<string, Fault>> = {
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
  'an HTML page where there is no API': {
    replies: [{ status: 404, raw: { type: 'text/html', body: '<h1>Not found</h1>' } }],
    verdicts: failed('notAnApi'),
    calls: 1,
    ended: 'failed',
  },
  'half of the answers, then 500 for ever': {
    replies: [{ answer: firstTwo }, { status: 500 }],
    verdicts: { ...right, 3: 'serverError' },
    calls: 4,
    lastAsked: [3],
  },
  'an unknown model': {
    settings: { model: 'gpt-0' },
    verdicts: failed('noSuchModel'),
    calls: 0,
    ended: 'failed',
  },
  'a wrong key': {
    endpoint: { key: 'right' },
    settings: { key: 'wrong' },
    verdicts: failed('wrongKey'),
    calls: 0,
    ended: 'failed',
  },
  'a key that is missing': {
    endpoint: { key: 'right' },
    verdicts: failed('noKey'),
    calls: 0,
    ended: 'failed',
  },
  'no network': {
    settings: { baseUrl: 'http://127.0.0.1:1/v1' },
    verdicts: failed('unreachable'),
    calls: 0,
    ended: 'failed',
  },
  'a self-signed certificate': {
    endpoint: { certificate: selfSigned },
    verdicts: failed('certificate'),
    calls: 0,
    ended: 'failed',
  },
  'an endpoint without JSON schema': { endpoint: { lacks: ['json_schema'] }, verdicts: right, calls: 2 },
  'an endpoint without JSON mode either': {
    endpoint: { lacks: ['json_schema', 'json_object'] },
    verdicts: right,
    calls: 3,
  },
  'an endpoint without streaming': { endpoint: { lacks: ['stream'] }, verdicts: right, calls: 2 },
};
