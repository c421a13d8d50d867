import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { answers, contradicted, supported, unsupported } from '../../server/answers.ts';
import { type ScriptedModel, startScriptedModel } from '../../server/scriptedModel.ts';
import { check, codeOf, diagnosticsOf, openContext, openOutput, until } from './_check.ts';

const context = 'The depot opened in May 2019. It holds 40 buses. Its workshop employs nine people.';
const output = 'The depot opened in May 2018. It holds 60 buses. It is painted red.';
const verdicts = answers(
  contradicted(1, [1], 'It opened in 2019.', '2018', '2019'),
  contradicted(2, [2], 'It holds 40.', '60', '40'),
  unsupported(3),
);

describe('a model at an endpoint', () => {
  const settings = () => vscode.workspace.getConfiguration('claimlight');
  const set = (key: string, value: unknown) =>
    settings().update(key, value, vscode.ConfigurationTarget.Global);
  let server: ScriptedModel;
  let round = 0;

  beforeEach(async () => {
    server = await startScriptedModel();
    await set('judge', 'openai');
    await set('model.baseUrl', server.url);
    await set('model.name', 'test-model');
  });

  afterEach(async () => {
    for (const key of ['judge', 'model.baseUrl', 'model.name', 'model.headers']) await set(key, undefined);
    await server.close();
  });

  /** A context that no earlier test had, so that no answer comes from the cache. */
  const newContext = () => openContext(`${context} This is round ${++round}.`);

  it('puts the first squiggle on screen while the answer is still streaming', async () => {
    server.script([{ answer: verdicts, every: 60, piece: 20 }]);
    const { document } = await openOutput(output);
    let over = false;
    const checked = check(document, await newContext()).then(() => {
      over = true;
    });
    const first = await until('a first squiggle', () => diagnosticsOf(document).length > 0 && [over]);
    assert.deepEqual(first, [false], 'the answer was still coming');
    await checked;
    const found = diagnosticsOf(document).map((one) => [codeOf(one), document.getText(one.range)]);
    assert.deepEqual(found, [
      ['claim.contradicted', '2018'],
      ['claim.contradicted', '60'],
      ['claim.unsupported', 'It is painted red.'],
    ]);
  });

  it('is sent the headers that were set for it, and not those of another', async () => {
    server.script([{ answer: verdicts }]);
    await set('model.headers', {
      [new URL(server.url).origin]: { 'x-team': 'docs' },
      'https://gateway.example.com': { 'x-secret': 'theirs' },
    });
    await check((await openOutput(output)).document, await newContext());
    const { headers } = server.requests[0]!;
    assert.deepEqual([headers['x-team'], headers['x-secret']], ['docs', undefined]);
  });

  it('keeps what came when the check is cancelled', async () => {
    server.script([{ answer: verdicts, every: 100, piece: 20 }]);
    const { document } = await openOutput(output);
    const checked = check(document, await newContext());
    await until('a first squiggle', () => diagnosticsOf(document).length > 0);
    await vscode.commands.executeCommand('claimlight.cancel', { output: document.uri });
    await checked;
    const codes = diagnosticsOf(document).map(codeOf);
    assert.ok(codes.length > 0 && codes.length < 3, `some, not all: ${codes.join(', ')}`);
  });

  it('lets a second check, started in haste, take the place of the first', async () => {
    server.script((_, count) => ({ answer: verdicts, every: count === 0 ? 100 : 0, piece: 20 }));
    const { document } = await openOutput(output);
    const uri = await newContext();
    const first = check(document, uri);
    await until('a first squiggle', () => diagnosticsOf(document).length > 0);
    await Promise.all([first, check(document, uri)]);
    assert.equal(diagnosticsOf(document).length, 3);
  });

  it('puts an answer where its words are by the time it comes', async () => {
    server.script([{ answer: verdicts, firstAfter: 300 }]);
    const editor = await openOutput(output);
    const checked = check(editor.document, await newContext());
    await until('the request', () => server.requests.length > 0);
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), 'Draft.\n\n'));
    await checked;
    const places = diagnosticsOf(editor.document).map(({ range }) => editor.document.getText(range));
    assert.deepEqual(places, ['2018', '60', 'It is painted red.']);
  });

  it('calls claims failed, not supported, when the answer leaves them out', async () => {
    server.script([{ answer: answers(supported(1, 1)) }]);
    const { document } = await openOutput(output);
    await check(document, await newContext());
    const codes = ['claim.contradicted', 'claim.failed', 'claim.failed'];
    assert.deepEqual(
      diagnosticsOf(document).map(codeOf),
      codes,
      'nor does a call for support by what clashes',
    );
  });

  it('makes no call when an unchanged text is checked again', async () => {
    server.script([{ answer: verdicts }]);
    const { document } = await openOutput(output);
    const uri = await newContext();
    await check(document, uri);
    const calls = server.requests.length;
    await check(document, uri);
    assert.equal(server.requests.length, calls);
    assert.equal(diagnosticsOf(document).length, 3);
  });

  describe('tested with known claims', () => {
    const accept = () => vscode.commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
    const close = () => vscode.commands.executeCommand('workbench.action.closeQuickOpen');

    it('is sent nothing before the person has agreed, and no text of theirs then', async () => {
      server.script(({ asked }) => ({ answer: answers(...asked.map((n) => supported(n, 1))) }));
      await openOutput(output);
      const refused = vscode.commands.executeCommand('claimlight.testModel');
      await new Promise((resolve) => setTimeout(resolve, 500));
      assert.equal(server.requests.length, 0);
      await close();
      await refused;
      assert.equal(server.requests.length, 0);
      const agreed = vscode.commands.executeCommand('claimlight.testModel');
      const pressing = setInterval(() => void accept(), 200);
      try {
        await until('the first request', () => server.requests.length > 0);
      } finally {
        clearInterval(pressing);
      }
      await agreed;
      assert.ok(server.requests.every(({ raw }) => !raw.includes('depot')));
      assert.equal(server.requests[0]?.asked.length, 40);
    });
  });

  it('loses no earlier finding to an endpoint that is down', async () => {
    server.script([{ answer: verdicts }]);
    const { document } = await openOutput(output);
    const uri = await newContext();
    await check(document, uri);
    await set('model.baseUrl', 'http://127.0.0.1:9/v1');
    await check(document, await newContext());
    // They rest on the context of before, which makes them stale in a while, and nothing else.
    const codes = diagnosticsOf(document).map(codeOf);
    assert.equal(codes.length, 3);
    assert.ok(!codes.includes('claim.failed'), codes.join(' '));
  });
});
