import assert from 'node:assert/strict';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { createWorkplace, type Workplace } from '../workplace.ts';

const root = resolve(import.meta.dirname, '../../../..');
const tsx = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href;

describe('claimlight mcp', () => {
  let place: Workplace;
  beforeEach(() => {
    place = createWorkplace();
  });
  afterEach(() => place.remove());

  it('serves on standard input and output, and ends when its client leaves', async () => {
    place.file('limits.md', 'Each person gets 10 GB of storage.\n');
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [`--import=${tsx}`, join(root, 'src/cli/main.ts'), 'mcp'],
      cwd: place.folder,
      env: { ...(process.env as Record<string, string>), CLAIMLIGHT_MODEL: 'none/' },
    });
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(transport);
    const { content } = await client.callTool({
      name: 'check_text',
      arguments: { text: 'Each person gets 5 GB of storage.', context: ['limits.md'] },
    });
    assert.match(JSON.stringify(content), /1 contradicted/);
    const { pid } = transport;
    await client.close();
    assert.throws(() => process.kill(pid!, 0), 'it has ended');
  });

  it('says before it serves that the judge cannot be opened', async () => {
    const { code, out, error } = await place.run(['mcp', '--judge', 'openai']);
    assert.deepEqual([code, out], [2, '']);
    assert.match(error, /^claimlight: .*model/);
  });
});
