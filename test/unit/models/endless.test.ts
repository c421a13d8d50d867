import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { answers, supported } from '../../server/answers.ts';
import { check } from '../judges/llm/checking.ts';

const claim = 'The depot opened in May 2019.';
const event = (content: string, more: object = {}) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content, ...more } }] })}\n\n`;
const whole = `${event(JSON.stringify(answers(supported(1, 1))))}data: [DONE]\n\n`;

type Write = (text: string) => Promise<boolean>;

/** An endpoint that writes until nobody listens. */
async function endpoint(type: string, write: (write: Write) => Promise<void>) {
  const server = http.createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': type });
    let isOpen = true;
    response.on('close', () => {
      isOpen = false;
    });
    void write(async (text) => {
      if (isOpen && !response.write(text)) await new Promise((resolve) => setImmediate(resolve));
      return isOpen;
    }).then(() => response.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const forEver =
  (text: string, first = '') =>
  async (write: Write) => {
    await write(first);
    while (await write(text));
  };

describe('an answer without an end', () => {
  const events = 'text/event-stream';
  const rows: Readonly<Record<string, readonly [type: string, write: (write: Write) => Promise<void>]>> = {
    'blanks before it': [events, forEver(event(' '.repeat(50)))],
    'blanks in thoughts': [events, forEver(event('\n \t'.repeat(20)), event('<think>'))],
    'blanks in a block of code': [events, forEver(event(' \n'.repeat(20)), event('```think\n'))],
    'blanks beside it': [events, forEver(event('', { reasoning_content: ' '.repeat(50) }))],
    'thoughts that go on': [events, forEver(event('Hmm, well. '.repeat(500)), event('<think>'))],
    'white space in the place of events': [events, forEver('\n'.repeat(500))],
    'white space of no type': ['text/plain', forEver(' '.repeat(500))],
    'an event of one line': [events, forEver('x'.repeat(50_000), 'data: ')],
    'an event of many lines': [events, forEver(`data: ${'x'.repeat(50_000)}\n`)],
    'one piece of JSON': ['application/json', forEver(' '.repeat(50_000))],
  };
  for (const [how, [type, write]] of Object.entries(rows))
    it(`is given up in good time: ${how}`, async () => {
      const { url, close } = await endpoint(type, write);
      try {
        const began = Date.now();
        const { verdicts } = await check(url, claim, claim);
        assert.notEqual(verdicts[1], 'supported');
        assert.ok(Date.now() - began < 5000, `${Date.now() - began} ms`);
      } finally {
        close();
      }
    });

  for (const megabytes of [1, 3])
    it(`is read in the time that its length takes: one line of ${megabytes} MB`, async () => {
      const { url, close } = await endpoint(events, async (write) => {
        await write(`data: {"choices":[],"padding":"`);
        for (let i = 0; i < megabytes * 1000; i++) await write('x'.repeat(1000));
        await write(`"}\n\n${whole}`);
      });
      try {
        const began = performance.now();
        await check(url, claim, claim);
        assert.ok(performance.now() - began < 4000, `${performance.now() - began} ms`);
      } finally {
        close();
      }
    });
});
