import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';
import { createWorkplace, type Workplace } from '../workplace.ts';

const root = resolve(import.meta.dirname, '../../../..');
const tsx = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href;

describe('claimlight lsp', () => {
  let place: Workplace;
  beforeEach(() => {
    place = createWorkplace();
  });
  afterEach(() => place.remove());

  it('serves on standard input and output, and ends when its client leaves', async () => {
    place.file('limits.md', 'Each person gets 10 GB of storage.\n');
    const server = spawn(
      process.execPath,
      [`--import=${tsx}`, join(root, 'src/cli/main.ts'), 'lsp', '--stdio'],
      { cwd: place.folder, env: { ...process.env, CLAIMLIGHT_MODEL: 'none/' } },
    );
    const client = createProtocolConnection(
      new StreamMessageReader(server.stdout),
      new StreamMessageWriter(server.stdin),
    );
    const found = new Promise<PublishDiagnosticsParams>((done) => {
      client.onNotification('textDocument/publishDiagnostics', (params) => {
        if (params.diagnostics.length > 0) done(params);
      });
    });
    client.listen();
    await client.sendRequest('initialize', {
      processId: process.pid,
      rootUri: pathToFileURL(place.folder).href,
      capabilities: {},
    });
    await client.sendNotification('initialized', {});
    const uri = pathToFileURL(join(place.folder, 'answer.md')).href;
    const text = '---\nclaimlight: limits.md\n---\n\nEach person gets 5 GB of storage.\n';
    await client.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId: 'markdown', version: 1, text },
    });
    assert.equal((await found).diagnostics[0]?.code, 'claim.contradicted');
    const ended = once(server, 'exit');
    await client.sendRequest('shutdown');
    await client.sendNotification('exit');
    const [code] = await ended;
    assert.equal(code, 0);
    client.dispose();
  });
});
