import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { ListRootsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import type { Judge } from '../../../../src/check/judge.ts';
import { reportSchema } from '../../../../src/check/reportSchema.ts';
import { createMcpServer } from '../../../../src/cli/mcp/mcpServer.ts';
import { judgeByName, ModelSource } from '../../../../src/cli/namedModels.ts';
import { hidden } from '../../../../src/report/escape.ts';
import { createWorkplace, type Workplace } from '../workplace.ts';

const limits = '# Limits\n\nEach person gets 10 GB of storage.\n\nBackups are kept for 30 days.\n';
const wrong = 'Backups are kept for 30 days.\nEach person gets 5 GB of storage.\n';

interface Told {
  readonly text: string;
  readonly isError: boolean;
}

/** Something that is waited for. */
function createEvent(): { readonly came: Promise<void>; readonly set: () => void } {
  let set = (): void => {};
  const came = new Promise<void>((resolve) => {
    set = resolve;
  });
  return { came, set };
}

describe('the MCP server', () => {
  let place: Workplace;
  let folder: string;
  let client: Client;
  beforeEach(() => {
    place = createWorkplace();
    folder = join(place.folder, 'project');
    mkdirSync(join(folder, 'docs'), { recursive: true });
    place.file('project/docs/limits.md', limits);
    place.file('secret.md', 'The key is wJalr.');
  });
  afterEach(async () => {
    await client.close();
    place.remove();
  });

  async function connect(roots?: readonly string[], judge?: Judge): Promise<void> {
    const server = createMcpServer({
      judge: judge ?? (await judgeByName('offline', new ModelSource({}))),
      workingDirectory: folder,
    });
    client = new Client({ name: 'test', version: '1' }, { capabilities: roots ? { roots: {} } : {} });
    if (roots)
      client.setRequestHandler(ListRootsRequestSchema, () => ({
        roots: roots.map((root) => ({ uri: pathToFileURL(root).href })),
      }));
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    await Promise.all([server.connect(ours), client.connect(theirs)]);
  }

  async function call(name: string, args: Record<string, unknown>): Promise<Told> {
    const result = await client.callTool({ name, arguments: args });
    const [first] = result.content as readonly { readonly text: string }[];
    return { text: first!.text, isError: result.isError === true };
  }

  it('checks an answer, which is clean once its correction is applied', async () => {
    await connect();
    const { text, isError } = await call('check_text', { text: wrong, context: ['docs/limits.md'] });
    assert.equal(isError, false);
    const [summary, finding, reason, evidence, correction, ...more] = text.split('\n');
    assert.match(summary!, /^Faithfulness 0\.5 .*: 1 of 2 supported, 1 contradicted, 0 unsupported$/);
    assert.match(
      finding!,
      /^\[[0-9a-f]{16}\] output:2 Contradicted \(\w+ confidence\): Each person gets 5 GB of storage\.$/,
    );
    assert.match(reason!, /The text says 5 GB; the context says 10 GB/);
    assert.equal(evidence, '    Evidence: docs/limits.md:3');
    assert.deepEqual(more, []);
    const [, from, to] = /^ {4}Correction: replace “(.+)” with “(.+)”\.$/.exec(correction!)!;
    const corrected = await call('check_text', { text: wrong.replace(from!, to!), context: ['docs'] });
    assert.match(corrected.text, /^Faithfulness 1 .*: 2 of 2 supported, 0 contradicted, 0 unsupported$/);
  });

  it('checks lines of a file, by a path that it names the finding with', async () => {
    await connect();
    place.file('project/answer.md', `Each person gets 7 GB of storage.\n${wrong}`);
    const { text } = await call('check_file', { path: 'answer.md', firstLine: 2, context: ['docs/*.md'] });
    assert.match(text, /\] answer\.md:3 Contradicted/);
    assert.doesNotMatch(text, /7 GB/);
  });

  it('takes the context that a file names itself', async () => {
    await connect();
    place.file('project/answer.md', `---\nclaimlight: { context: docs/limits.md }\n---\n\n${wrong}`);
    assert.match((await call('check_file', { path: 'answer.md' })).text, /1 contradicted/);
  });

  it('takes the context that the configuration of the project names, if it lies in its roots', async () => {
    place.file('project/answer.md', wrong);
    place.file('project/claimlight.config.json', '{ "contexts": { "*.md": "docs/limits.md" } }');
    await connect();
    assert.match((await call('check_file', { path: 'answer.md' })).text, /1 contradicted/);
    await client.close();
    await connect([join(folder, 'docs')]);
    place.file('project/docs/answer.md', wrong);
    assert.equal((await call('check_file', { path: 'answer.md' })).isError, true);
  });

  it('explains a finding of the last report, with the words of its evidence', async () => {
    await connect();
    assert.equal((await call('explain_finding', { id: 'abc' })).isError, true);
    const { text } = await call('check_text', { text: wrong, context: ['docs'] });
    const id = /\[(\w+)\]/.exec(text)![1]!;
    const { text: explained } = await call('explain_finding', { id });
    assert.match(explained, /docs\/limits\.md:3: “.*10 GB of storage/);
    const unknown = await call('explain_finding', { id: 'abc' });
    assert.match(unknown.text, /no finding “abc”/);
    assert.equal(unknown.isError, true);
  });

  it('gives the last report as a resource', async () => {
    await connect();
    const { resources } = await client.listResources();
    const { uri } = resources[0]!;
    await assert.rejects(client.readResource({ uri }), /Nothing has been checked yet/);
    await call('check_text', { text: wrong, context: ['docs'] });
    const [content] = (await client.readResource({ uri })).contents as readonly { readonly text: string }[];
    assert.equal(reportSchema.parse(JSON.parse(content!.text)).scores.faithfulness, 0.5);
  });

  it('says what is wrong and what to do about it', async () => {
    await connect();
    const missing = await call('check_text', { text: wrong, context: ['docs/none.md'] });
    assert.match(missing.text, /none\.md was not found\. Name another file as context\.$/);
    const empty = await call('check_text', { text: ' ', context: ['docs'] });
    assert.match(empty.text, /There is no sentence to check\. Give a text/);
    const bound = await call('check_file', { path: 'docs/limits.md' });
    assert.match(bound.text, /There is no context to check against\. Name the files/);
    assert.deepEqual(
      [missing, empty, bound].map(({ isError }) => isError),
      [true, true, true],
    );
  });

  it('takes no file as its own context', async () => {
    await connect();
    const path = 'docs/limits.md';
    const { text, isError } = await call('check_file', { path, context: [path] });
    assert.match(text, /It cannot be its own context\./);
    assert.equal(isError, true);
  });

  const outside = [
    '../secret.md',
    'docs/../../secret.md',
    '../*.md',
    'link.md',
    'li*.md',
    'file:///etc/passwd',
  ];
  for (const name of outside)
    it(`reads nothing outside the working folder: ${name}`, async () => {
      symlinkSync(join(place.folder, 'secret.md'), join(folder, 'link.md'));
      await connect();
      const text = await call('check_text', { text: 'The key is abc.', context: [name] });
      const file = await call('check_file', { path: name, context: ['docs/limits.md'] });
      for (const { text: told } of [text, file]) assert.doesNotMatch(told, /wJalr|root:/);
      assert.match(text.text, /is outside the workspace\. The file was not read\./);
      assert.equal(file.isError, true);
    });

  it('tells nothing about what is there outside', async () => {
    await connect();
    const [there, not] = [
      await call('check_text', { text: wrong, context: ['../secret.md'] }),
      await call('check_text', { text: wrong, context: ['../nothing.md'] }),
    ];
    assert.equal(there.text.replace('secret', 'nothing'), not.text);
  });

  it('reads in the roots of the client, and not in the working folder beside them', async () => {
    const other = join(place.folder, 'other');
    mkdirSync(other);
    writeFileSync(join(other, 'plans.md'), limits);
    await connect([join(place.folder, 'not there'), other]);
    assert.match((await call('check_text', { text: wrong, context: ['plans.md'] })).text, /plans\.md:3/);
    const absolute = await call('check_text', { text: wrong, context: [join(folder, 'docs/limits.md')] });
    assert.match(absolute.text, /outside the workspace/);
  });

  it('takes the working folder where the client has no roots', async () => {
    await connect([]);
    assert.match((await call('check_text', { text: wrong, context: ['docs'] })).text, /1 contradicted/);
  });

  it('shows what files say as plain lines', async () => {
    await connect();
    place.file('project/docs/limits.md', 'Each person\u001b[2J gets 10 GB of\u202e storage.\n');
    const { text } = await call('check_text', { text: wrong, context: ['docs'] });
    assert.match(text, /1 contradicted/);
    assert.doesNotMatch(text, hidden);
  });

  it('stops a check that the client cancels', async () => {
    const [started, stopped] = [createEvent(), createEvent()];
    await connect(undefined, {
      id: 'slow',
      async *assess(_, signal) {
        signal.addEventListener('abort', stopped.set);
        started.set();
        await stopped.came;
        yield* [];
      },
    });
    const cancel = new AbortController();
    const asked = client.callTool(
      { name: 'check_text', arguments: { text: wrong, context: ['docs'] } },
      undefined,
      { signal: cancel.signal },
    );
    await started.came;
    cancel.abort('enough');
    await assert.rejects(asked, /enough/);
    await stopped.came;
  });

  it('says of its tools that they change nothing, and that only a model judge reaches out', async () => {
    await connect();
    const { tools } = await client.listTools();
    assert.deepEqual(
      tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint, annotations?.openWorldHint]),
      [
        ['check_text', true, false],
        ['check_file', true, false],
        ['explain_finding', true, false],
      ],
    );
    const { properties } = tools[1]!.inputSchema;
    assert.match(JSON.stringify(properties), /"firstLine":\{[^}]*"description":"First line/);
    assert.equal(readFileSync(join(folder, 'docs/limits.md'), 'utf8'), limits);
  });
});
