import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readTranscript } from '../../../../src/sources/transcript/readTranscript.ts';

const question = 'How old is Ana?';
const result = 'Ana is 31.';
const answer = 'Ana is 30 years.';
const args = { name: 'Ana' };

/** Written after the published formats of each program. */
const files: Readonly<Record<string, unknown>> = {
  'a run of LangSmith': {
    id: 'r',
    run_type: 'chain',
    inputs: { question },
    outputs: { answer },
    child_runs: [
      {
        run_type: 'chain',
        child_runs: [
          {
            run_type: 'retriever',
            name: 'find',
            outputs: { documents: [{ page_content: result, metadata: { id: 7 } }] },
          },
        ],
      },
      { run_type: 'llm', outputs: { generations: [] } },
    ],
  },
  'a trace of Langfuse': {
    id: 't',
    input: { question },
    output: { answer },
    observations: [
      { type: 'RETRIEVER', name: 'find', input: question, output: [{ page_content: result }] },
      { type: 'GENERATION', name: 'model', output: { content: answer } },
    ],
  },
  'messages of LangChain, as their classes write them': [
    {
      lc: 1,
      type: 'constructor',
      id: ['langchain', 'schema', 'messages', 'HumanMessage'],
      kwargs: { content: question },
    },
    {
      lc: 1,
      type: 'constructor',
      id: ['langchain', 'schema', 'messages', 'AIMessage'],
      kwargs: { content: '', tool_calls: [{ id: 'c', name: 'find', args }] },
    },
    {
      lc: 1,
      type: 'constructor',
      id: ['langchain', 'schema', 'messages', 'ToolMessage'],
      kwargs: { content: result, tool_call_id: 'c' },
    },
    {
      lc: 1,
      type: 'constructor',
      id: ['langchain', 'schema', 'messages', 'AIMessage'],
      kwargs: { content: answer },
    },
  ],
  'messages of LangChain with their data': [
    { type: 'human', data: { content: question } },
    { type: 'tool', data: { content: result, name: 'find', tool_call_id: 'c' } },
    { type: 'ai', data: { content: [{ type: 'text', text: answer }] } },
  ],
  'a state of LangGraph': {
    values: {
      messages: [
        { type: 'human', content: question, id: '1' },
        { type: 'ai', content: '', tool_calls: [{ name: 'find', args, id: 'c', type: 'tool_call' }] },
        { type: 'tool', content: result, name: 'find', tool_call_id: 'c' },
        { type: 'ai', content: answer },
      ],
    },
    next: [],
  },
  'a record of a chain with documents': {
    input: question,
    context: [{ page_content: result, metadata: { source: 'a.md' } }],
    answer,
  },
  'a session of Claude Code': [
    { type: 'summary', summary: 'Ages' },
    { type: 'user', uuid: '1', message: { role: 'user', content: question } },
    {
      type: 'assistant',
      uuid: '2',
      message: { role: 'assistant', content: [{ type: 'tool_use', id: 'c', name: 'find', input: args }] },
    },
    {
      type: 'user',
      uuid: '3',
      message: { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'c', content: result }] },
    },
    {
      type: 'assistant',
      uuid: '4',
      message: {
        role: 'assistant',
        content: [
          { type: 'thinking', thinking: 'Hm.' },
          { type: 'text', text: answer },
        ],
      },
    },
  ],
  'contents of Gemini': {
    contents: [
      { role: 'user', parts: [{ text: question }] },
      { role: 'model', parts: [{ functionCall: { name: 'find', args } }] },
      { role: 'user', parts: [{ functionResponse: { name: 'find', response: { result } } }] },
    ],
    candidates: [{ content: { role: 'model', parts: [{ text: 'Hm.', thought: true }, { text: answer }] } }],
  },
  'a conversation of Bedrock': {
    messages: [
      { role: 'user', content: [{ text: question }] },
      { role: 'assistant', content: [{ toolUse: { toolUseId: 'c', name: 'find', input: args } }] },
      { role: 'user', content: [{ toolResult: { toolUseId: 'c', content: [{ text: result }] } }] },
    ],
    output: { message: { role: 'assistant', content: [{ text: answer }] } },
  },
  'a span of OpenTelemetry, with messages in strings': {
    resourceSpans: [
      {
        scopeSpans: [
          {
            spans: [
              {
                name: 'chat',
                attributes: [
                  {
                    key: 'gen_ai.output.messages',
                    value: {
                      stringValue: JSON.stringify([
                        {
                          role: 'assistant',
                          parts: [{ type: 'text', content: answer }],
                          finish_reason: 'stop',
                        },
                      ]),
                    },
                  },
                  {
                    key: 'gen_ai.input.messages',
                    value: {
                      stringValue: JSON.stringify([
                        { role: 'user', parts: [{ type: 'text', content: question }] },
                        {
                          role: 'assistant',
                          parts: [{ type: 'tool_call', id: 'c', name: 'find', arguments: args }],
                        },
                        { role: 'tool', parts: [{ type: 'tool_call_response', id: 'c', response: result }] },
                      ]),
                    },
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  'events of OpenTelemetry': [
    { name: 'gen_ai.user.message', body: { content: question } },
    { name: 'gen_ai.assistant.message', body: { tool_calls: [{ id: 'c', function: { name: 'find' } }] } },
    { name: 'gen_ai.tool.message', body: { id: 'c', content: result } },
    { name: 'gen_ai.choice', body: { index: 0, message: { content: answer } } },
  ],
  'a conversation of ShareGPT': {
    conversations: [
      { from: 'system', value: 'Be brief.' },
      { from: 'human', value: question },
      { from: 'function_call', value: '{}' },
      { from: 'observation', value: result },
      { from: 'gpt', value: answer },
    ],
  },
  'a result of the Agents SDK': {
    input: question,
    new_items: [
      {
        type: 'tool_call_item',
        raw_item: { type: 'function_call', call_id: 'c', name: 'find', arguments: '{}' },
      },
      {
        type: 'tool_call_output_item',
        raw_item: { type: 'function_call_output', call_id: 'c', output: result },
        output: result,
      },
      {
        type: 'message_output_item',
        raw_item: { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: answer }] },
      },
    ],
  },
  'a log of a request and its response': {
    request: {
      method: 'POST',
      body: {
        model: 'm',
        messages: [
          { role: 'user', content: question },
          { role: 'tool', name: 'find', content: result },
        ],
      },
    },
    response: { status: 200, body: { choices: [{ message: { role: 'assistant', content: answer } }] } },
  },
  'a log with bodies in strings': {
    request: {
      body: JSON.stringify({
        messages: [
          { role: 'user', content: question },
          { role: 'tool', content: result },
        ],
      }),
    },
    response: { body: JSON.stringify({ choices: [{ message: { role: 'assistant', content: answer } }] }) },
  },
  'an archive of a browser': {
    log: {
      entries: [
        {
          request: {
            postData: {
              text: JSON.stringify({
                messages: [
                  { role: 'user', content: question },
                  { role: 'tool', content: result },
                ],
              }),
            },
          },
          response: {
            content: {
              mimeType: 'application/json',
              text: JSON.stringify({ choices: [{ message: { role: 'assistant', content: answer } }] }),
            },
          },
        },
      ],
    },
  },
  'data parts of the AI SDK': [
    { role: 'user', parts: [{ type: 'text', text: question }] },
    {
      role: 'assistant',
      parts: [
        { type: 'data-status', data: { text: 'Working' } },
        { type: 'data-find', id: '1', data: result },
        { type: 'text', text: answer },
      ],
    },
  ],
  'a document in a part': [
    {
      role: 'user',
      content: [
        {
          type: 'document',
          title: 'people',
          source: { type: 'text', media_type: 'text/plain', data: result },
        },
        { type: 'text', text: question },
      ],
    },
    { role: 'assistant', content: answer },
  ],
  'documents between tags of the system message': [
    { role: 'system', content: `Answer from these.\n<documents>\n${result}\n</documents>` },
    { role: 'user', content: question },
    { role: 'assistant', content: answer },
  ],
  'a context under its heading in the question': [
    {
      role: 'user',
      content: `Context:\n${result} She lives in Oslo with two cats and a dog.\n\nQuestion: ${question}`,
    },
    { role: 'assistant', content: answer },
  ],
};

describe('readTranscript reads', () => {
  for (const [name, json] of Object.entries(files))
    it(name, () => {
      const file = JSON.stringify(json, undefined, 1);
      const found = readTranscript('chat.json', file).filter(({ results }) => results.length > 0);
      assert.equal(found.length, 1);
      const { text, results, span, place } = found[0]!;
      assert.equal(text, answer);
      assert.equal(results.length, 1);
      assert.ok(results[0]!.text.includes(result), results[0]!.text);
      const words = place({ start: 0, end: 3 });
      assert.equal(file.slice(words.start, words.end), 'Ana');
      assert.ok(span.start < span.end);
      assert.equal(found[0]!.question, question);
    });

  it('the lines of a session as one conversation', () => {
    const events = files['a session of Claude Code'] as readonly unknown[];
    const found = readTranscript('s.jsonl', events.map((event) => JSON.stringify(event)).join('\n'));
    assert.deepEqual(
      found.map(({ text, question, results }) => [text, question, results.map(({ uri }) => uri)]),
      [[answer, question, ['s.jsonl#find-1']]],
    );
  });

  it('the spans of a trace as one conversation', () => {
    const spans = [
      { object: 'trace.span', span_data: { type: 'function', name: 'find', input: '{}', output: result } },
      {
        object: 'trace.span',
        span_data: {
          type: 'generation',
          input: [{ role: 'user', content: question }],
          output: [{ role: 'assistant', content: answer }],
        },
      },
    ];
    const found = readTranscript('t.jsonl', spans.map((span) => JSON.stringify(span)).join('\n'));
    assert.deepEqual(
      found.map(({ text, results }) => [text, results.map(({ text }) => text)]),
      [[answer, [result]]],
    );
  });
});

describe('a transcript of hostile messages', function () {
  this.timeout(5000);
  const [person, assistant] = ['user', 'assistant'].map((role) => (content: string) => ({ role, content }));

  it('is read in time where tags are never closed', () => {
    const said = `${'<document> <context> '.repeat(50_000)} What does it hold?`;
    const [answer] = readTranscript('a.json', JSON.stringify([person!(said), assistant!('Nothing.')]));
    assert.deepEqual(answer?.results, []);
  });
  it('keeps one list of results for all answers', () => {
    const messages = Array.from({ length: 20_000 }, (_, i) => [
      { role: 'tool', name: 'find', content: `Room ${i} is free.` },
      assistant!(`Room ${i} is free.`),
    ]).flat();
    const found = readTranscript('a.json', JSON.stringify(messages));
    assert.equal(found.length, 20_000);
    assert.equal(found.at(-1)?.results.length, 20_000);
    assert.equal(found[9]?.resultAt(9)?.text, 'Room 9 is free.');
    assert.equal(found[9]?.resultAt(10), undefined);
  });
});
