import * as vscode from 'vscode';
import { type AddedLines, addedLines } from './diffLines.ts';

/** What is used of VS Code's own extension for Git. */
interface Repository {
  readonly state: { readonly indexChanges: readonly { readonly uri: vscode.Uri }[] };
  /** As a unified diff. */
  diffIndexWithHEAD(path: string): Promise<string>;
}

interface GitExtension {
  getAPI(version: 1): { readonly repositories: readonly Repository[] };
}

/** A file of which something is to be committed. */
export interface StagedFile {
  readonly uri: vscode.Uri;
  /** The lines that are new or other than in the last commit; none where lines were only taken out. */
  readonly changed: readonly AddedLines[];
}

/** All staged files of the open repositories; none where there is no Git. */
export async function stagedFiles(): Promise<readonly StagedFile[]> {
  const git = await vscode.extensions.getExtension<GitExtension>('vscode.git')?.activate();
  const found = (git?.getAPI(1).repositories ?? []).flatMap((repository) =>
    repository.state.indexChanges.map(async ({ uri }) => ({
      uri,
      changed: addedLines(await repository.diffIndexWithHEAD(uri.fsPath)),
    })),
  );
  return Promise.all(found);
}
