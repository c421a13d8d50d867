import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { answers, supported } from '../../server/answers.ts';
import { type ScriptedModel, startScriptedModel } from '../../server/scriptedModel.ts';
import { check, codeOf, codesOf, diagnosticsOf, hoverAt, openContext, openOutput, until } from './_check.ts';
import { openFile, write } from './_workspace.ts';

const facts = 'Free accounts can store up to 10 GB of files.\n\nDeleted files are kept for 30 days.\n';
const page = 'Free accounts can store up to 10 GB of files. Deleted files are kept for 30 days.\n';

const set = (key: string, value: unknown) =>
  vscode.workspace.getConfiguration('claimlight').update(key, value, vscode.ConfigurationTarget.Global);

async function typeOver(editor: vscode.TextEditor, what: string, by: string): Promise<void> {
  const start = editor.document.getText().indexOf(what);
  const at = (offset: number) => editor.document.positionAt(offset);
  await editor.edit((edit) => edit.replace(new vscode.Range(at(start), at(start + what.length)), by));
}

const waited = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('live mode', () => {
  before(() => set('live.mode', 'onType'));
  after(async () => {
    await set('live.mode', undefined);
    await set('live.pause', undefined);
  });

  it('rechecks an edited sentence by itself', async () => {
    await set('live.pause', 200);
    const editor = await openOutput(page);
    await check(editor.document, await openContext(facts));
    assert.deepEqual(diagnosticsOf(editor.document), []);
    await typeOver(editor, '10 GB', '50 GB');
    const [found] = await until('the finding', () => {
      const all = diagnosticsOf(editor.document);
      return all.map(codeOf).includes('claim.contradicted') && all;
    });
    assert.match(editor.document.getText(found!.range), /50/);
    await typeOver(editor, '50 GB', '10 GB');
    await until('no finding', () => diagnosticsOf(editor.document).length === 0);
  });

  it('leaves the sentence in peace that is still being typed', async () => {
    await set('live.pause', 100);
    const editor = await openOutput(page);
    await check(editor.document, await openContext(facts));
    const end = editor.document.positionAt(editor.document.getText().length);
    await editor.edit((edit) => edit.insert(end, '\nFree accounts can store up to 70 GB'));
    const cursor = editor.document.positionAt(editor.document.getText().length);
    editor.selection = new vscode.Selection(cursor, cursor);
    await waited(600);
    assert.doesNotMatch(await hoverAt(editor.document, '70 GB'), /Contradicted|Unsupported/);
    await editor.edit((edit) => edit.insert(cursor, ' of files.\n'));
    await until('the finding', () =>
      diagnosticsOf(editor.document).map(codeOf).includes('claim.contradicted'),
    );
  });

  it('looks at it when the cursor leaves it', async () => {
    await set('live.pause', 100);
    const editor = await openOutput(page);
    await check(editor.document, await openContext(facts));
    const end = editor.document.positionAt(editor.document.getText().length);
    await editor.edit((edit) => edit.insert(end, '\nFree accounts can store up to 70 GB of files'));
    const cursor = editor.document.positionAt(editor.document.getText().length);
    editor.selection = new vscode.Selection(cursor, cursor);
    await waited(600);
    assert.deepEqual(diagnosticsOf(editor.document), []);
    editor.selection = new vscode.Selection(0, 0, 0, 0);
    await until('the finding', () => codesOf(editor.document)[0] === 'claim.contradicted');
  });

  it('does nothing to a document without context', async () => {
    const editor = await openOutput(page);
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), 'Free accounts can store 90 GB. '));
    await waited(400);
    assert.deepEqual(diagnosticsOf(editor.document), []);
  });
});

describe('live mode with the chosen model', () => {
  const four = 'It holds 40 buses. It holds 41 trams. It holds 42 trains. It holds 43 boats.';
  let server: ScriptedModel;
  let round = 0;

  beforeEach(async () => {
    server = await startScriptedModel();
    answerAfter(0);
    const settings = { 'live.mode': 'onType', 'live.pause': 100, 'live.judge': 'chosen', judge: 'openai' };
    for (const [key, value] of Object.entries(settings)) await set(key, value);
    await set('model.baseUrl', server.url);
    await set('model.name', 'test-model');
  });

  afterEach(async () => {
    for (const key of ['live.mode', 'live.pause', 'live.judge', 'judge', 'model.baseUrl', 'model.name'])
      await set(key, undefined);
    await server.close();
  });

  const answerAfter = (firstAfter: number) =>
    server.script(({ asked }) => ({ answer: answers(...asked.map((n) => supported(n, 1))), firstAfter }));

  /** A context that no earlier test had, so that no answer comes from the cache; it has every number in use. */
  const newContext = () =>
    openContext(
      `It holds 40 or 940 buses, 41, 51 or 941 trams, 42, 52 or 942 trains, 43, 53 or 943 boats. This is round ${++round}.`,
    );
  const asked = () => server.requests.map((request) => request.asked);

  it('asks about the edited sentence alone, once, on type', async () => {
    const editor = await openOutput(four);
    await check(editor.document, await newContext());
    await typeOver(editor, '42', '52');
    await until('the question', () => server.requests.length > 1);
    await waited(500);
    assert.deepEqual(asked(), [[1, 2, 3, 4], [3]]);
  });

  it('does so on save, and not before', async () => {
    await set('live.mode', 'onSave');
    await write('saved.md', four);
    const editor = await openFile('saved.md');
    await check(editor.document, await newContext());
    await typeOver(editor, '41', '51');
    await waited(500);
    assert.deepEqual(asked(), [[1, 2, 3, 4]]);
    assert.ok(await editor.document.save());
    await until('the question', () => server.requests.length > 1);
    assert.deepEqual(asked(), [[1, 2, 3, 4], [2]]);
  });

  it('never has two questions in flight, and leaves nothing stale', async () => {
    const editor = await openOutput(four);
    await check(editor.document, await newContext());
    answerAfter(400);
    for (const number of ['40', '41', '42', '43']) {
      await typeOver(editor, number, `9${number}`);
      await waited(200);
    }
    await until('no stale finding', () => diagnosticsOf(editor.document).length === 0);
    const times = server.requests.slice(1).map(({ at }) => at);
    const apart = times.slice(1).map((at, i) => at - times[i]!);
    assert.ok(apart.length > 0);
    assert.ok(
      apart.every((ms) => ms >= 400),
      `${apart.map(Math.round).join(', ')} ms apart`,
    );
  });

  it('lets a check that a person started go first, and then looks at what was edited meanwhile', async () => {
    answerAfter(700);
    const editor = await openOutput(four);
    const context = await newContext();
    await vscode.commands.executeCommand('claimlight.chooseContext', {
      output: editor.document.uri,
      context: [context],
    });
    const checked = check(editor.document, context);
    await until('the question', () => server.requests.length > 0);
    await typeOver(editor, '43', '53');
    await checked;
    await until('the second question', () => server.requests.length > 1);
    assert.deepEqual(asked(), [[1, 2, 3, 4], [4]]);
  });
});
