import assert from 'node:assert/strict';
import { readErrorBody, refusalProblem, retryAfterSeconds } from '../../../src/models/refusal.ts';
import { waitBeforeRetry } from '../../../src/models/retry.ts';
import { languageModelProblem } from '../../../src/models/vscodeLmProblem.ts';

const asked = { host: 'api.example.org', model: 'grader', hasKey: true };

describe('what an endpoint’s refusal means', () => {
  const rows: readonly (readonly [number, string, string])[] = [
    [401, 'Incorrect API key provided', 'wrongKey'],
    [403, 'Your credentials are not allowed here', 'wrongKey'],
    [402, 'Payment required', 'noCredit'],
    [413, 'Request Entity Too Large', 'promptTooLong'],
    [400, 'Input is too long for requested model.', 'promptTooLong'],
    [400, 'the request exceeds the available context size (n_ctx)', 'promptTooLong'],
    [503, 'Loading model', 'modelLoading'],
    [503, 'Model mistralai/x is currently loading', 'modelLoading'],
    [400, 'API key not valid. Please pass a valid API key.', 'wrongKey'],
    [429, 'Rate limit reached', 'quota'],
    [404, 'The model `grader` does not exist', 'noSuchModel'],
    [400, 'model not found, try pulling it first', 'noSuchModel'],
    [404, 'page not found', 'notAnApi'],
    [400, 'This model’s maximum context length is 8192 tokens', 'promptTooLong'],
    [400, 'The response was filtered due to the content_filter policy', 'refused'],
    [500, 'The server had an error', 'serverError'],
    [422, 'Input validation error: `inputs` must have less than 4096 tokens. Given: 9000', 'promptTooLong'],
    [400, 'maximum prompt length is 131072 but the request contains 200000 tokens', 'promptTooLong'],
    [500, 'the request exceeds the available context size', 'promptTooLong'],
    [400, 'Invalid prompt: it was flagged as potentially violating our usage policy.', 'refused'],
    [400, 'The request was blocked due to PROHIBITED_CONTENT', 'refused'],
    [400, 'Your credit balance is too low to access the API', 'noCredit'],
    [403, 'You exceeded your monthly spending limit', 'noCredit'],
    [400, 'rate_limit_exceeded', 'quota'],
    [400, 'Your organization must be verified to stream this model.', 'badInput'],
    [503, 'Overloaded', 'serverError'],
    [400, 'The model is overloaded, please try again later', 'serverError'],
    [498, 'Flex tier capacity exceeded', 'serverError'],
    [424, 'model is not ready', 'modelLoading'],
    [403, 'Country, region, or territory not supported', 'badInput'],
    [404, 'No endpoints found matching your data policy', 'badInput'],
    [404, 'DeploymentNotFound', 'noSuchModel'],
    [400, 'Range of input length should be [1, 6000]', 'promptTooLong'],
    [400, 'string too long. Expected a string with maximum length 1048576', 'promptTooLong'],
    [400, 'DataInspectionFailed: Input data may contain inappropriate content', 'refused'],
    [400, 'Content Exists Risk', 'refused'],
  ];
  for (const [status, words, code] of rows)
    it(`${status} “${words}”: ${code}`, () => {
      assert.equal(refusalProblem({ status, words }, asked).code, code);
    });

  it('a missing key, where none was sent', () => {
    assert.equal(refusalProblem({ status: 401, words: '' }, { ...asked, hasKey: false }).code, 'noKey');
  });
});

describe('the body of a refusal', () => {
  const bodies: readonly (readonly [body: unknown, message: string])[] = [
    [{ error: { message: 'No such model', code: 'model_not_found' } }, 'No such model'],
    [{ error: 'model "x" not found, try pulling it first' }, 'model "x" not found, try pulling it first'],
    [
      [{ error: { code: 400, message: 'API key not valid', status: 'INVALID_ARGUMENT' } }],
      'API key not valid',
    ],
    [{ message: 'Unauthorized', request_id: '1' }, 'Unauthorized'],
    [{ object: 'error', message: 'too long' }, 'too long'],
    [{ detail: 'Not Found' }, 'Not Found'],
    [{ errors: [{ code: 7003, message: 'No route' }], success: false }, 'No route'],
    [{ Message: 'Too long' }, 'Too long'],
    [{ error: true, reason: 'Not allowed' }, 'Not allowed'],
    [{ fault: { faultstring: 'Invalid key' } }, 'Invalid key'],
    [{ error_msg: 'Wrong' }, 'Wrong'],
    [
      { detail: [{ loc: ['body', 'stream'], msg: 'no such field', type: 'x' }] },
      'body.stream: no such field',
    ],
    [
      {
        error: {
          message: 'Provider returned error',
          metadata: { raw: '{"error":{"message":"overloaded"}}' },
        },
      },
      'Provider returned error: overloaded',
    ],
  ];
  for (const [body, message] of bodies)
    it(`says “${message}”`, () => assert.equal(readErrorBody(JSON.stringify(body)).message, message));

  it('is shown clipped, in one line, with its status', () => {
    const message = `Bad\u001b[31m\n\nrequest ${'x'.repeat(500)}`;
    const { args } = refusalProblem({ status: 400, words: message, message }, asked);
    assert.equal(args.status, 400);
    assert.match(String(args.said), /^Bad \[31m request x+…$/);
    assert.ok(String(args.said).length <= 201);
  });
});

describe('how long to wait for an endpoint', () => {
  const policy = { attempts: 3, firstWaitMs: 100, longestWaitMs: 5000 };
  const now = Date.parse('2026-01-05T12:00:00Z');
  const seconds = (headers: Record<string, string>) => retryAfterSeconds(new Headers(headers), now);

  it('is said in seconds, milliseconds or as a date', () => {
    assert.equal(seconds({ 'retry-after': '7' }), 7);
    assert.equal(seconds({ 'retry-after-ms': '250', 'retry-after': '7' }), 0.25);
    assert.equal(seconds({ 'retry-after': 'Mon, 05 Jan 2026 12:00:30 GMT' }), 30);
    assert.equal(seconds({ 'retry-after': 'soon' }), undefined);
    assert.equal(seconds({}), undefined);
  });

  it('doubles where nothing is said, and ends', () => {
    const wait = (made: number) => waitBeforeRetry({ status: 503, words: '' }, made, policy);
    assert.deepEqual([wait(1), wait(2), wait(3)], [100, 200, undefined]);
  });

  it('is longer for a model that is being loaded', () => {
    const loading = { status: 503, words: 'Loading model' };
    assert.deepEqual([waitBeforeRetry(loading, 1, policy), waitBeforeRetry(loading, 20, policy)], [800, 800]);
    assert.equal(waitBeforeRetry(loading, 30, policy), undefined);
  });

  it('is the same for an endpoint that has too much to do, whatever its status', () => {
    for (const [status, words] of [
      [400, 'The model is overloaded'],
      [498, 'Flex tier capacity exceeded'],
      [524, 'A timeout occurred'],
    ] as const)
      assert.equal(waitBeforeRetry({ status, words }, 1, policy), 100);
  });

  it('is nothing where waiting does not help', () => {
    assert.equal(waitBeforeRetry({ status: 401, words: '' }, 1, policy), undefined);
    assert.equal(waitBeforeRetry({ status: 429, words: '', retryAfterSeconds: 60 }, 1, policy), undefined);
    assert.equal(waitBeforeRetry({ status: 429, words: 'insufficient_quota' }, 1, policy), undefined);
  });
});

describe('what an error of the Language Model API means', () => {
  const rows: readonly (readonly [string | undefined, string, string])[] = [
    ['NoPermissions', '', 'consentRefused'],
    ['Blocked', '', 'quota'],
    ['NotFound', '', 'noSuchModel'],
    [undefined, 'You have reached your rate limit', 'quota'],
    [undefined, 'Prompt token count of 9000 exceeds the limit', 'promptTooLong'],
    [undefined, 'Response filtered by Responsible AI service', 'refused'],
    [undefined, 'Sign in to use this model', 'wrongKey'],
    [undefined, 'getaddrinfo ENOTFOUND api', 'unreachable'],
    [undefined, 'no choices', 'serverError'],
  ];
  for (const [code, message, expected] of rows)
    it(`${code ?? message}: ${expected}`, () => {
      const error = Object.assign(new Error(message), code === undefined ? {} : { code });
      assert.equal(languageModelProblem(error, {}).code, expected);
    });
});
