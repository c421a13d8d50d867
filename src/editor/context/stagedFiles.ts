import * as vscode from 'vscode';
import { DisposableOwner } from '../../base/disposables.ts';
import { Emitter } from '../../base/emitter.ts';
import { type AddedLines, addedLines } from './diffLines.ts';

/** What is used of VS Code's own extension for Git. */
interface Repository {
  readonly state: {
    readonly indexChanges: readonly { readonly uri: vscode.Uri }[];
    readonly onDidChange: vscode.Event<void>;
  };
  /** As a unified diff. */
  diffIndexWithHEAD(path: string): Promise<string>;
}

interface GitApi {
  readonly repositories: readonly Repository[];
  readonly onDidOpenRepository: vscode.Event<Repository>;
}

interface GitExtension {
  getAPI(version: 1): GitApi;
}

/** A file of which something is to be committed. */
export interface StagedFile {
  readonly uri: vscode.Uri;
  /** The lines that are new or other than in the last commit; none where lines were only taken out. */
  readonly changed: readonly AddedLines[];
}

/** The staged files of all open repositories; none where there is no Git. */
export class StagedFiles extends DisposableOwner {
  readonly #changes = new Emitter<void>();
  #git: Promise<GitApi | undefined> | undefined;
  #isWatched = false;

  /** Told of every change in a repository, once `watch` was called. */
  readonly onDidChange = this.#changes.event;

  /** Follows the repositories, also those that open after it. */
  async watch(): Promise<void> {
    if (this.#isWatched) return;
    this.#isWatched = true;
    const git = await this.#api();
    if (!git) return;
    const follow = ({ state }: Repository) => this.own(state.onDidChange(() => this.#changes.fire()));
    git.repositories.forEach(follow);
    this.own(git.onDidOpenRepository(follow));
    this.#changes.fire();
  }

  /** @param isWanted Git is asked about no other file */
  async all(isWanted: (uri: vscode.Uri) => boolean = () => true): Promise<readonly StagedFile[]> {
    const found = ((await this.#api())?.repositories ?? []).flatMap((repository) =>
      repository.state.indexChanges
        .filter(({ uri }) => isWanted(uri))
        .map(async ({ uri }) => ({
          uri,
          changed: addedLines(await repository.diffIndexWithHEAD(uri.fsPath)),
        })),
    );
    return Promise.all(found);
  }

  #api(): Promise<GitApi | undefined> {
    this.#git ??= (async () => {
      const git = await vscode.extensions.getExtension<GitExtension>('vscode.git')?.activate();
      return git?.getAPI(1);
    })();
    return this.#git;
  }
}
