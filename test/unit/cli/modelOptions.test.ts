import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { proxyFor } from '../../../src/cli/proxyFetch.node.ts';
import { answers, supported, unsupported } from '../../server/answers.ts';
import { scriptedModels } from '../../server/scriptedModels.ts';
import { createWorkplace, type Workplace } from './workplace.ts';

describe('the options of commands that ask a model', () => {
  const start = scriptedModels();
  let place: Workplace;
  beforeEach(() => {
    place = createWorkplace();
  });
  afterEach(() => place.remove());

  const check = (url: string, ...more: readonly string[]) =>
    place.run([
      ...['check', place.file('a.md', 'It holds 40 buses. Ingrid signed the treaty.')],
      ...['-c', place.file('c.md', 'It holds 40 buses. Olaf signed the treaty.')],
      ...['--judge', 'openai:test-model', '--base-url', url, '--format', 'json', ...more],
    ]);
  const fine = answers(supported(1, 1), unsupported(2));

  it('send headers, and count the cost', async () => {
    const server = await start([{ answer: fine }]);
    const more = ['--header', 'X-Team: blue', 'X-Room: 7', '--price', '1/1000'];
    const { code, out, error } = await check(server.url, ...more);
    assert.equal(code, 0, error);
    assert.equal(server.requests[0]!.headers['x-team'], 'blue');
    assert.equal(server.requests[0]!.headers['x-room'], '7');
    assert.ok(JSON.parse(out).usage.cost > 0);
  });

  it('refuse a header or a price that is none', async () => {
    for (const more of [
      ['--header', 'blue'],
      ['--price', 'cheap'],
    ])
      assert.equal((await check('http://127.0.0.1:1/v1', ...more)).code, 2);
  });

  it('go through a proxy', async () => {
    const server = await start([{ answer: fine }]);
    const seen: string[] = [];
    const proxy = http.createServer((request, response) => {
      seen.push(`${request.url} ${request.headers['proxy-authorization']}`);
      const { proxy_authorization: _, ...headers } = request.headers;
      const onward = http.request(request.url!, { method: request.method, headers }, (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      });
      request.pipe(onward);
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const address = `http://me:pass@127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const { code, error } = await check(server.url, '--proxy', address);
    proxy.close();
    proxy.closeAllConnections();
    assert.equal(code, 0, error);
    assert.deepEqual(seen, [`${server.url}/chat/completions Basic ${btoa('me:pass')}`]);
  });

  it('ask a second model about what is in doubt', async () => {
    const server = await start(
      ({ model }) => ({
        answer: model === 'test-model' ? answers(supported(1, 1), supported(2, 2)) : answers(unsupported(2)),
      }),
      { models: ['test-model', 'strong'] },
    );
    const { out } = await check(server.url, '--second-model', 'openai:strong');
    assert.deepEqual(
      server.requests.map(({ model }) => model),
      ['test-model', 'strong'],
    );
    assert.equal(JSON.parse(out).claims[1].verdict, 'unsupported');
  });
});

describe('the proxy of an address', () => {
  const far = new URL('https://api.example.org/v1');
  const env = { https_proxy: 'http://proxy.example.org:3128', NO_PROXY: '.internal.example.org' };

  it('is the named one, else that of the environment', () => {
    assert.equal(proxyFor(far, undefined, env)?.host, 'proxy.example.org:3128');
    assert.equal(proxyFor(far, 'other.example.org:80', env)?.hostname, 'other.example.org');
    assert.equal(proxyFor(far, undefined, {}), undefined);
    assert.equal(proxyFor(new URL('http://api.example.org'), undefined, env), undefined);
  });

  it('is none for what NO_PROXY or the machine itself names', () => {
    for (const url of ['https://a.internal.example.org', 'https://localhost:8080', 'https://127.0.0.1'])
      assert.equal(proxyFor(new URL(url), undefined, env), undefined);
  });

  it('has an address of its own', () => {
    assert.throws(() => proxyFor(far, 'https://proxy.example.org', {}), /badInput/);
  });
});
