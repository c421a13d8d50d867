import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readSource } from '../../../../src/sources/readSource.ts';
import { readText } from '../../../../src/sources/readText.ts';
import { readTranscript } from '../../../../src/sources/transcript/readTranscript.ts';

/** Each answer as [its words, its question, the text of each result]; checks that its places are exact. */
function answers(json: unknown): readonly (readonly unknown[])[] {
  const file = typeof json === 'string' ? json : JSON.stringify(json, undefined, 2);
  return readTranscript('chat.json', file).map(({ text, question, results, span, place }) => {
    assert.equal(JSON.parse(`"${file.slice(span.start, span.start + 4)}"`), text.slice(0, 4));
    const words = text.lastIndexOf(' ') + 1;
    const placed = place({ start: words, end: text.length });
    assert.equal(JSON.parse(`"${file.slice(placed.start, placed.end)}"`), text.slice(words));
    return [text, question, results.map((result) => result.text)];
  });
}
const user = { role: 'user', content: 'How old is Ana?' };
const expected = [['Ana is 30 years.', 'How old is Ana?', ['Ana is 31.']]];

describe('readTranscript', () => {
  it('reads OpenAI chat messages, also a text in parts', () => {
    const call = {
      role: 'assistant',
      content: null,
      tool_calls: [{ id: 'c', type: 'function', function: { name: 'find', arguments: '{}' } }],
    };
    const tool = { role: 'tool', tool_call_id: 'c', content: 'Ana is 31.' };
    const answer = { role: 'assistant', content: [{ type: 'text', text: 'Ana is 30 years.' }] };
    assert.deepEqual(answers([{ role: 'system', content: 'Be brief.' }, user, call, tool, answer]), expected);
    assert.deepEqual(answers({ messages: [user, call, tool, answer] }), expected);
    assert.deepEqual(
      answers({
        messages: [user, tool],
        choices: [{ message: { role: 'assistant', content: 'Ana is 30 years.' } }],
      }),
      expected,
    );
  });
  it('reads OpenAI responses', () => {
    const output = [
      { type: 'function_call', call_id: 'c', name: 'find', arguments: '{}' },
      { type: 'function_call_output', call_id: 'c', output: 'Ana is 31.' },
      { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'Ana is 30 years.' }] },
    ];
    assert.deepEqual(answers({ input: [user], output }), expected);
  });
  it('reads AI SDK UI messages of several versions', () => {
    const text = { type: 'text', text: 'Ana is 30 years.' };
    const five = {
      type: 'tool-find',
      toolCallId: 'c',
      state: 'output-available',
      input: {},
      output: 'Ana is 31.',
    };
    const four = {
      type: 'tool-invocation',
      toolInvocation: { state: 'result', toolName: 'find', result: 'Ana is 31.' },
    };
    const dynamic = {
      type: 'dynamic-tool',
      toolName: 'find',
      state: 'output-available',
      output: 'Ana is 31.',
    };
    const asked = { role: 'user', parts: [{ type: 'text', text: 'How old is Ana?' }] };
    for (const part of [five, four, dynamic])
      assert.deepEqual(
        answers([asked, { role: 'assistant', parts: [{ type: 'step-start' }, part, text] }]),
        expected,
      );
    const three = {
      role: 'assistant',
      content: 'Ana is 30 years.',
      toolInvocations: [{ state: 'result', toolName: 'find', result: 'Ana is 31.' }],
    };
    assert.deepEqual(answers([user, three]), expected);
  });
  it('reads AI SDK model messages and Anthropic messages', () => {
    const wrapped = {
      role: 'tool',
      content: [{ type: 'tool-result', toolName: 'find', output: { type: 'text', value: 'Ana is 31.' } }],
    };
    const block = {
      role: 'user',
      content: [{ type: 'tool_result', tool_use_id: 'c', content: [{ type: 'text', text: 'Ana is 31.' }] }],
    };
    const answer = { role: 'assistant', content: 'Ana is 30 years.' };
    for (const result of [wrapped, block]) assert.deepEqual(answers([user, result, answer]), expected);
  });
  it('reads Mastra runs, whatever the order of their parts', () => {
    const parts = [
      {
        type: 'tool-invocation',
        toolInvocation: { state: 'result', toolName: 'find', result: 'Ana is 31.' },
      },
      { type: 'text', text: 'Ana is 30 years.' },
    ];
    const output = [{ role: 'assistant', content: { format: 2, parts } }];
    const input = {
      inputMessages: [
        { role: 'user', content: { format: 2, parts: [{ type: 'text', text: 'How old is Ana?' }] } },
      ],
    };
    assert.deepEqual(answers({ output, input, runId: 'r' }), expected);
    const before = { ...input, rememberedMessages: [{ role: 'user', content: 'Hello?' }] };
    assert.deepEqual(answers({ run: { input: before, output } }), expected);
    const beside = { role: 'assistant', content: 'Ana is 30 years.', parts: [parts[0]] };
    assert.deepEqual(answers([user, beside]), expected);
  });
  it('reads records of retrieval, and JSON Lines of messages or conversations', () => {
    const record = { question: 'How old is Ana?', contexts: ['Ana is 31.'], answer: 'Ana is 30 years.' };
    assert.deepEqual(answers(record), expected);
    assert.deepEqual(answers(`${JSON.stringify(record)}\n${JSON.stringify(record)}`), [
      ...expected,
      ...expected,
    ]);
    const lines = [
      user,
      { role: 'tool', content: 'Ana is 31.' },
      { role: 'assistant', content: 'Ana is 30 years.' },
    ];
    assert.deepEqual(answers(lines.map((line) => JSON.stringify(line)).join('\n')), expected);
  });
  it('gives each answer all results before it and none after, and its own question', () => {
    const found = answers([
      user,
      { role: 'tool', content: 'Ana is 31.' },
      { role: 'assistant', content: 'Thirty one years.' },
      { role: 'user', content: 'And Ben?' },
      { role: 'tool', content: '{"ben": {"age": 40}}' },
      { role: 'assistant', content: 'Ben is forty.' },
      { role: 'tool', content: 'Too late.' },
    ]);
    assert.deepEqual(found, [
      ['Thirty one years.', 'How old is Ana?', ['Ana is 31.']],
      ['Ben is forty.', 'And Ben?', ['Ana is 31.', '{"ben": {"age": 40}}']],
    ]);
  });
  it('names its sources, and reads JSON results field by field', () => {
    const messages = [
      user,
      { role: 'tool', name: 'people', content: '{"ana": {"age": 31}}' },
      { role: 'assistant', content: '31.' },
    ];
    const [result] = readTranscript('chat.json', JSON.stringify(messages))[0]!.results;
    assert.equal(result!.uri, 'chat.json#people-1');
    const source = readText(result!.uri, result!.text);
    assert.deepEqual(
      source.passages.map(({ text, trail }) => [text, ...trail]),
      [['"ana":'], ['"age": 31', 'ana', 'age']],
    );
  });
  it('names a result after the call that it answers', () => {
    const answer = { role: 'assistant', content: '31 years.' };
    const dialects = [
      [
        { role: 'assistant', content: null, tool_calls: [{ id: 'c', function: { name: 'people' } }] },
        { role: 'tool', tool_call_id: 'c', content: 'Ana is 31.' },
      ],
      [
        { type: 'function_call', call_id: 'c', name: 'people' },
        { type: 'function_call_output', call_id: 'c', output: 'Ana is 31.' },
      ],
      [
        { role: 'assistant', content: [{ type: 'tool_use', id: 'c', name: 'people', input: {} }] },
        { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'c', content: 'Ana is 31.' }] },
      ],
      [
        {
          role: 'assistant',
          parts: [{ type: 'tool-people', state: 'output-available', output: 'Ana is 31.' }],
        },
      ],
    ];
    for (const messages of dialects) {
      const [found] = readTranscript('chat.json', JSON.stringify([user, ...messages, answer]));
      assert.deepEqual(
        found!.results.map(({ uri }) => uri),
        ['chat.json#people-1'],
      );
    }
  });
  it('knows the place of words behind escapes', () => {
    const file = '[{"role":"assistant","content":"Say \\"hi\\"\\n\\u00e9t\\u00e9 now."}]';
    const [answer] = readTranscript('chat.json', file);
    const start = answer!.text.indexOf('été');
    const { start: from, end } = answer!.place({ start, end: start + 3 });
    assert.equal(file.slice(from, end), '\\u00e9t\\u00e9');
  });
  it('finds no answers in other files', () => {
    for (const other of [
      { input: 'src/main.ts', output: 'dist/main.js' },
      [1, 2],
      'no json',
      { messages: [] },
      { role: 'assistant' },
    ])
      assert.deepEqual(answers(other), []);
  });
});

describe('a transcript as context', () => {
  const read = async (name: string, json: string) => {
    const source = await readSource({ uri: name, bytes: new TextEncoder().encode(json) });
    for (const { start, end, text } of source.passages) assert.equal(source.text.slice(start, end), text);
    return source.passages.map(({ text }) => text);
  };
  const answer = { role: 'assistant', content: 'Ana is 30 years.' };
  const tool = { role: 'tool', content: '{"age": 31}' };

  it('is what tools and people said, not what the assistant did', async () => {
    assert.deepEqual(await read('a.json', JSON.stringify([user, tool, answer])), [
      'How old is Ana?',
      '"age": 31',
    ]);
    const lines = [user, tool, answer].map((message) => JSON.stringify(message)).join('\n');
    assert.deepEqual(await read('a.jsonl', lines), ['How old is Ana?', '"age": 31']);
  });
  it('is all of it where no tool was used', async () => {
    assert.ok(
      (await read('a.json', JSON.stringify([user, answer]))).includes('"content":"Ana is 30 years."'),
    );
  });
});
