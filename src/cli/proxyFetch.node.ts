import http from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import tls from 'node:tls';
import { Problem } from '../check/problem.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The proxy that a request to this address goes through: the one that was named, else that of the environment. */
export function proxyFor(target: URL, named: string | undefined, env: Env): URL | undefined {
  const of = (name: string) => env[name.toLowerCase()] || env[name.toUpperCase()];
  const address =
    named ?? (target.protocol === 'https:' ? of('https_proxy') : of('http_proxy')) ?? of('all_proxy');
  if (!address) return undefined;
  if (named === undefined && isExempt(target, of('no_proxy') ?? '')) return undefined;
  const url = /^[a-z]+:\/\//i.test(address) ? address : `http://${address}`;
  if (!URL.canParse(url) || new URL(url).protocol !== 'http:')
    throw new Problem('badInput', { detail: `A proxy's address begins with http://, unlike ${address}` });
  return new URL(url);
}

function isExempt({ hostname }: URL, list: string): boolean {
  const names = list.split(/[,\s]+/).filter((name) => name !== '');
  return [...names, 'localhost', '127.0.0.1', '[::1]'].some((name) => {
    const plain = name.replace(/^\*?\./, '').replace(/:\d+$/, '');
    return name === '*' || hostname === name || hostname === plain || hostname.endsWith(`.${plain}`);
  });
}

/** `fetch` that goes through a proxy where one is named; it follows no redirect. */
export function proxyFetch(named: string | undefined, env: Env): typeof fetch {
  return async (target, init) => {
    const url = new URL(target instanceof Request ? target.url : target);
    const proxy = proxyFor(url, named, env);
    if (!proxy) return fetch(target, init);
    const request = new Request(target, init);
    const body = Buffer.from(await request.arrayBuffer());
    const headers = { ...Object.fromEntries(request.headers), 'content-length': `${body.length}` };
    const options = { method: request.method, headers, signal: request.signal };
    const sent =
      url.protocol === 'https:'
        ? https.request(url, { ...options, agent: false, createConnection: await tunnel(url, proxy) })
        : http.request(proxyPlace(proxy), {
            ...options,
            path: url.href,
            headers: { ...headers, ...credentials(proxy) },
          });
    return new Promise((resolve, reject) => {
      sent.on('error', reject);
      sent.on('response', (answer) => resolve(toResponse(answer)));
      sent.end(body);
    });
  };
}

function toResponse(answer: http.IncomingMessage): Response {
  const status = answer.statusCode ?? 502;
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one);
  const isEmpty = status === 204 || status === 304;
  const body = isEmpty ? null : (Readable.toWeb(answer) as NodeStream as unknown as ReadableStream);
  return new Response(body, { status, statusText: answer.statusMessage, headers });
}

/** Without name and password, which Node would send on to the endpoint. */
const proxyPlace = ({ protocol, host }: URL): URL => new URL(`${protocol}//${host}`);

const credentials = ({ username, password }: URL): http.OutgoingHttpHeaders =>
  username === ''
    ? {}
    : {
        'proxy-authorization': `Basic ${Buffer.from(
          `${decodeURIComponent(username)}:${decodeURIComponent(password)}`,
        ).toString('base64')}`,
      };

/** A connection that the proxy opens and cannot read. */
function tunnel(url: URL, proxy: URL): Promise<() => Socket> {
  const host = `${url.hostname}:${url.port || 443}`;
  return new Promise((resolve, reject) => {
    const asked = http.request(proxyPlace(proxy), {
      method: 'CONNECT',
      path: host,
      headers: { host, ...credentials(proxy) },
    });
    asked.on('error', reject);
    asked.on('connect', ({ statusCode }, socket) => {
      if (statusCode === 200)
        resolve(() => tls.connect({ socket, servername: url.hostname.replace(/^\[|\]$/g, '') }));
      else reject(Object.assign(new Error(`proxy: ${statusCode}`), { code: `PROXY_${statusCode}` }));
    });
    asked.end();
  });
}
