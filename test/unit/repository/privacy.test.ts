import assert from 'node:assert/strict';
import { allCapabilities } from '../../../src/models/capabilities.ts';
import type { ChatRequest } from '../../../src/models/chatModel.ts';
import { completionBody } from '../../../src/models/completion.ts';
import { responsesBody } from '../../../src/models/responses.ts';
import { answers, supported } from '../../server/answers.ts';
import { startScriptedModel } from '../../server/scriptedModel.ts';
import { check } from '../judges/llm/checking.ts';
import { read } from './pages.ts';

const page = read('docs/privacy.md');

const assertNamed = (names: readonly string[]): void => {
  for (const name of names) assert.ok(page.includes(`\`${name}\``), name);
};

/** A request that uses all there is. */
const request: ChatRequest = {
  system: 'a',
  user: 'b',
  maxTokens: 1,
  probabilities: true,
  shape: { name: 'x', schema: {}, asJson: '', asLines: '', holds: () => true },
};
const parameters = { model: 'm', temperature: 0, reasoningEffort: 'low' } as const;

describe('the page on privacy', () => {
  it('names every part of a request', () => {
    for (const limit of ['max_tokens', 'max_completion_tokens'] as const)
      assertNamed(
        Object.keys(
          completionBody(request, parameters, { ...allCapabilities, window: true, limit, form: 'json' }),
        ),
      );
    assertNamed(Object.keys(responsesBody(request, parameters, allCapabilities)));
  });

  it('names every header', async () => {
    const server = await startScriptedModel([{ answer: answers(supported(1, 1)) }], { key: 'k' });
    await check(server.url, 'It holds 40 buses.', 'It holds 40 buses.', { settings: { key: 'k' } });
    await server.close();
    const [sent] = server.requests;
    assertNamed(Object.keys(sent!.headers));
    assert.ok(!('x-stainless-os' in sent!.headers));
  });
});
