import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands before an endpoint and notes how it is asked, and how and what it answers. */
export class ForwardedEndpoint {
  /** Two lines a call. */
  readonly calls: string[] = [];

  private constructor(
    private readonly target: URL,
    private readonly key: string | undefined,
    private readonly server: Server,
  ) {}

  static async open(target: string, key: string | undefined): Promise<ForwardedEndpoint> {
    const server = createServer();
    const endpoint = new ForwardedEndpoint(new URL(target), key, server);
    server.on('request', (request, response) => {
      endpoint.#forward(request, response).catch((error: unknown) => {
        endpoint.calls.push(`${request.url}: ${String(error)}`);
        response.destroy();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return endpoint;
  }

  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}${this.target.pathname.replace(/\/$/, '')}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  async #forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const started = performance.now();
    const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
    const body = Buffer.concat(await request.toArray());
    const stop = new AbortController();
    response.on('close', () => stop.abort());
    const answer = await fetch(new URL(request.url ?? '/', this.target.origin), {
      method: request.method,
      headers: {
        'content-type': 'application/json',
        ...(this.key ? { authorization: `Bearer ${this.key}` } : {}),
      },
      body: body.length > 0 ? body : undefined,
      signal: stop.signal,
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    let pieces = 0;
    let first = '';
    let said = '';
    const decoder = new TextDecoder();
    for await (const piece of answer.body ?? []) {
      pieces++;
      first ||= seconds();
      said += decoder.decode(piece, { stream: true });
      response.write(piece);
    }
    response.end();
    const how = `${answer.status}, first piece after ${first || 'none'}, ${pieces} pieces, over after ${seconds()}`;
    this.calls.push(`${request.method} ${request.url} ${manner(body)}: ${how}`, `  ${wordsIn(said)}`);
  }
}

/** What a request asks of the endpoint beside its words. */
function manner(body: Buffer): string {
  if (body.length === 0) return '';
  const { stream, response_format: format } = JSON.parse(body.toString()) as {
    readonly stream?: boolean;
    readonly response_format?: { readonly type: string };
  };
  return `(${format?.type ?? 'text'}${stream ? ', streamed' : ''}, ${body.length} bytes)`;
}

/** The beginning of what was said in pieces of content. */
const wordsIn = (body: string): string =>
  [...body.matchAll(/"content":("(?:[^"\\]|\\.)*")/g)]
    .map(([, text]) => JSON.parse(text!) as string)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 1000);
