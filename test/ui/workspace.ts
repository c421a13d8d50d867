import { constants } from 'node:fs';
import { cp, mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { repositoryIn } from '../unit/cli/repository.ts';
import { type Theme, themes } from './themes.ts';

const examples = resolve(import.meta.dirname, '../../examples');

export interface WorkspaceOptions {
  /** Files beside those of `examples/`, by their path in the workspace. */
  readonly files?: Readonly<Record<string, string>>;
  /** The workspace is a Git repository, and of these files other words are staged, by their path. */
  readonly staged?: Readonly<Record<string, string>>;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly theme?: Theme;
  /** URIs of the workspace's folders, where it is to have others than the one on disk. */
  readonly folders?: readonly string[];
}

const calm = {
  'editor.cursorBlinking': 'solid',
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'chat.disableAIFeatures': true,
  'telemetry.telemetryLevel': 'off',
  // The examples lie in a repository, of which VS Code would ask whether to open it.
  'git.openRepositoryInParentFolders': 'never',
};

/** A workspace of its own on disk, with settings that keep pictures calm. */
export class Workspace {
  private constructor(
    /** Absolute path. */
    readonly folder: string,
    private readonly options: WorkspaceOptions,
  ) {}

  static async create(options: WorkspaceOptions): Promise<Workspace> {
    const folder = await mkdtemp(join(tmpdir(), 'claimlight-workspace-'));
    await cp(examples, folder, { recursive: true });
    const workspace = new Workspace(folder, options);
    for (const [path, text] of Object.entries(options.files ?? {})) await workspace.#write(path, text);
    await workspace.setTheme(options.theme ?? 'dark');
    if (options.staged) await workspace.#stage(options.staged);
    return workspace;
  }

  async #stage(files: Readonly<Record<string, string>>): Promise<void> {
    const { git, commit } = repositoryIn(this.folder);
    git('init', '--quiet');
    commit();
    for (const [path, text] of Object.entries(files)) await this.#write(path, text);
    git('add', '-A');
  }

  /** Absolute path of what VS Code is to open. */
  get target(): string {
    return this.options.folders ? join(this.folder, 'several.code-workspace') : this.folder;
  }

  async setTheme(theme: Theme): Promise<void> {
    const settings = { ...calm, 'workbench.colorTheme': themes[theme].name, ...this.options.settings };
    const folders = this.options.folders?.map((uri) => ({ uri }));
    if (folders) await this.#rewrite('several.code-workspace', JSON.stringify({ folders, settings }));
    else await this.#rewrite('.vscode/settings.json', JSON.stringify(settings));
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  /** In one stroke and always of one length: VS Code, which watches the file, never reads half of it. */
  async #rewrite(path: string, text: string): Promise<void> {
    const at = join(this.folder, path);
    await mkdir(dirname(at), { recursive: true });
    const file = await open(at, constants.O_RDWR | constants.O_CREAT);
    await file.write(text.padEnd(4096), 0);
    await file.close();
  }

  async #write(path: string, text: string): Promise<void> {
    const at = join(this.folder, path);
    await mkdir(dirname(at), { recursive: true });
    await writeFile(at, text);
  }
}
