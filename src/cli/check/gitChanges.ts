import { execFile } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { t } from '@vscode/l10n';
import { Problem } from '../../check/problem.ts';
import type { LineRange } from '../../report/githubReview.ts';
import { errorCode } from '../../sources/fileSystem.node.ts';

const execute = promisify(execFile);

/** Listings of large repositories, in bytes. */
const mostBytes = 200_000_000;

/**
 * Absolute paths of the files that differ from where this branch left a revision: in commits since, in the working tree,
 * and new ones that git does not ignore. Deleted ones are among them.
 * @throws {Problem} badInput where there is no git, no repository or no such revision; the signal's reason
 */
export async function changedSince(
  revision: string,
  workingDirectory: string,
  stop: AbortSignal,
): Promise<readonly string[]> {
  const git = gitIn(workingDirectory, stop);
  const root = await repositoryRoot(workingDirectory, stop);
  if (root === undefined) refuse(t('--changed-since: {0} is in no git repository.', workingDirectory));
  const base = await branchPoint(revision, git);
  const lists = [
    await git('diff', '--name-only', '-z', '--no-renames', '--no-ext-diff', '--no-textconv', base, '--'),
    await git('ls-files', '--others', '--exclude-standard', '--full-name', '-z', '--', ':/'),
  ];
  const names = lists.flatMap((list) => {
    if (list === undefined) refuse(t('--changed-since: git could not list what changed.'));
    return list.split('\0').filter((name) => name !== '');
  });
  return names.map((name) => resolve(root, name));
}

/** Lines that git shows around a change, as GitHub does. */
const linesAround = 3;

/**
 * The lines of files as they are now that a pull request shows: those that changed since the branch left a revision, and three
 * around them. None of a file that git does not have.
 * @throws {Problem} badInput where there is no git, no repository or no such revision; the signal's reason
 */
export async function shownLines(
  revision: string,
  files: readonly string[],
  workingDirectory: string,
  stop: AbortSignal,
): Promise<ReadonlyMap<string, readonly LineRange[]>> {
  const git = gitIn(workingDirectory, stop);
  const base = await branchPoint(revision, git);
  const form = [`-U${linesAround}`, '--no-renames', '--no-color', '--no-ext-diff', '--no-textconv'];
  const shown = new Map<string, readonly LineRange[]>();
  for (const file of files) {
    const diff = (await git('diff', ...form, base, '--', file)) ?? '';
    const heads = diff.matchAll(/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm);
    shown.set(
      file,
      Array.from(heads, ([, first, count = '1']) => [Number(first), Number(first) + Number(count) - 1]),
    );
  }
  return shown;
}

/** Undefined where there is no repository. */
export async function repositoryRoot(
  workingDirectory: string,
  stop: AbortSignal,
): Promise<string | undefined> {
  const up = await gitIn(workingDirectory, stop)('rev-parse', '--show-cdup');
  return up === undefined ? undefined : resolve(workingDirectory, up.replace(/\r?\n$/, ''));
}

type Git = (...args: readonly string[]) => Promise<string | undefined>;

const gitIn =
  (folder: string, stop: AbortSignal): Git =>
  (...args) =>
    runGit(folder, args, stop);

/** The commit at which this branch left a revision. */
async function branchPoint(revision: string, git: Git): Promise<string> {
  const commit = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
  const base = commit && (await git('merge-base', commit.trim(), 'HEAD'));
  if (base) return base.trim();
  return refuse(
    t(
      '--changed-since: git knows no revision {0} that this branch comes from. A shallow clone has to be fetched deeper.',
      revision,
    ),
  );
}

/** @returns what it wrote; `undefined` where it ended with an error */
async function runGit(
  folder: string,
  args: readonly string[],
  stop: AbortSignal,
): Promise<string | undefined> {
  try {
    // Windows looks for programs in the folder that they are started in, which may be somebody else's.
    const options = { cwd: dirname(process.execPath), signal: stop, maxBuffer: mostBytes };
    return (await execute('git', ['-C', folder, ...args], options)).stdout;
  } catch (error) {
    stop.throwIfAborted();
    if (errorCode(error) === 'ENOENT')
      refuse(t('--changed-since needs the program git, which was not found.'));
    return undefined;
  }
}

function refuse(detail: string): never {
  throw new Problem('badInput', { detail });
}
