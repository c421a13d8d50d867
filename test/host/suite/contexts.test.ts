import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import {
  applyFix,
  check,
  codesOf,
  diagnosticsOf,
  fixesAt,
  hoverAt,
  openContext,
  openOutput,
  until,
} from './_check.ts';
import { file, folderName, openFile, read, write } from './_workspace.ts';

const right = 'Free accounts can store up to 10 GB of files.\n';
const wrong = 'Free accounts can store up to 5 GB of files.';

describe('a change of the context', () => {
  it('makes stale what rests on it, and the offline judge brings it up to date by itself', async () => {
    const context = await openContext(right);
    const { document } = await openOutput(wrong);
    await check(document, context);
    assert.deepEqual(codesOf(document), ['claim.contradicted']);
    const edit = new vscode.WorkspaceEdit();
    edit.replace(context, new vscode.Range(0, 0, 1, 0), `${wrong}\n`);
    await vscode.workspace.applyEdit(edit);
    await until('a stale finding', () => codesOf(document)[0] === 'claim.stale');
    await until('no finding', () => diagnosticsOf(document).length === 0);
  });

  it('makes stale what rests on a file that is deleted, also where an editor still shows it', async () => {
    await write('limits.md', right);
    const { document } = await openOutput('Free accounts can store up to 10 GB of files.');
    const context = await vscode.window.showTextDocument(file('limits.md'), {
      viewColumn: vscode.ViewColumn.Two,
      preview: false,
    });
    await check(document, context.document.uri);
    assert.deepEqual(codesOf(document), []);
    await vscode.workspace.fs.delete(file('limits.md'));
    await until('a stale finding', () => codesOf(document)[0] === 'claim.stale');
  });

  it('makes stale what rests on a folder that is deleted', async () => {
    await write('specs/limits.md', right);
    const { document } = await openOutput(wrong);
    await check(document, file('specs/limits.md'));
    await vscode.workspace.fs.delete(file('specs'), { recursive: true });
    await until('a stale finding', () => codesOf(document)[0] === 'claim.stale');
  });

  it('is told of a closed document too, whose problems are those of a new check', async () => {
    await write('limits.md', right);
    await write('closed.md', wrong);
    // What an extension opens stays open for minutes.
    await vscode.commands.executeCommand('vscode.open', file('closed.md'));
    const { document } = vscode.window.activeTextEditor!;
    await check(document, file('limits.md'));
    assert.deepEqual(codesOf(document), ['claim.contradicted']);
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    await until('the end of the document', () => document.isClosed);
    await write('limits.md', `${wrong}\n`);
    await until('no finding', () => diagnosticsOf(document).length === 0);
    await vscode.workspace.fs.delete(file('limits.md'));
    await until('a stale finding', () => codesOf(document)[0] === 'claim.stale');
  });

  it('is one where another context is chosen', async () => {
    const { document } = await openOutput(wrong);
    await check(document, await openContext(right));
    const context = [await openContext(`${wrong}\n`)];
    await vscode.commands.executeCommand('claimlight.chooseContext', { output: document.uri, context });
    await until('a stale finding', () => codesOf(document)[0] === 'claim.stale');
    await until('no finding', () => diagnosticsOf(document).length === 0);
  });
});

describe('the context of a document', () => {
  it('is remembered, so that a second check needs none', async () => {
    const context = await openContext(right);
    const { document } = await openOutput(wrong);
    await check(document, context);
    await vscode.commands.executeCommand('claimlight.clear');
    await vscode.commands.executeCommand('claimlight.checkDocument', { output: document.uri });
    assert.equal(diagnosticsOf(document).length, 1);
  });
});

describe('a text under check', () => {
  const limits = 'Free accounts can store up to 10 GB of files.\n';

  it('is no part of what its front matter matches, and is listed as not read', async () => {
    await write('limits.md', limits);
    await write('draft.md', `---\nclaimlight: "*.md"\n---\n${wrong}`);
    await write('other.md', `---\nclaimlight: limits.md\n---\n${wrong}`);
    const { document } = await openFile('draft.md');
    await vscode.commands.executeCommand('claimlight.checkDocument', { output: document.uri });
    assert.deepEqual(codesOf(document), ['claim.contradicted']);
    await vscode.commands.executeCommand('claimlight.exportReport', {
      output: document.uri.toString(),
      format: 'json',
      file: file('own.json').toString(),
    });
    const { context, leftOut } = JSON.parse(await read(file('own.json')));
    assert.equal(context.length, 1);
    assert.deepEqual(leftOut.map((one: { code: string }) => one.code).sort(), ['boundOutput', 'ownContext']);
  });

  it('is no part of a context that was chosen', async () => {
    await write('limits.md', limits);
    await write('draft.md', wrong);
    const { document } = await openFile('draft.md');
    await check(document, document.uri, file('limits.md'));
    assert.deepEqual(codesOf(document), ['claim.contradicted']);
  });
});

/** A transcript of this test on show, and its last answer once it is checked. */
async function checkedAnswer(name: string) {
  const messages = [
    { role: 'user', content: 'How much can I store?' },
    {
      role: 'assistant',
      content: null,
      tool_calls: [{ id: 'c1', type: 'function', function: { name: 'search', arguments: '{}' } }],
    },
    { role: 'tool', tool_call_id: 'c1', name: 'search', content: right },
    { role: 'assistant', content: wrong },
  ];
  await write(name, JSON.stringify(messages, null, 2));
  const { document: transcript } = await openFile(name);
  const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>(
    'vscode.executeCodeLensProvider',
    transcript.uri,
    10,
  );
  const lens = lenses.find(({ command }) => command?.command === 'claimlight.checkAnswer');
  assert.ok(lens?.command, 'a lens “Check this answer”');
  assert.match(transcript.lineAt(lens.range.start.line).text, /5 GB/);
  await vscode.commands.executeCommand(lens.command.command, ...(lens.command.arguments ?? []));
  const answer = vscode.window.activeTextEditor!.document;
  assert.equal(answer.getText(), wrong);
  await until('the finding', () => codesOf(answer)[0] === 'claim.contradicted');
  return { transcript, answer };
}

describe('an answer of a transcript', () => {
  it('is checked against the tool results before it, under its own question', async () => {
    const { answer } = await checkedAnswer('chat.json');
    assert.match(diagnosticsOf(answer)[0]!.relatedInformation![0]!.message, /10 GB/);
    assert.match(await hoverAt(answer, '5 GB'), /command:claimlight\.openEvidence/);
  });

  it('stays as it is in the record: a fix copies the corrected answer', async () => {
    const { transcript, answer } = await checkedAnswer('record.json');
    const before = transcript.getText();
    await applyFix(answer, '5 GB', /^Copy answer with “10 GB”/);
    assert.equal(await vscode.env.clipboard.readText(), wrong.replace('5', '10'));
    assert.equal(transcript.getText(), before);
    assert.equal(await read(file('record.json')), before);
    assert.deepEqual(codesOf(answer), ['claim.contradicted']);
    const titles = (await fixesAt(answer, '5 GB')).map(({ title }) => title);
    assert.ok(!titles.some((title) => /Replace|Remove|Insert|comment/.test(title)), titles.join('; '));
  });

  it('is changed in its transcript where the settings say that this may be changed', async () => {
    const settings = vscode.workspace.getConfiguration('claimlight');
    const target = vscode.ConfigurationTarget.Global;
    await settings.update('editableTranscripts', [`${folderName()}/drafts`], target);
    const { transcript, answer } = await checkedAnswer('drafts/chat.json');
    await applyFix(answer, '5 GB', /^Replace with/);
    await until('the corrected transcript', () => transcript.getText().includes('up to 10 GB of files.\\n'));
    assert.equal(JSON.parse(transcript.getText()).at(-1).content, wrong.replace('5', '10'));
    await until('the corrected answer', () => answer.getText() === wrong.replace('5', '10'));
    assert.equal(answer.isDirty, false);
    await settings.update('editableTranscripts', undefined, target);
  });
});

describe('the exported report', () => {
  it('holds the claims of what is under review, as JSON', async () => {
    const context = await openContext(right);
    const { document } = await openOutput(wrong);
    await check(document, context);
    await vscode.commands.executeCommand('claimlight.exportReport', {
      output: document.uri.toString(),
      format: 'json',
      file: file('exported.json').toString(),
    });
    const report = JSON.parse(await read(file('exported.json')));
    assert.equal(report.version, 1);
    assert.deepEqual(
      report.claims.map((claim: { verdict: string }) => claim.verdict),
      ['contradicted'],
    );
  });
});

describe('the exported report of a review', () => {
  it('says what was ignored, and that the text was edited since', async () => {
    const { document } = await openOutput(`${wrong} ${wrong.replace('Free', 'Paid')}`);
    await check(document, await openContext(right));
    await applyFix(document, '5 GB', /^Ignore/);
    const edit = new vscode.WorkspaceEdit();
    edit.insert(document.uri, document.positionAt(document.getText().length - 1), ' each');
    await vscode.workspace.applyEdit(edit);
    await vscode.commands.executeCommand('claimlight.exportReport', {
      output: document.uri.toString(),
      format: 'json',
      file: file('review.json').toString(),
    });
    const { claims } = JSON.parse(await read(file('review.json')));
    assert.equal(claims[0].decision.kind, 'ignored');
    assert.equal(claims.at(-1).stale, 'edited');
    // What is ignored stays so for the same words in every later test.
    await applyFix(document, '5 GB', /^Undo/);
  });

  it('is none of another document', async () => {
    await check((await openOutput(wrong)).document, await openContext(right));
    const { document } = await openOutput('Never checked.');
    await vscode.commands.executeCommand('claimlight.exportReport', {
      output: document.uri.toString(),
      format: 'json',
      file: file('none.json').toString(),
    });
    await assert.rejects(async () => read(file('none.json')));
  });
});

describe('an example', () => {
  it('is opened and checked by one command', async () => {
    await vscode.commands.executeCommand('claimlight.checkExample');
    const document = vscode.window.activeTextEditor!.document;
    assert.match(document.uri.path, /announcement\.md$/);
    await until('its findings', () => codesOf(document).includes('claim.contradicted'));
  });
});

describe('the language model tool', () => {
  beforeEach(() => write('limits.md', right));

  const invoke = async (input: object): Promise<string> => {
    const result = await vscode.lm.invokeTool('claimlight_check', { input, toolInvocationToken: undefined });
    return result.content
      .map((part) => (part instanceof vscode.LanguageModelTextPart ? part.value : ''))
      .join('');
  };

  it('takes no text as its own evidence', async () => {
    await write('draft.md', wrong);
    const name = `${folderName()}/draft.md`;
    assert.match(await invoke({ file: name, context: [name] }), /is the text under check/);
    const report = JSON.parse(await invoke({ file: name, context: [`${folderName()}/*.md`] }));
    assert.equal(report.claims[0].verdict, 'contradicted');
    assert.deepEqual(
      report.leftOut.map((one: { code: string }) => one.code),
      ['ownContext'],
    );
    await write('copy.md', wrong);
    const copied = JSON.parse(await invoke({ text: wrong, context: [`${folderName()}/copy.md`] }));
    assert.equal(copied.context[0].sameAsOutput, true);
  });

  it('returns the report of a text against files of the workspace', async () => {
    const report = JSON.parse(await invoke({ text: wrong, context: [`${folderName()}/limits.md`] }));
    assert.equal(report.claims[0].verdict, 'contradicted');
    assert.match(report.claims[0].evidence[0].quote, /10 GB/);
  });

  it('reads all files that a pattern matches, not the first of them', async () => {
    await Promise.all(Array.from({ length: 251 }, (_, i) => write(`many/${i}.txt`, right)));
    const { context } = JSON.parse(await invoke({ text: wrong, context: [`${folderName()}/many/*.txt`] }));
    assert.equal(context.length, 251);
  });

  it('reads nothing outside the workspace', async () => {
    assert.match(await invoke({ text: wrong, context: ['/etc/hostname', '../limits.md'] }), /no context/);
  });
});

describe('Use as Context', () => {
  it('adds what is selected in the explorer to what the text in front is checked against', async () => {
    await write('limits.md', right);
    await write('specs/more.md', 'Nothing else.\n');
    const { document } = await openOutput(wrong);
    await vscode.commands.executeCommand('claimlight.useAsContext', file('limits.md'), [
      file('limits.md'),
      file('specs'),
    ]);
    await vscode.commands.executeCommand('claimlight.checkDocument', { output: document.uri });
    await until('the finding', () => codesOf(document)[0] === 'claim.contradicted');
  });

  it('adds what was dropped onto the view to what the text in it is checked against', async () => {
    await write('limits.md', right);
    await write('draft.md', wrong);
    await openOutput('Another text.');
    const output = file('draft.md').toString();
    // As the window names files of a remote machine.
    const remote = { scheme: 'vscode-remote', authority: 'ssh-remote+host' };
    const context = [file('limits.md').with(remote).toString()];
    await vscode.commands.executeCommand('claimlight.useAsContext', { output, context });
    const document = await vscode.workspace.openTextDocument(file('draft.md'));
    await vscode.commands.executeCommand('claimlight.checkDocument', { output });
    await until('the finding', () => codesOf(document)[0] === 'claim.contradicted');
  });
});
