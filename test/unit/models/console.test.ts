import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { faultText } from '../../../src/cli/faultText.ts';
import { type RequestRecord, requestText } from '../../../src/models/modelLog.ts';
import { createOpenAiModel } from '../../../src/models/openai.ts';
import { serverEvents } from '../../../src/models/serverEvents.ts';
import { startScriptedModel } from '../../server/scriptedModel.ts';
import { chunked, collect } from '../evaluate/bytes.ts';
import { open } from '../evaluate/data/promptfoo/openedConfig.ts';

/** What is written to the process's streams while `act` runs: the console's own lines and warnings too. */
async function written(act: () => Promise<unknown>): Promise<string> {
  let text = '';
  const streams = [process.stdout, process.stderr] as const;
  const before = streams.map((stream) => stream.write);
  const note = (warning: Error) => {
    text += warning.message;
  };
  const take = (chunk: unknown) => {
    text += String(chunk);
    return true;
  };
  process.on('warning', note);
  for (const stream of streams) stream.write = take as typeof stream.write;
  try {
    await act();
    // Warnings come with the next turn.
    await new Promise(setImmediate);
  } finally {
    for (const [i, stream] of streams.entries()) stream.write = before[i]!;
    process.off('warning', note);
  }
  return text;
}

const bodies: Readonly<Record<string, string>> = {
  'a chunk that is no JSON': 'data: {"choices": [{"delta": {"content": "secret text\n\n',
  'an event of another kind': 'event: thread.run\ndata: {"secret text\n\n',
  'an error': 'data: {"error": {"message": "secret text", "code": "SECRET"}}\n\n',
  'a chunk that is no object': 'data: "secret text"\n\n',
  'no event at all': 'secret text',
  'a chunk without what belongs in it': 'data: {"choices": [{"delta": null, "secret": "text"}]}\n\n',
};

describe('the console', () => {
  for (const level of [undefined, 'debug'])
    for (const [name, body] of Object.entries(bodies))
      it(`gets nothing of a stream with ${name}${level ? ', where OPENAI_LOG asks for all' : ''}`, async () => {
        const log: string[] = [];
        const server = await startScriptedModel([{ raw: { type: 'text/event-stream', body } }], {
          key: 'secret-key',
        });
        if (level) process.env.OPENAI_LOG = level;
        try {
          const text = await written(async () => {
            const model = createOpenAiModel({
              baseUrl: server.url,
              key: 'secret-key',
              model: 'test-model',
              fetch,
              retry: { attempts: 2, firstWaitMs: 5, longestWaitMs: 100 },
              log: {
                request: (record: RequestRecord) => log.push(requestText(record)),
                note: (line) => log.push(line),
              },
            });
            const events = model.stream(
              { system: 'secret system', user: 'secret text' },
              new AbortController().signal,
            );
            await assert.rejects(
              async () => {
                for await (const _ of events);
              },
              { code: name === 'an error' ? 'serverError' : 'dropped' },
            );
          });
          assert.equal(text, '');
          assert.ok(log.length > 0);
          assert.doesNotMatch(log.join('\n'), /secret/i);
        } finally {
          delete process.env.OPENAI_LOG;
          await server.close();
        }
      });
});

describe('the console, besides', () => {
  it('gets no warning of the YAML that a data set holds', async () => {
    const yaml = '- vars: { query: !!js/function "secret text", ? { secret: text } : 1 }\n';
    const withFiles =
      'defaultTest: file://other.yaml\nprompts: [other.yaml]\ntests: [{ vars: { query: Q } }]';
    const other = '? { secret: text }\n: !!js/function "secret text"\n';
    const text = await written(async () => {
      for (const config of [`tests:\n${yaml}`, yaml, withFiles])
        await open(config, { 'other.yaml': other }).catch(() => undefined);
    });
    assert.equal(text, '');
  });

  it('gets a fault of ours without what it quotes', () => {
    const fault = Object.assign(new SyntaxError('secret text'), {
      headers: 'secret',
      cause: new Error('secret'),
    });
    assert.match(faultText(fault), /SyntaxError\)\n +at /);
    assert.doesNotMatch(faultText(fault), /secret/);
  });
});

describe('server-sent events', () => {
  const read = (text: string, size = 3) =>
    collect(serverEvents(Readable.toWeb(Readable.from(chunked(text, size))) as ReadableStream<Uint8Array>));

  it('are their data, however lines end and chunks are cut', async () => {
    for (const end of ['\n', '\r\n', '\r'])
      for (const size of [1, 2, 3, 99])
        assert.deepEqual(
          await read(
            [': hello', 'data: {"ä": 1}', '', 'event: x', 'data:a', 'data: b', '', '', 'data: cut'].join(end),
            size,
          ),
          ['{"ä": 1}', 'a\nb'],
          JSON.stringify([end, size]),
        );
  });
});
