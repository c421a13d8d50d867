import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { t } from '@vscode/l10n';
import { Problem } from '../../check/problem.ts';
import { errorCode } from '../../sources/fileSystem.node.ts';
import { sameFileAs } from '../../sources/sameFile.node.ts';
import type { CheckSubject } from './checkSubject.ts';
import { fileOfOutput, type OutputArgument } from './outputArgument.ts';

const run = promisify(execFile);

/** Whether a text, or a file that it is checked against, changed. */
export type IsChanged = (output: OutputArgument, subject: CheckSubject) => Promise<boolean>;

/**
 * What changed in a Git repository since this branch left another revision: committed, staged, only saved, or new.
 * What is not a file counts as changed.
 * @param revision as Git takes it: "main", "HEAD~3"
 * @throws {Problem} badInput where there is no Git, no repository or no such revision
 */
export async function changedSince(
  revision: string,
  folder: string,
  signal: AbortSignal,
): Promise<IsChanged> {
  const git = async (...args: readonly string[]): Promise<string> => {
    // A monitor of files is a program that a repository's own settings name.
    const all = ['-c', 'core.fsmonitor=false', ...args];
    const { stdout } = await run('git', all, { cwd: folder, signal, maxBuffer: 1 << 28 });
    return stdout;
  };
  try {
    const root = (await git('rev-parse', '--show-toplevel')).trimEnd();
    const base = (await git('merge-base', '--end-of-options', revision, 'HEAD')).trimEnd();
    const [changed, added] = await Promise.all([
      git('-C', root, 'diff', '--name-only', '-z', '--no-renames', '--no-ext-diff', base, '--'),
      git('-C', root, 'ls-files', '--others', '--exclude-standard', '-z'),
    ]);
    const names = `${changed}${added}`.split('\0').filter((name) => name !== '');
    const isChanged = await sameFileAs(names.map((name) => join(root, name)));
    return async (output, { sources }) => {
      const files = [fileOfOutput(output), ...sources.map(({ uri }) => pathOf(uri))];
      const are = await Promise.all(files.map((file) => file === undefined || isChanged(file)));
      return are.includes(true);
    };
  } catch (cause) {
    signal.throwIfAborted();
    throw new Problem('badInput', { detail: reasonOf(cause, revision) }, cause);
  }
}

function pathOf(uri: string): string | undefined {
  return uri.startsWith('file:') ? fileURLToPath(uri) : undefined;
}

function reasonOf(cause: unknown, revision: string): string {
  if (errorCode(cause) === 'ENOENT') return t('--changed-since needs Git, which was not found.');
  const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : '';
  return t('--changed-since {0}: {1}', revision, said.split('\n')[0] ?? '');
}
