import assert from 'node:assert/strict';
import { realpath, symlink } from 'node:fs/promises';
import * as vscode from 'vscode';
import { check, codesOf, diagnosticsOf } from './_check.ts';
import { file, folderName, openFile, read, rootFile, write } from './_workspace.ts';

const facts = 'Free accounts can store up to 10 GB of files.\n';
const wrong = 'Free accounts can store up to 5 GB of files.\n';
const secret = vscode.Uri.joinPath(rootFile('.'), '../secret');
const secretFile = vscode.Uri.joinPath(secret, 'limits.md');

type Ask = (message: string, options: vscode.MessageOptions) => Thenable<string | undefined>;

/** What the person was asked in dialogs, and what they answer. */
const person = { asked: [] as string[], answer: undefined as string | undefined };
const show = vscode.window.showWarningMessage;
const dialogs = vscode.window as { showWarningMessage: unknown };

/** What a hostile repository tries: each way to have a file read that lies outside the workspace. */
describe('a file outside the workspace', () => {
  beforeEach(async () => {
    await write(secretFile, facts);
    await write('draft.md', wrong);
    await write('inside.md', 'Nothing of interest stands here.\n');
    person.asked = [];
    person.answer = undefined;
    const ask: Ask = async (_, { modal, detail }) => {
      if (!modal) return undefined;
      person.asked.push(detail ?? '');
      return person.answer;
    };
    dialogs.showWarningMessage = ask;
  });
  afterEach(async () => {
    dialogs.showWarningMessage = show;
    await vscode.workspace.fs.delete(secret, { recursive: true });
  });

  const recheck = (document: vscode.TextDocument) =>
    vscode.commands.executeCommand('claimlight.checkDocument', { output: document.uri });

  /** By a document of its own, with the given front matter. */
  const named = async (context: string): Promise<vscode.TextDocument> => {
    await write(
      'own.md',
      `---\nclaimlight:\n  context: ["inside.md", ${JSON.stringify(context)}]\n---\n\n${wrong}`,
    );
    const { document } = await openFile('own.md');
    await recheck(document);
    return document;
  };

  const ways: readonly (readonly [how: string, name: string, link?: readonly [from: string, to: string]])[] =
    [
      ['by “..”', '../../secret/limits.md'],
      ['by a linked file', 'link.md', ['link.md', secretFile.fsPath]],
      ['by a relative link', 'link.md', ['link.md', '../../secret/limits.md']],
      ['in a linked folder', 'linked/limits.md', ['linked', secret.fsPath]],
      ['in a linked folder, by a glob', '**/limits.md', ['linked', secret.fsPath]],
      ['out of a linked folder', 'linked/../limits.md', ['linked', vscode.Uri.joinPath(secret, '..').fsPath]],
      ['behind two links', 'second.md', ['second.md', 'first.md']],
    ];
  for (const [how, name, link] of ways)
    it(`is not read ${how} before the person agrees`, async () => {
      if (link) await symlink(link[1], file(link[0]).fsPath);
      if (how === 'behind two links') await symlink(secretFile.fsPath, file('first.md').fsPath);
      const document = await named(name);
      assert.notDeepEqual(codesOf(document), ['claim.contradicted']);
      assert.ok(!diagnosticsOf(document).some(({ message }) => /10 GB/.test(message)));
      if (how === 'out of a linked folder') return;
      assert.equal(person.asked.length, 1);
      assert.ok(person.asked[0]!.includes(await realpath(secretFile.fsPath)), person.asked[0]);
      person.answer = 'Read';
      await recheck(document);
      assert.deepEqual(codesOf(document), ['claim.contradicted']);
      await recheck(document);
      assert.equal(person.asked.length, 2, 'who agreed is not asked again');
    });

  for (const name of [secretFile.path, secretFile.toString(), '~/../secret/limits.md', '/etc/hostname'])
    it(`is not read by the name ${name}`, async () => {
      const document = await named(name);
      assert.ok(!diagnosticsOf(document).some(({ message }) => /10 GB/.test(message)));
    });

  it('is not read by what a workspace’s settings map to', async () => {
    await symlink(secret.fsPath, file('linked').fsPath);
    const settings = vscode.workspace.getConfiguration('claimlight');
    const target = vscode.ConfigurationTarget.Workspace;
    const maps = { '**/draft.md': ['../secret/limits.md', `${folderName()}/linked/*.md`] };
    await settings.update('contextFiles', maps, target);
    const { document } = await openFile('draft.md');
    const picked = vscode.commands.executeCommand('workbench.action.closeQuickOpen');
    const checked = recheck(document);
    await picked;
    await until(() => person.asked.length > 0);
    await vscode.commands.executeCommand('workbench.action.closeQuickOpen');
    await checked;
    await settings.update('contextFiles', undefined, target);
    assert.deepEqual(codesOf(document), []);
  });

  it('is not read once what was chosen has become a link', async () => {
    await write('limits.md', 'Free accounts can store files.\n');
    const { document } = await openFile('draft.md');
    await check(document, file('limits.md'));
    await vscode.workspace.fs.delete(file('limits.md'));
    await symlink(secretFile.fsPath, file('limits.md').fsPath);
    await vscode.commands.executeCommand('claimlight.recheckStale', { output: document.uri });
    await vscode.commands.executeCommand('claimlight.exportReport', {
      output: document.uri.toString(),
      format: 'json',
      file: file('report.json').toString(),
    });
    assert.ok(person.asked.length > 0);
    assert.doesNotMatch(await read(file('report.json')), /10 GB/);
    assert.ok(!diagnosticsOf(document).some(({ message }) => /10 GB/.test(message)));
  });

  it('is asked for anew when a context is moved there', async () => {
    await write('limits.md', facts);
    const { document } = await openFile('draft.md');
    await check(document, file('limits.md'));
    assert.deepEqual(person.asked, []);
    const edit = new vscode.WorkspaceEdit();
    edit.renameFile(file('limits.md'), vscode.Uri.joinPath(secret, 'moved.md'));
    await vscode.workspace.applyEdit(edit);
    const checked = recheck(document);
    await until(() => person.asked.length > 0);
    await vscode.commands.executeCommand('workbench.action.closeQuickOpen');
    await checked;
    assert.match(person.asked[0]!, /moved\.md/);
  });

  it('is not read for an agent, whatever the person agreed to', async () => {
    await symlink(secretFile.fsPath, file('link.md').fsPath);
    await symlink(secret.fsPath, file('linked').fsPath);
    person.answer = 'Read';
    await named('link.md');
    const invoke = async (input: object): Promise<string> => {
      const result = await vscode.lm.invokeTool('claimlight_check', {
        input,
        toolInvocationToken: undefined,
      });
      return result.content.map((part) => (part as vscode.LanguageModelTextPart).value).join('');
    };
    const at = folderName();
    for (const name of [
      '../secret/limits.md',
      `${at}/../../secret/limits.md`,
      `${at}/link.md`,
      `${at}/linked/limits.md`,
      `${at}/linked/*.md`,
      secretFile.fsPath,
      secretFile.toString(),
      '~/../secret/limits.md',
    ]) {
      assert.doesNotMatch(await invoke({ text: wrong, context: [name] }), /10 GB/, name);
      assert.doesNotMatch(await invoke({ file: name, context: [`${at}/inside.md`] }), /10 GB/, name);
    }
  });

  it('is not written through a link in the place of the team’s decisions', async () => {
    const settings = vscode.workspace.getConfiguration('claimlight');
    const target = vscode.ConfigurationTarget.Workspace;
    await settings.update('decisions.share', true, target);
    await vscode.workspace.fs.createDirectory(rootFile('.claimlight'));
    const decisions = vscode.Uri.joinPath(secret, 'decisions.json');
    await symlink(decisions.fsPath, rootFile('.claimlight/decisions.json').fsPath);
    const { document } = await openFile('draft.md');
    await check(document, file('inside.md'));
    const range = diagnosticsOf(document)[0]!.range;
    const fixes = await vscode.commands.executeCommand<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      document.uri,
      range,
    );
    const ignore = fixes.find(({ title }) => /Ignore/.test(title))!.command!;
    await vscode.commands.executeCommand(ignore.command, ...(ignore.arguments ?? []));
    await settings.update('decisions.share', undefined, target);
    await vscode.workspace.fs.delete(rootFile('.claimlight'), { recursive: true });
    await assert.rejects(async () => vscode.workspace.fs.stat(decisions));
  });
});

async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!condition() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
  assert.ok(condition(), 'the person was asked');
}
