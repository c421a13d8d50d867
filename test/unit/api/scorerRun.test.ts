import assert from 'node:assert/strict';
import { extractToolResults } from '../../../src/api/scorerContext.ts';
import { inputText, outputText } from '../../../src/api/scorerRun.ts';

describe('the text of an output', () => {
  const rows: readonly (readonly [string, unknown, string])[] = [
    ['a string', 'Hi.', 'Hi.'],
    ['{text}', { text: 'Hi.' }, 'Hi.'],
    ['{content}', { content: 'Hi.' }, 'Hi.'],
    ['messages with strings', [{ role: 'assistant', content: 'Hi.' }], 'Hi.'],
    ['messages with parts', [{ role: 'assistant', parts: [{ type: 'text', text: 'Hi.' }] }], 'Hi.'],
    [
      'messages with content.parts, once',
      [{ role: 'assistant', content: { content: 'Hi.', parts: [{ type: 'text', text: 'Hi.' }] } }],
      'Hi.',
    ],
    [
      'messages with content lists',
      [{ role: 'assistant', content: [{ type: 'output_text', text: 'Hi.' }] }],
      'Hi.',
    ],
    [
      'all assistant messages, not only the first',
      [
        { role: 'assistant', content: 'Wait.' },
        { role: 'user', content: 'Ok.' },
        { role: 'tool', content: '{"x":1}' },
        { role: 'assistant', content: 'Here.' },
      ],
      'Wait.\n\nHere.',
    ],
    [
      'no reasoning and no tool calls',
      [
        {
          role: 'assistant',
          content: [
            { type: 'reasoning', text: 'Hm.' },
            { type: 'tool-call', toolName: 't', text: 'x' },
            { type: 'text', text: 'Hi.' },
          ],
        },
      ],
      'Hi.',
    ],
    ['{messages}', { messages: [{ role: 'assistant', content: 'Hi.' }] }, 'Hi.'],
    ['nothing', undefined, ''],
    ['a number', 7, ''],
  ];
  for (const [name, output, text] of rows) it(name, () => assert.equal(outputText(output), text));
});

describe('the question of an input', () => {
  it('is what the person said', () => {
    const messages = [
      { role: 'system', content: 'Be kind.' },
      { role: 'user', content: 'How much?' },
      { role: 'assistant', content: 'Ten.' },
    ];
    assert.equal(inputText(messages), 'How much?');
    assert.equal(inputText('How much?'), 'How much?');
    assert.equal(
      inputText({
        inputMessages: [{ role: 'user', content: { parts: [{ type: 'text', text: 'How much?' }] } }],
        rememberedMessages: messages,
        systemMessages: [],
        taggedSystemMessages: {},
      }),
      'How much?',
    );
  });
});

describe('tool results', () => {
  const expected = [{ toolName: 'search', toolCallId: 'c1', args: { q: 'x' }, result: { hits: 2 } }];
  const invocation = {
    state: 'result',
    toolCallId: 'c1',
    toolName: 'search',
    args: { q: 'x' },
    result: { hits: 2 },
  };
  const rows: readonly (readonly [string, unknown])[] = [
    ['invocations of a message', [{ role: 'assistant', toolInvocations: [invocation] }]],
    ['invocations of its content', [{ role: 'assistant', content: { toolInvocations: [invocation] } }]],
    [
      'the same invocation in parts and beside them, once',
      [
        {
          content: {
            toolInvocations: [invocation],
            parts: [{ type: 'tool-invocation', toolInvocation: invocation }],
          },
        },
      ],
    ],
    [
      'a UI part named by its tool',
      [
        {
          role: 'assistant',
          parts: [
            {
              type: 'tool-search',
              toolCallId: 'c1',
              state: 'output-available',
              input: { q: 'x' },
              output: { hits: 2 },
            },
          ],
        },
      ],
    ],
    [
      'a call and a tool message',
      [
        {
          role: 'assistant',
          content: [{ type: 'tool-call', toolCallId: 'c1', toolName: 'search', input: { q: 'x' } }],
        },
        {
          role: 'tool',
          content: [
            {
              type: 'tool-result',
              toolCallId: 'c1',
              toolName: 'search',
              output: { type: 'json', value: { hits: 2 } },
            },
          ],
        },
      ],
    ],
    [
      'results beside the text',
      { text: 'Two.', toolResults: [{ type: 'tool-result', payload: invocation }] },
    ],
  ];
  for (const [name, output] of rows) it(name, () => assert.deepEqual(extractToolResults(output), expected));

  it('of OpenAI messages', () =>
    assert.deepEqual(
      extractToolResults([
        {
          role: 'assistant',
          tool_calls: [{ id: 'c1', type: 'function', function: { name: 'search', arguments: '{"q":"x"}' } }],
        },
        { role: 'tool', tool_call_id: 'c1', content: '{"hits":2}' },
      ]),
      [{ ...expected[0], result: '{"hits":2}' }],
    ));

  it('of calls that are not finished are left out', () =>
    assert.deepEqual(
      extractToolResults([
        { toolInvocations: [{ ...invocation, state: 'call', result: undefined }] },
        { parts: [{ type: 'tool-search', toolCallId: 'c2', state: 'input-available', input: {} }] },
      ]),
      [],
    ));

  it('of a plain text are none', () => assert.deepEqual(extractToolResults('Hi.'), []));
});
