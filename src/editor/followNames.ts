import * as vscode from 'vscode';

/** Files get other names, and an untitled text becomes a file: what is known of them goes with them. */
export function followNames(
  rename: (newName: (uri: string) => string | undefined) => void,
): vscode.Disposable {
  const renames = vscode.workspace.onDidRenameFiles(({ files }) => {
    const pairs = files.map(({ oldUri, newUri }) => [oldUri.toString(), newUri.toString()] as const);
    rename((uri) => {
      const pair = pairs.find(([from]) => uri === from || uri.startsWith(`${from}/`));
      return pair && pair[1] + uri.slice(pair[0].length);
    });
  });
  const saves = vscode.workspace.onDidCloseTextDocument((closed) => {
    if (!closed.isUntitled) return;
    const text = closed.getText();
    const file = vscode.window.visibleTextEditors
      .map(({ document }) => document)
      .find((document) => !document.isUntitled && document.getText() === text);
    if (file && text !== '')
      rename((uri) => (uri === closed.uri.toString() ? file.uri.toString() : undefined));
  });
  return vscode.Disposable.from(renames, saves);
}
