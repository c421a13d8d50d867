import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import * as vscode from 'vscode';
import { codesOf, until } from './_check.ts';
import { write } from './_workspace.ts';

interface GitRepository {
  status(): Promise<void>;
  readonly state: { readonly indexChanges: readonly object[] };
}
interface GitExtension {
  getAPI(version: 1): { openRepository(root: vscode.Uri): Promise<GitRepository | null> };
}

describe('staged changes', () => {
  it('are checked, and nothing else of their documents', async () => {
    const root = vscode.workspace.workspaceFolders![0]!.uri;
    const project = vscode.Uri.joinPath(root, 'staged');
    const front = '---\nclaimlight: limits.md\n---\n\n';
    await write(
      vscode.Uri.joinPath(project, 'limits.md'),
      'Each person gets 10 GB of storage. Backups are kept for 30 days.\n',
    );
    const answer = vscode.Uri.joinPath(project, 'answer.md');
    await write(answer, `${front}Backups are kept for 90 days.\n`);
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
        cwd: project.fsPath,
      });
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'First');
    await write(answer, `${front}Backups are kept for 90 days.\n\nEach person gets 5 GB of storage.\n`);
    git('add', '.');
    const extension = await vscode.extensions.getExtension<GitExtension>('vscode.git')!.activate();
    const repository = await extension.getAPI(1).openRepository(project);
    await repository!.status();
    await until('the staged file', () => repository!.state.indexChanges.length === 1);
    await vscode.commands.executeCommand('claimlight.checkStaged');
    const document = await vscode.workspace.openTextDocument(answer);
    assert.deepEqual(codesOf(document), ['claim.contradicted']);
  });
});
