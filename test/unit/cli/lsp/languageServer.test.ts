import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { createConnection } from 'vscode-languageserver/node';
import {
  type CodeAction,
  createProtocolConnection,
  type Diagnostic,
  type Hover,
  type Location,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Judge } from '../../../../src/check/judge.ts';
import { LanguageServer } from '../../../../src/cli/lsp/languageServer.ts';
import { createWorkplace, type Workplace } from '../workplace.ts';

const limits = '# Limits\n\nEach person gets 10 GB of storage.\n\nBackups are kept for 30 days.\n';
const wrong =
  '---\nclaimlight: limits.md\n---\n\nBackups are kept for 30 days.\n\nEach person gets 5 GB of storage.\n';

interface Setup {
  readonly options?: unknown;
  readonly configuration?: unknown;
  readonly judge?: Judge;
  readonly showDocument?: true;
}

describe('the language server', () => {
  let place: Workplace;
  let folder: string;
  let client: ProtocolConnection;
  /** What the client was told, the latest last. */
  let published: { uri: string; diagnostics: Diagnostic[] }[];
  let messages: string[];
  let logged: string[];
  let listeners: (() => void)[];

  beforeEach(() => {
    place = createWorkplace();
    folder = join(place.folder, 'project');
    mkdirSync(folder);
    place.file('project/limits.md', limits);
    place.file('secret.md', 'The key is 5.');
    [published, messages, logged, listeners] = [[], [], [], []];
  });
  afterEach(async () => {
    client.dispose();
    place.remove();
  });

  const uriOf = (name: string) => pathToFileURL(join(folder, name)).href;

  async function connect({ options, configuration, judge, showDocument }: Setup = {}): Promise<void> {
    const [toServer, toClient] = [new PassThrough(), new PassThrough()];
    const connection = createConnection(new StreamMessageReader(toServer), new StreamMessageWriter(toClient));
    connection.onExit(() => {});
    new LanguageServer(connection, { env: {}, workingDirectory: folder, judge });
    connection.listen();
    client = createProtocolConnection(new StreamMessageReader(toClient), new StreamMessageWriter(toServer));
    const told =
      <T>(list: T[]) =>
      (one: T) => {
        list.push(one);
        for (const listener of listeners) listener();
      };
    client.onNotification('textDocument/publishDiagnostics', told(published));
    client.onNotification('window/showMessage', ({ message }) => told(messages)(message));
    client.onNotification('window/logMessage', ({ message }) => told(logged)(message));
    client.onRequest('workspace/configuration', () => [configuration ?? null]);
    client.onRequest('window/workDoneProgress/create', () => null);
    client.onRequest('client/registerCapability', () => null);
    client.listen();
    const result: { capabilities: object } = await client.sendRequest('initialize', {
      processId: null,
      rootUri: pathToFileURL(folder).href,
      workspaceFolders: [{ uri: pathToFileURL(folder).href, name: 'project' }],
      initializationOptions: options,
      capabilities: {
        workspace: { configuration: true, didChangeWatchedFiles: { dynamicRegistration: true } },
        window: { workDoneProgress: true, showDocument: { support: showDocument ?? false } },
      },
    });
    assert.ok(result.capabilities);
    await client.sendNotification('initialized', {});
  }

  /** Waits for what the client is told. */
  const until = <T>(look: () => T | undefined | false): Promise<T> =>
    new Promise((resolve) => {
      const listener = () => {
        const found = look();
        if (!found) return;
        listeners = listeners.filter((one) => one !== listener);
        resolve(found);
      };
      listeners.push(listener);
      listener();
    });

  const latest = (uri: string) => published.findLast((one) => one.uri === uri)?.diagnostics;

  const open = (name: string, text: string, languageId = 'markdown') =>
    client.sendNotification('textDocument/didOpen', {
      textDocument: { uri: uriOf(name), languageId, version: 1, text },
    });

  const finding = (uri: string) => until(() => latest(uri)?.[0]);

  it('says of a right claim that its source is not there, as severely as the settings say', async () => {
    await connect({ options: { severity: { dangling: 'error' } } });
    const uri = uriOf('answer.md');
    await open('answer.md', '---\nclaimlight: limits.md\n---\n\nBackups are kept for 30 days [7].\n');
    const found = await finding(uri);
    assert.deepEqual([found.code, found.severity], ['claim.dangling', 1]);
    assert.deepEqual(messages, []);
  });

  it('offers the marker of the source that does say it, and tells why in the hover', async () => {
    place.file('project/team.md', 'The team has nine members.\n');
    await connect();
    const uri = uriOf('answer.md');
    const text =
      '---\nclaimlight: ["limits.md", "team.md"]\n---\n\nBackups are kept for 30 days [2].\n\n[1]: limits.md\n[2]: team.md\n';
    await open('answer.md', text);
    const found = await finding(uri);
    assert.equal(found.code, 'claim.misattributed');
    const at = { textDocument: { uri }, position: found.range.start };
    const hover: Hover = await client.sendRequest('textDocument/hover', at);
    assert.match((hover.contents as { value: string }).value, /Misattributed/);
    const [first]: CodeAction[] = await client.sendRequest('textDocument/codeAction', {
      textDocument: { uri },
      range: found.range,
      context: { diagnostics: [found] },
    });
    assert.equal(first?.edit?.changes?.[uri]?.[0]?.newText, '[1]');
  });

  it('says what VS Code says of a wrong value, and is clean once it is replaced', async () => {
    await connect();
    const uri = uriOf('answer.md');
    await open('answer.md', wrong);
    const found = await finding(uri);
    assert.equal(found.code, 'claim.contradicted');
    assert.equal(found.severity, 2);
    assert.equal(found.source, 'Claimlight');
    assert.match(String(found.message), /^Contradicted: .*10 GB/);
    const document = TextDocument.create(uri, 'markdown', 1, wrong);
    assert.equal(document.getText(found.range), '5 GB');
    assert.equal(found.relatedInformation?.[0]?.location.uri, uriOf('limits.md'));
    assert.equal(found.relatedInformation?.[0]?.location.range.start.line, 2);

    const at = { textDocument: { uri }, position: found.range.start };
    const hover: Hover = await client.sendRequest('textDocument/hover', at);
    const { value } = hover.contents as { value: string };
    assert.match(value, /^\*\*Contradicted\*\* · \w+ confidence/);
    assert.match(value, /> Each person gets 10 GB of storage\\\./);
    assert.match(value, /\[limits\\\.md\\?, line 3\]\(file:.*limits\.md#L3\)/);
    const [there]: Location[] = await client.sendRequest('textDocument/definition', at);
    assert.equal(there?.uri, uriOf('limits.md'));

    const actions: CodeAction[] = await client.sendRequest('textDocument/codeAction', {
      textDocument: { uri },
      range: found.range,
      context: { diagnostics: [found] },
    });
    assert.deepEqual(
      actions.map(({ title }) => title),
      [
        'Replace with “10 GB”',
        'Insert evidence as quote',
        'Insert evidence as footnote',
        'Cite evidence',
        'Remove this sentence',
        'Ignore this line with a comment',
        'Ignore this block with a comment',
        'Ignore this file with a comment',
      ],
    );
    assert.equal(actions[0]!.isPreferred, true);
    assert.deepEqual(actions[0]!.diagnostics, [found]);
    const [edit] = actions[0]!.edit!.changes![uri]!;
    assert.ok(edit);
    await client.sendNotification('textDocument/didChange', {
      textDocument: { uri, version: 2 },
      contentChanges: [{ range: edit.range, text: edit.newText }],
    });
    await until(() => latest(uri)?.[0]?.code === 'claim.stale');
    await client.sendNotification('textDocument/didSave', { textDocument: { uri } });
    await until(() => latest(uri)?.length === 0);
    assert.deepEqual(messages, []);
  });

  it('moves what it found with edits, and takes back what a comment says to ignore', async () => {
    await connect();
    const uri = uriOf('answer.md');
    await open('answer.md', wrong);
    const { line } = (await finding(uri)).range.start;
    const start = { line: 4, character: 0 };
    await client.sendNotification('textDocument/didChange', {
      textDocument: { uri, version: 2 },
      contentChanges: [{ range: { start, end: start }, text: 'New words.\n\n' }],
    });
    await until(() => latest(uri)?.[0]?.range.start.line === line + 2);
    const end = { line: line + 2, character: 34 };
    await client.sendNotification('textDocument/didChange', {
      textDocument: { uri, version: 3 },
      contentChanges: [{ range: { start: end, end }, text: ' <!-- claimlight-ignore -->' }],
    });
    await until(() => latest(uri)?.length === 0);
  });

  it('checks by the configuration of the project, where settings map nothing', async () => {
    place.file('project/claimlight.config.json', '{ "contexts": { "answer*.md": "limits.md" } }');
    await connect();
    await open('answer.md', 'Each person gets 5 GB of storage.\n');
    assert.equal((await finding(uriOf('answer.md'))).code, 'claim.contradicted');
  });

  it('checks by the globs of the settings, with their severities, and reports on request', async () => {
    await connect({
      options: { contextFiles: { 'other/**': 'none.md' } },
      configuration: {
        contextFiles: { '*.md': ['lim*.md'] },
        severity: { contradicted: 'error' },
        judge: 'openai:gpt-4o',
      },
    });
    await open('answer.md', 'Each person gets 5 GB of storage.\n');
    assert.equal((await finding(uriOf('answer.md'))).severity, 1);
    const [report]: { judge: string; claims: object[] }[] = await client.sendRequest(
      'workspace/executeCommand',
      { command: 'claimlight.check', arguments: [uriOf('answer.md')] },
    );
    assert.equal(report?.claims.length, 1);
    assert.match(report.judge, /^offline/, 'no workspace chooses the judge');
  });

  it('checks again what a changed file is the context of', async () => {
    await connect();
    const uri = uriOf('answer.md');
    await open('answer.md', wrong);
    await finding(uri);
    place.file('project/limits.md', limits.replace('10 GB', '5 GB'));
    await client.sendNotification('workspace/didChangeWatchedFiles', {
      changes: [{ uri: uriOf('limits.md'), type: 2 }],
    });
    await until(() => latest(uri)?.length === 0);
  });

  it('says in the log alone that a document has no context', async () => {
    await connect();
    await open('notes.md', 'Each person gets 5 GB of storage.\n');
    await until(() => logged.find((line) => line.includes('notes.md')));
    assert.match(logged.join('\n'), /There is no context to check against\..* front matter/);
    assert.deepEqual(messages, []);
    assert.deepEqual(
      published.flatMap(({ diagnostics }) => diagnostics),
      [],
    );
  });

  it('reads nothing outside the folders of the client, and says what to do', async () => {
    await connect();
    await open('answer.md', wrong.replace('limits.md', '../secret.md'));
    const message = await until(() => messages[0]);
    assert.match(message, /secret\.md is outside the workspace\..*--allow-outside/);
  });

  it('says that a context is missing, and checks once it is there', async () => {
    await connect();
    await open('answer.md', wrong.replace('limits.md', 'later.md'));
    assert.match(await until(() => messages[0]), /later\.md/);
    place.file('project/later.md', limits);
    await client.sendNotification('workspace/didChangeWatchedFiles', {
      changes: [{ uri: uriOf('later.md'), type: 1 }],
    });
    assert.equal((await finding(uriOf('answer.md'))).code, 'claim.contradicted');
  });

  it('says which settings are not valid, and goes on with the others', async () => {
    await connect({
      options: { sensitivity: 'loud', severity: { contradicted: 'error', wrong: 'x' }, contextfiles: {} },
    });
    await until(() => messages.length === 3);
    const all = messages.join('\n');
    for (const name of ['sensitivity', 'severity.wrong', 'contextfiles'])
      assert.ok(all.includes(`“${name}”`), all);
    await open('answer.md', wrong);
    assert.equal((await finding(uriOf('answer.md'))).severity, 2);
  });

  it('says that a model was chosen without its key, sends nothing, and goes on', async () => {
    await connect({ options: { judge: 'openai', model: { name: 'gpt-4o' } } });
    await open('answer.md', wrong);
    assert.match(await until(() => messages[0]), /No API key.*OPENAI_API_KEY/);
    const hover = await client.sendRequest('textDocument/hover', {
      textDocument: { uri: uriOf('answer.md') },
      position: { line: 6, character: 1 },
    });
    assert.equal(hover, null);
  });

  it('stops a check that the person cancels', async () => {
    let [started, stopped] = [false, false];
    const judge: Judge = {
      id: 'slow',
      async *assess(_, signal) {
        started = true;
        for (const listener of listeners) listener();
        await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
        stopped = true;
      },
    };
    await connect({ judge });
    let token: string | number | undefined;
    let ended = false;
    client.onNotification('$/progress', (params) => {
      token = params.token;
      ended ||= params.value.kind === 'end';
      for (const listener of listeners) listener();
    });
    await open('answer.md', wrong);
    await until(() => started && token !== undefined);
    await client.sendNotification('window/workDoneProgress/cancel', { token });
    await until(() => ended);
    assert.ok(stopped);
    assert.deepEqual(messages, []);
  });

  it('shows the evidence where the client can show documents', async () => {
    await connect({ showDocument: true });
    const uri = uriOf('answer.md');
    await open('answer.md', wrong);
    const { range } = await finding(uri);
    const actions: CodeAction[] = await client.sendRequest('textDocument/codeAction', {
      textDocument: { uri },
      range,
      context: { diagnostics: [] },
    });
    const command = actions.find(({ title }) => title === 'Go to evidence')?.command;
    assert.ok(command);
    const shown = new Promise<{ uri: string }>((resolve) => {
      client.onRequest('window/showDocument', (params) => {
        resolve(params);
        return { success: true };
      });
    });
    await client.sendRequest('workspace/executeCommand', command);
    assert.equal((await shown).uri, uriOf('limits.md'));
  });
});
