import * as vscode from 'vscode';

const root = vscode.workspace.workspaceFolders![0]!.uri;
const counter = { tests: 0 };

/**
 * A file of this test alone, removed after it. VS Code holds on to documents for minutes, so a name that an earlier test
 * used would still show that test's text.
 */
export const file = (name: string): vscode.Uri => vscode.Uri.joinPath(root, folderName(), name);

/** Of the test that is running, in the workspace. */
export const folderName = (): string => `test-${counter.tests}`;

/** A file that has its place in the workspace's folder itself. */
export const rootFile = (name: string): vscode.Uri => vscode.Uri.joinPath(root, name);

export const write = (at: string | vscode.Uri, text: string): Thenable<void> =>
  vscode.workspace.fs.writeFile(typeof at === 'string' ? file(at) : at, new TextEncoder().encode(text));

export const read = async (at: vscode.Uri): Promise<string> =>
  new TextDecoder().decode(await vscode.workspace.fs.readFile(at));

/** A file of this test on show. */
export const openFile = async (name: string): Promise<vscode.TextEditor> =>
  vscode.window.showTextDocument(await vscode.workspace.openTextDocument(file(name)));

// Whatever a test leaves behind would be there for those that happen to come after it.
afterEach(async () => {
  await vscode.commands.executeCommand('workbench.action.closeAllEditors');
  await vscode.commands.executeCommand('claimlight.clear');
  await vscode.workspace.fs.delete(file(''), { recursive: true }).then(undefined, () => undefined);
  counter.tests += 1;
});
