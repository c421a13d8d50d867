import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { check, codesOf, diagnosticsOf, openContext, openOutput, until } from './_check.ts';
import { file, folderName, openFile, write } from './_workspace.ts';

const factOf = (i: number): string => `Room ${i} of the tower holds ${i + 1000} books.\n`;

/** A folder of so many notes, with a fact each. */
const writeNotes = async (count: number): Promise<void> => {
  await Promise.all(Array.from({ length: count }, (_, i) => write(`notes/${i}.md`, factOf(i))));
};

describe('a folder of 250 files', () => {
  it('is read whole, and says what it left out', async () => {
    await writeNotes(250);
    await write('notes/picture.png', 'no text');
    await write('answer.md', `${factOf(243)}\nRoom 7 of the tower holds 1008 books.\n`);
    const { document } = await openFile('answer.md');
    await vscode.commands.executeCommand('claimlight.useAsContext', file('notes'));
    await vscode.commands.executeCommand('claimlight.checkDocument', { output: document.uri });
    assert.deepEqual(codesOf(document), ['claim.contradicted']);
    assert.match(diagnosticsOf(document)[0]!.relatedInformation![0]!.location.uri.path, /\/7\.md$/);
  });

  it('is read again where one of them changes, also to one of the same length', async () => {
    await writeNotes(60);
    await write('answer.md', factOf(43));
    const { document } = await openFile('answer.md');
    await vscode.commands.executeCommand('claimlight.useAsContext', file('notes'));
    const checkAgain = () =>
      vscode.commands.executeCommand('claimlight.checkDocument', { output: document.uri });
    await checkAgain();
    assert.deepEqual(codesOf(document), []);
    await write('notes/43.md', factOf(43).replace('1043', '1044'));
    await checkAgain();
    assert.deepEqual(codesOf(document), ['claim.contradicted']);
    await write('notes/43.md', factOf(43));
    await checkAgain();
    assert.deepEqual(codesOf(document), []);
  });
});

describe('a context file that cannot be read', () => {
  it('is left out, and the check goes on with the rest; once it is there, what it may say is looked for', async () => {
    await write('facts.md', factOf(1));
    await write('empty.md', ' \n');
    const { document } = await openOutput(`${factOf(1)}\nRoom 2 of the tower holds 1002 books.\n`);
    const context = [file('gone.md'), file('empty.md'), file('facts.md')];
    await check(document, ...context);
    assert.deepEqual(codesOf(document), ['claim.unsupported']);
    await write('gone.md', factOf(2));
    await until('no finding', () => diagnosticsOf(document).length === 0);
  });

  it('is told where there is no other', async () => {
    const { document } = await openOutput(factOf(1));
    await check(document, file('gone.md'));
    assert.deepEqual(codesOf(document), []);
    await check(document, await openContext(factOf(1)));
    assert.deepEqual(codesOf(document), []);
  });
});

describe('the language model tool', () => {
  it('goes on without files that cannot be read, bombs among them, and tells them', async () => {
    await write('tool/facts.md', factOf(1));
    await write('tool/empty.md', ' ');
    await write('tool/nested.html', '<div>'.repeat(200_000));
    const started = Date.now();
    const result = await vscode.lm.invokeTool('claimlight_check', {
      input: { text: factOf(1), context: [`${folderName()}/tool/*`] },
      toolInvocationToken: undefined,
    });
    const [part] = result.content;
    assert.ok(part instanceof vscode.LanguageModelTextPart);
    const { claims, leftOut } = JSON.parse(part.value);
    assert.deepEqual(
      claims.map((claim: { verdict: string }) => claim.verdict),
      ['supported'],
    );
    assert.deepEqual(leftOut.map((one: { code: string }) => one.code).toSorted(), [
      'contextEmpty',
      'tooDeep',
    ]);
    assert.ok(Date.now() - started < 10_000);
  });
});

describe('a watched transcript', () => {
  const tool = JSON.stringify({ role: 'tool', name: 'find', content: factOf(5) });
  const says = (content: string) => JSON.stringify({ role: 'assistant', content });
  const answers = () =>
    vscode.window.visibleTextEditors.filter(({ document }) => document.uri.scheme === 'claimlight-answer');

  it('has each new answer checked once, as it arrives, until it is no longer watched', async () => {
    const old = `${tool}\n${says('The tower is old.')}\n`;
    await write('chat.jsonl', old);
    await openFile('chat.jsonl');
    await vscode.commands.executeCommand('claimlight.watchTranscript');
    assert.deepEqual(answers(), []);
    const first = `${old}${says('Room 5 of the tower holds 1006 books.')}\n`;
    await write('chat.jsonl', first);
    const shown = await until('the answer', () => answers()[0]);
    assert.match(shown.document.getText(), /1006/);
    await until('its finding', () => codesOf(shown.document)[0] === 'claim.contradicted');
    await vscode.commands.executeCommand('claimlight.watchTranscript', { output: file('chat.jsonl') });
    await write('chat.jsonl', `${first}${says('Room 5 of the tower holds 1007 books.')}\n`);
    const transcript = await vscode.workspace.openTextDocument(file('chat.jsonl'));
    await until('the transcript as it is now', () => transcript.getText().includes('1007'));
    await new Promise((resolve) => setTimeout(resolve, 600));
    assert.deepEqual(
      answers().filter(({ document }) => document.getText().includes('1007')),
      [],
    );
  });
});
