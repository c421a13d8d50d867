import * as vscode from 'vscode';

const manifest = vscode.extensions.getExtension('claimlight.claimlight');

describe('in the web worker, without Node', () => {
  it('activates', async () => {
    equal(typeof process === 'undefined' || process.versions?.node === undefined, true);
    await manifest?.activate();
    equal(manifest?.isActive, true);
  });

  it('checks a text with the offline judge', async () => {
    const [output, context] = await Promise.all([
      open('Tidemark starts in 2.8 seconds. It runs on macOS 13 or later.\n'),
      open('Tidemark starts in 1.8 seconds and runs on macOS 13 or later.\n'),
    ]);
    await vscode.commands.executeCommand('claimlight.checkDocument', {
      output: output.uri.toString(),
      context: [context.uri.toString()],
    });
    const found = vscode.languages.getDiagnostics(output.uri).map(({ range }) => output.getText(range));
    equal(found.join(), '2.8 seconds');
  });
});

function open(content: string): Thenable<vscode.TextDocument> {
  return vscode.workspace.openTextDocument({ content, language: 'markdown' });
}

/** Node's assertions are not to be had here. */
function equal(actual: unknown, expected: unknown): void {
  if (actual !== expected) throw new Error(`${String(actual)} is not ${String(expected)}`);
}
