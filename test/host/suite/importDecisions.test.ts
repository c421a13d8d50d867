import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { check, codesOf, openContext, openOutput, until } from './_check.ts';
import { write } from './_workspace.ts';

describe('decisions of others', () => {
  it('come with a report, and hold for the same claim on the same evidence', async () => {
    const root = vscode.workspace.workspaceFolders![0]!.uri;
    const file = vscode.Uri.joinPath(root, 'reviewed.json');
    const { document } = await openOutput('The quay has 14 lamps.\n');
    await check(document, await openContext('The quay has 9 lamps.\n'));
    assert.deepEqual(codesOf(document), ['claim.contradicted']);
    const output = document.uri.toString();
    await vscode.commands.executeCommand('claimlight.exportReport', {
      output,
      format: 'json',
      file: file.toString(),
    });
    const report = JSON.parse(new TextDecoder().decode(await vscode.workspace.fs.readFile(file)));
    report.claims[0].decision = { kind: 'verified', author: 'Ann' };
    await write(file, JSON.stringify(report));
    // Its message stays until it is closed.
    void vscode.commands.executeCommand('claimlight.importDecisions', { file: file.toString() });
    await until('the decision', () => codesOf(document).length === 0);
  });
});
